import { newCustomer } from './caller';
import { lastMail } from './outbox';
import { ACCOUNTS, PHONE } from './shop';
import { addToCart, confirmAndPay, dialogOf, expectStatus, ORDER_PAGE, storeSession } from './steps';
import { expect, test } from './visit';

test('a transfer is copied, awaited, confirmed by staff, and seen by the customer without reload', async ({
  visitor,
}) => {
  const customer = await visitor({ viewport: PHONE, permissions: ['clipboard-read', 'clipboard-write'] });
  const staff = await visitor();
  await storeSession(staff, ACCOUNTS.admin);
  await staff.goto('/orders');
  const person = await newCustomer();
  await storeSession(customer, person);
  await addToCart(customer, 'Iced Lemon Tea');
  await confirmAndPay(customer, /^Bank account/);
  await expect(customer).toHaveURL(ORDER_PAGE);
  await expect(customer.getByText('Waiting for payment').first()).toBeVisible();

  const copied = () => customer.evaluate(() => navigator.clipboard.readText());
  await customer.getByRole('button', { name: 'Copy account number' }).click();
  await expect.poll(copied).toMatch(/^\d{10}$/);
  await customer.getByRole('button', { name: 'Copy amount' }).click();
  await expect.poll(copied).toBe('27500');
  await customer.getByRole('button', { name: 'Copy message' }).click();
  await expect.poll(copied).toMatch(/^SD-\d+$/);
  const number = await copied();
  await customer.evaluate(() => Object.assign(window, { notReloaded: true }));

  const card = staff.getByRole('article', { name: number });
  await expect(card.getByText('Waiting for transfer IDR 27,500')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Accept' })).toHaveCount(0);
  await card.getByRole('button', { name: 'Confirm payment' }).click();
  await expect(dialogOf(staff).getByText(/A transfer of exactly IDR 27,500 has come/)).toBeVisible();
  await dialogOf(staff).getByRole('button', { name: 'Confirm payment' }).click();
  await expect(customer.getByText('Paid', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Accept' }).click();
  await expectStatus(customer, 'Accepted');
  await expect(customer.getByText('Waiting for payment')).toHaveCount(0);
  expect(await customer.evaluate(() => 'notReloaded' in window)).toBe(true);

  // what is paid is said in a mail, as the profile promises
  const receipt = () => lastMail(person.email, new RegExp(`Subject: Your receipt ${number} from `));
  await expect.poll(receipt).toContain('IDR 27,500 is paid.');
  for (const words of [
    'With: Bank account',
    'Iced Lemon Tea',
    'Subtotal: IDR 25,000',
    'Tax and fees, 10 %: IDR 2,500',
    'Total: IDR 27,500',
  ])
    expect(receipt()).toContain(words);
});
