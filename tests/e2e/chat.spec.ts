import { callAs, findProduct, fulfil, newCustomer, orderFor } from './caller';
import { ACCOUNTS } from './shop';
import { chooseFile, expectStatus, storeSession } from './steps';
import { expect, test } from './visit';

/** One pixel, as a camera's file would come. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('customer and staff write to each other about an order, live, and nobody else reads it', async ({
  page,
  visitor,
}) => {
  test.slow();
  const person = await newCustomer();
  const caller = await callAs(person);
  const order = await orderFor(caller, await findProduct(caller, 'French Fries'));
  const customer = await visitor({ viewport: { width: 390, height: 844 } });
  await storeSession(customer, person);
  await customer.goto(`/history/${order.id}`);
  await expectStatus(customer, 'Order placed');
  await storeSession(page, ACCOUNTS.admin);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/orders');
  const card = page.getByRole('article', { name: order.number });
  await expect(card).toBeVisible();

  await customer.getByRole('button', { name: 'Chat with us' }).click();
  const theirs = customer.getByRole('dialog');
  await theirs.getByRole('textbox', { name: 'Message' }).fill('No salt, please');
  await theirs.getByRole('textbox', { name: 'Message' }).press('Enter');
  await expect(theirs.getByRole('log').getByText('No salt, please')).toBeVisible();
  await expect(theirs.getByText('Sending')).toBeHidden();
  await expect(theirs.getByText('Read', { exact: true })).toBeHidden();

  // counted on the card without a reload, and seen by being read
  const folded = card.getByRole('button', { name: order.number, expanded: false });
  if ((await folded.count()) > 0) await folded.click();
  await card.getByRole('button', { name: `Chat about ${order.number} 1 unread` }).click();
  const ours = page.getByRole('dialog');
  await expect(ours.getByText('No salt, please')).toBeVisible();
  await expect(theirs.getByText('Read', { exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: `Chat about ${order.number}`, exact: true })).toBeVisible();

  // the other way, by one press; then with the customer's chat closed
  await ours.getByRole('button', { name: 'We are on it.' }).click();
  await expect(theirs.getByRole('log').getByText('We are on it.')).toBeVisible();
  await theirs.getByRole('button', { name: 'Close' }).click();
  await expect(theirs).toBeHidden();
  await ours.getByRole('textbox', { name: 'Message' }).fill('Like this?');
  await ours.getByRole('textbox', { name: 'Message' }).press('Enter');
  const badge = customer.getByRole('banner').getByRole('button', { name: 'Chat, 1 unread' });
  await expect(badge).toBeVisible();

  // a picture, by way of the bar
  await badge.click();
  await expect(theirs.getByText('Like this?')).toBeVisible();
  await expect(customer.getByRole('button', { name: 'Chat, 1 unread' })).toBeHidden();
  await chooseFile(customer, () => theirs.getByRole('button', { name: 'Send a picture' }).click(), {
    name: 'fries.png',
    mimeType: 'image/png',
    buffer: PIXEL,
  });
  const shown = ours.getByRole('img', { name: /^Sent by/ });
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  // what is typed outlives a reload
  await theirs.getByRole('textbox', { name: 'Message' }).fill('And a fork');
  await customer.reload();
  await customer.getByRole('banner').getByRole('button', { name: 'Chat' }).click();
  await expect(theirs.getByRole('textbox', { name: 'Message' })).toHaveValue('And a fork');

  const stranger = await callAs(await newCustomer());
  for (const path of ['chat', 'chat/image?message=1'])
    await expect(stranger.get(`/transactions/${order.id}/${path}`)).rejects.toThrow(/answers 404/);
  expect(await stranger.get('/transactions/chats')).toEqual([]);
  await stranger.dispose();
  await caller.dispose();
});

test('staff begin to write about an order that was handed over, from the orders of the past', async ({
  page,
  visitor,
}) => {
  const person = await newCustomer();
  const caller = await callAs(person);
  const staff = await callAs(ACCOUNTS.admin);
  const order = await orderFor(caller, await findProduct(caller, 'French Fries'));
  await fulfil(staff, order);
  await storeSession(page, ACCOUNTS.admin);
  await page.goto('/orders/past');
  await page.getByRole('main').getByRole('searchbox').fill(order.number);
  await page.getByRole('button', { name: order.number }).click();
  await page.getByRole('button', { name: `Chat about ${order.number}` }).click();
  const ours = page.getByRole('dialog');
  await ours.getByRole('textbox', { name: 'Message' }).fill('You left a glove');
  await ours.getByRole('textbox', { name: 'Message' }).press('Enter');
  await expect(ours.getByRole('log').getByText('You left a glove')).toBeVisible();

  const customer = await visitor();
  await storeSession(customer, person);
  await customer.goto(`/history/${order.id}`);
  await customer.getByRole('banner').getByRole('button', { name: 'Chat, 1 unread' }).click();
  await expect(customer.getByRole('dialog').getByText('You left a glove')).toBeVisible();
  await caller.dispose();
  await staff.dispose();
});
