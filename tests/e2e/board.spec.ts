import { callAs, findProduct, fulfil, newCustomer, orderFor } from './caller';
import { readPdf } from './pdf';
import { ACCOUNTS } from './shop';
import { dialogOf, expectStatus, expectToast, storeSession } from './steps';
import { expect, test } from './visit';

test('staff take a move back, and decline an order with a reason that its customer reads', async ({
  page,
  visitor,
}) => {
  const person = await newCustomer();
  const caller = await callAs(person);
  const order = await orderFor(caller, await findProduct(caller, 'French Fries'));
  const customer = await visitor();
  await storeSession(customer, person);
  await customer.goto(`/history/${order.id}`);
  await expectStatus(customer, 'Order placed');

  await storeSession(page, ACCOUNTS.admin);
  await page.goto('/orders');
  const card = page.getByRole('article', { name: order.number });
  await card.getByRole('button', { name: 'Accept' }).click();
  // as long as the pointer is on it, it stays
  await page.getByRole('button', { name: 'Undo' }).hover();
  await expectStatus(customer, 'Accepted');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectStatus(customer, 'Order placed');
  await expect(card.getByRole('button', { name: 'Accept' })).toBeVisible();

  // many new orders are two lines each, with the next move only
  const folded = card.getByRole('button', { name: order.number, expanded: false });
  if ((await folded.count()) > 0) await folded.click();
  await card.getByRole('button', { name: 'Decline' }).click();
  await dialogOf(page).getByRole('button', { name: 'Decline' }).click();
  await expect(dialogOf(page).getByText('Say why, in a few words.')).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'The kitchen is too busy' }).click();
  await dialogOf(page).getByRole('button', { name: 'Decline' }).click();
  await expectToast(page, `${order.number} declined`);
  await expect(card).toHaveCount(0);
  await expectStatus(customer, 'Cancelled');
  await expect(customer.getByText('The kitchen is too busy', { exact: true })).toBeVisible();
  await caller.dispose();
});

test('staff find an order of the past and print its receipt', async ({ page }) => {
  const caller = await callAs(await newCustomer());
  const staff = await callAs(ACCOUNTS.admin);
  const order = await orderFor(caller, await findProduct(caller, 'Boba Pearls'), { qty: 3 });
  await fulfil(staff, order);

  await storeSession(page, ACCOUNTS.admin);
  await page.goto('/orders');
  await page.getByRole('link', { name: 'Past orders' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Past orders' })).toBeVisible();
  await page.getByRole('main').getByRole('searchbox').fill(order.number);
  await expect(page.getByText('1 order', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`search=${order.number}`));
  await page.getByRole('button', { name: order.number }).click();
  await expect(page.getByRole('region', { name: 'Lines' })).toContainText('3 Boba Pearls');
  await expect(page.getByRole('region', { name: 'Moves' }).getByRole('listitem')).toHaveCount(5);

  await page.getByRole('link', { name: `Receipt of ${order.number}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { print: () => Object.assign(window, { printed: true }) }));
  await page.getByRole('button', { name: 'Print' }).click();
  expect(await page.evaluate(() => 'printed' in window)).toBe(true);

  // the paper has the slip and nothing of the page around it
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('main').getByText('IDR 26,400').first()).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  const slip = page.locator('.receipt-slip');
  expect(await slip.evaluate((paper) => getComputedStyle(paper).color)).toBe('rgb(0, 0, 0)');
  await caller.dispose();
  await staff.dispose();
});

test('what is accepted is printed once, three cups on three labels of 58 mm, and its ticket whole on a roll of 80 mm', async ({
  page,
}) => {
  const caller = await callAs(await newCustomer());
  const [latte, fries] = [await findProduct(caller, 'Hazelnut Latte'), await findProduct(caller, 'French Fries')];
  const order = await caller.post<{ id: string; number: string }>('/transactions', {
    lines: [
      { product_id: latte.id, size_id: 2, qty: 2, note: 'alergi kacang' },
      { product_id: fries.id, size_id: 1, qty: 1, note: 'Extra crispy' },
    ],
    delivery_id: 3,
    payment_id: 3,
  });
  await storeSession(page, ACCOUNTS.admin);
  // a browser at a counter prints without asking; what it was given stays until it says that it has printed
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.prints = String(Number(document.documentElement.dataset.prints ?? 0) + 1);
      window.dispatchEvent(new Event('beforeprint'));
    };
  });
  const prints = () => page.evaluate(() => document.documentElement.dataset.prints);
  const printed = async () => {
    const document = readPdf(await page.pdf({ preferCSSPageSize: true }));
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.locator('.paper-job')).toHaveCount(0);
    return document;
  };

  await page.goto('/orders');
  await page.getByRole('button', { name: 'Print at accepting' }).click();
  await dialogOf(page).getByText('Cup labels', { exact: true }).click();
  await dialogOf(page).getByRole('button', { name: 'Done' }).click();
  const card = page.getByRole('article', { name: order.number });
  await card.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(prints).toBe('1');
  const labels = await printed();
  expect(labels.pages).toEqual([1, 2, 3].map(() => ({ width: 58, height: 40 })));
  for (const words of ['1of3', '2of3', '3of3', 'HazelnutLatte,Large', 'ALLERGY:alergikacang', 'Extracrispy']) {
    expect(labels.text).toContain(words);
  }
  expect(labels.text).not.toMatch(/IDR|Rp/);

  // taken back and accepted again, its labels are on their cups already
  await page.keyboard.press('Control+z');
  const again = card.getByRole('button', { name: 'Accept' });
  await expect(again).toBeVisible();
  await again.click();
  await expectToast(page, `${order.number} accepted`);
  expect(await prints()).toBe('1');

  const papers = page.getByRole('link', { name: `Ticket and labels of ${order.number}` });
  await papers.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ticket' })).toBeVisible();
  await page.getByRole('button', { name: 'Print ticket' }).click();
  await expect.poll(prints).toBe('2');
  const ticket = await printed();
  expect(ticket.pages).toEqual([{ width: 80, height: expect.any(Number) }]);
  for (const words of [order.number, 'ALLERGY:1OF2LINES', 'ALLERGY:alergikacang', 'Extracrispy', '3pieces']) {
    expect(ticket.text).toContain(words);
  }
  await caller.dispose();
});
