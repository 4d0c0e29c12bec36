import { callAs, findProduct, newCustomer } from './caller';
import { addToCart, ORDER_PAGE, expectStatus, storeSession } from './steps';
import { expect, test } from './visit';

/** This evening at 20:00 in Jakarta. */
const AT = '2026-11-20T13:00:00.000Z';

test('a time whose kitchen is taken is refused to a page that still offered it, with the cart as it was, and then says full', async ({
  page,
}) => {
  test.slow();
  const rival = await callAs(await newCustomer());
  const [fries, coffee] = [await findProduct(rival, 'French Fries'), await findProduct(rival, 'Espresso')];
  const linesOf = ({ id }: { id: string }) => [{ product_id: id, size_id: 1, qty: 4 }];
  const isFull = async (product: { id: string }) => {
    const lines = linesOf(product);
    return (await rival.post<{ full: string[] }>('/transactions/times', { lines, delivery_id: 3 })).full.includes(AT);
  };
  expect(await isFull(fries)).toBe(false);

  await storeSession(page, await newCustomer());
  await addToCart(page, 'French Fries');
  await page.goto('/cart');
  const pieces = page.getByRole('spinbutton', { name: 'Quantity of French Fries' });
  await pieces.fill('4');
  await pieces.press('Enter');
  await page.goto('/payment');
  await page.getByRole('radio', { name: /Cash on delivery/ }).check({ force: true });
  await page.getByRole('button', { name: 'Edit the address details' }).click();
  await page.getByRole('radio', { name: 'Pick up' }).check({ force: true });
  await page.getByRole('radio', { name: 'No', exact: true }).check({ force: true });
  const time = page.getByLabel('Set Time');
  await expect(time.getByRole('option', { name: '20:00', exact: true })).toBeEnabled();
  await time.selectOption({ label: '20:00' });
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Pick up, today 20:00')).toBeVisible();
  const pay = page.getByRole('button', { name: 'Confirm and pay' }).filter({ visible: true }).first();
  await expect(pay).toBeEnabled();

  // two cooks have a quarter of an hour for what is wanted at eight: four more portions are too many
  await rival.post('/transactions', { lines: linesOf(fries), delivery_id: 3, payment_id: 3, time: AT });
  expect(await isFull(fries)).toBe(true);
  // of that minute the bar has all of its time
  expect(await isFull(coffee)).toBe(false);

  await pay.click();
  const refusal = page.getByText(/^This time is full\. The next one is today 20:\d\d$/).first();
  await expect(refusal).toBeVisible();
  await expect(page).toHaveURL(/\/payment$/);
  await expect(page.getByText('French Fries').filter({ visible: true }).first()).toBeVisible();
  const next = (await refusal.textContent())?.match(/\d\d:\d\d/)?.[0] ?? '';

  await page.getByRole('button', { name: 'Change the time' }).click();
  await expect(time.getByRole('option', { name: '20:00, full' })).toBeDisabled();
  await time.selectOption({ label: next });
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(`Pick up, today ${next}`)).toBeVisible();
  await expect(refusal).toHaveCount(0);
  await expect(pay).toBeEnabled();
  await pay.click();
  await expect(page).toHaveURL(ORDER_PAGE);
  await expectStatus(page, 'Order placed');
  await expect(page.getByText('French Fries').first()).toBeVisible();
  await rival.dispose();
});
