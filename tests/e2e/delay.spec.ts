import { callAs, findProduct, newCustomer, orderFor } from './caller';
import { ACCOUNTS } from './shop';
import { dialogOf, expectStatus, expectToast, storeSession } from './steps';
import { expect, test } from './visit';

test('staff say why an order is late and how late; its customer and the board have the same time, and hear when it is taken back', async ({
  page,
  visitor,
}) => {
  test.slow();
  const patient = await newCustomer();
  const waiting = await callAs(patient);
  const order = await orderFor(waiting, await findProduct(waiting, 'Butter Croissant'));
  const customer = await visitor({ viewport: { width: 390, height: 844 } });
  await storeSession(customer, patient);
  await customer.goto(`/history/${order.id}`);
  await expectStatus(customer, 'Order placed');

  await storeSession(page, ACCOUNTS.admin);
  await page.goto('/orders');
  const card = page.getByRole('article', { name: order.number });
  const unfold = async () => {
    await expect(card).toBeVisible();
    const folded = card.getByRole('button', { name: order.number, expanded: false });
    if ((await folded.count()) > 0) await folded.click();
  };
  await unfold();
  await card.getByRole('button', { name: 'Accept', exact: true }).click();
  await expectStatus(customer, 'Accepted');
  await unfold();
  await card.getByRole('button', { name: `Say why ${order.number} is late` }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'A machine needs a moment' }).click();
  await dialog.getByRole('radio', { name: '30 min' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Tell the customer' }).click();
  await expectToast(page, `${order.number}: the customer knows why`);

  const { forecast } = await waiting.get<{ forecast: { to: string } }>(`/transactions/${order.id}`);
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Jakarta' }).format(
    new Date(forecast.to),
  );
  // to the page that is open, by itself
  await expect(customer.getByText(`Running late: now about ${time}. A machine needs a moment.`)).toBeVisible();
  await expect(card.getByText(new RegExp(`expected ${time}$`))).toBeVisible();

  await unfold();
  await card.getByRole('button', { name: `Say why ${order.number} is late` }).click();
  await expect(dialog.getByRole('radio', { name: '30 min' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  await expectToast(page, `${order.number}: nothing is said any more`);
  await expect(customer.getByText(/Running late/)).toHaveCount(0);
  await expect(card.getByText(/expected/)).toHaveCount(0);
  await waiting.dispose();
});
