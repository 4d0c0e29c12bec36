import { callAs, findProduct, fulfil, newCustomer, orderFor } from './caller';
import { openTable, readTable } from './report';
import { ACCOUNTS, PHONE } from './shop';
import { addToCart, dialogOf, expectStatus, expectToast, logIn, payOnDelivery, storeSession } from './steps';
import { expect, test } from './visit';

test('staff move an order to ready in a second browser while the customer’s page follows without reload', async ({
  visitor,
}) => {
  const customer = await visitor({ viewport: PHONE });
  const staff = await visitor();

  await logIn(customer);
  await addToCart(customer, 'Matcha Latte');
  await logIn(staff, ACCOUNTS.admin);
  // who comes to work lands on the board
  await expect(staff.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();

  await payOnDelivery(customer);
  const number = await customer
    .getByText(/^SD-\d+$/)
    .first()
    .innerText();
  await customer.evaluate(() => Object.assign(window, { notReloaded: true }));

  // the order appears on the board by itself
  const card = staff.getByRole('article').filter({ hasText: number });
  await expect(card).toBeVisible();
  for (const [move, heading] of [
    ['Accept', 'Accepted'],
    ['Start brewing', 'Brewing now'],
    ['Mark ready', 'Ready'],
  ] as const) {
    await card.getByRole('button', { name: move }).click();
    await expect(customer.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  expect(await customer.evaluate(() => 'notReloaded' in window)).toBe(true);
});

test('a customer cancels an order that staff have not accepted', async ({ page }) => {
  await logIn(page);
  await addToCart(page, 'Mineral Water');
  await payOnDelivery(page);
  await page.getByRole('button', { name: /^Cancel/ }).click();
  await dialogOf(page).getByRole('button', { name: 'yes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cancelled' })).toBeVisible();
});

test('staff bring back what nobody took, and refund a finished order by piece and then the rest', async ({
  visitor,
}) => {
  const person = await newCustomer();
  const caller = await callAs(person);
  const shop = await callAs(ACCOUNTS.admin);
  const drip = await findProduct(caller, 'Vietnam Drip');
  const ride = await orderFor(caller, drip, { address: 'Jl. Melati 5' });
  await fulfil(shop, ride, 'out for delivery');
  const eaten = await orderFor(caller, drip, { qty: 2 });
  await fulfil(shop, eaten);

  const customer = await visitor({ viewport: PHONE });
  await storeSession(customer, person);
  await customer.goto(`/history/${ride.id}`);
  await expectStatus(customer, 'On the way');
  await customer.evaluate(() => Object.assign(window, { notReloaded: true }));
  const staff = await visitor();
  await storeSession(staff, ACCOUNTS.admin);
  await staff.goto('/orders');
  await staff.getByRole('article', { name: ride.number }).getByRole('button', { name: 'Bring back' }).click();
  const question = dialogOf(staff);
  await question.getByRole('button', { name: 'Bring back' }).click();
  await expect(question.getByText('Say why, in a few words.')).toBeVisible();
  await question.getByRole('button', { name: 'Nobody opened the door' }).click();
  await question.getByRole('button', { name: 'Bring back' }).click();
  await expectStatus(customer, 'Cancelled');
  await expect(customer.getByText('Nobody opened the door', { exact: false }).first()).toBeVisible();
  await expect(customer.getByText('Nothing to pay.')).toBeVisible();
  expect(await customer.evaluate(() => 'notReloaded' in window)).toBe(true);

  const owner = await visitor();
  await storeSession(owner, ACCOUNTS.admin);
  await owner.goto('/dashboard');
  await openTable(owner);
  const outcome = async () => (await readTable(owner)).running[1];
  const before = Number(await outcome());

  await staff.goto(`/orders/past?search=${eaten.number}`);
  await staff.getByRole('button', { name: eaten.number }).click();
  await staff.getByRole('button', { name: `Refund ${eaten.number}` }).click();
  const part = eaten.total / 2;
  const sum = (amount: number) => `IDR ${amount.toLocaleString('en-US')}`;
  await dialogOf(staff).getByRole('button', { name: /more/i }).click();
  await dialogOf(staff).getByLabel('Reason').fill('One was cold');
  await dialogOf(staff)
    .getByRole('button', { name: `Refund ${sum(part)}` })
    .click();
  await expectToast(staff, `${sum(part)} of ${eaten.number} refunded`);
  await expect(staff.getByText(`Refunded ${sum(part)}`, { exact: true })).toBeVisible();
  await expect.poll(outcome).toBe(before + part);
  await customer.goto('/history');
  await expect(customer.getByText(`Refunded ${sum(part)}`, { exact: false })).toBeVisible();
  await customer.goto(`/history/${eaten.id}/receipt`);
  await expect(customer.getByText(`Refunded ${sum(part)} of ${sum(eaten.total)}.`, { exact: false })).toBeVisible();

  await staff.getByRole('button', { name: `Refund ${eaten.number}` }).click();
  await dialogOf(staff)
    .getByRole('button', { name: /^All that is left/ })
    .click();
  await dialogOf(staff).getByLabel('Reason').fill('The other one too');
  await dialogOf(staff)
    .getByRole('button', { name: `Refund ${sum(part)}` })
    .click();
  await expect(staff.getByText('Refunded', { exact: true })).toBeVisible();
  await expect(staff.getByRole('button', { name: `Refund ${eaten.number}` })).toHaveCount(0);
  await expect.poll(outcome).toBe(before + eaten.total);
  await customer.reload();
  await expect(customer.getByText(`Refunded ${sum(eaten.total)}`, { exact: false })).toBeVisible();
  const again = shop.post(`/transactions/${eaten.id}/refunds`, { whole: true, reason: 'Once more' });
  await expect(again).rejects.toThrow('Everything has been refunded already');
  await caller.dispose();
  await shop.dispose();
});
