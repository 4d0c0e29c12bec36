import { callAs, findProduct } from './caller';
import { ACCOUNTS, PHONE } from './shop';
import { storeSession } from './steps';
import { expect, test } from './visit';

test('staff place a guest’s usual cup in a few taps, and the board of another shows it', async ({ page, visitor }) => {
  const staff = await callAs(ACCOUNTS.admin);
  const board = await visitor();
  await storeSession(board, ACCOUNTS.admin);
  await board.goto('/orders');
  await expect(board.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();

  await storeSession(page, ACCOUNTS.admin);
  await page.goto('/orders');
  await page.getByRole('link', { name: 'Counter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Counter' })).toBeVisible();
  // a press of the mouse or the thumb is a tap; what is typed is none
  await page.evaluate(() => {
    const counted = { taps: 0 };
    addEventListener('click', ({ isTrusted }) => (counted.taps += isTrusted ? 1 : 0), true);
    Object.assign(window, { counted });
  });
  const taps = () => page.evaluate(() => (window as unknown as { counted: { taps: number } }).counted.taps);

  await page.getByRole('button', { name: /^Hazelnut Latte/ }).click();
  await page.getByRole('radio', { name: 'Cash' }).click();
  await page.getByRole('button', { name: 'IDR 50,000', exact: true }).click();
  await page.getByRole('button', { name: 'Place order' }).click();
  const placed = page.getByText(/^SD-\d+ is on the board$/);
  await expect(placed).toBeVisible();
  await expect(page.getByText(/^Change: IDR/)).toBeVisible();
  expect(await taps()).toBeLessThanOrEqual(6);
  const number = /SD-\d+/.exec((await placed.textContent()) ?? '')?.[0] ?? '';

  const card = board.getByRole('article', { name: number });
  await expect(card).toBeVisible();
  // what other journeys left may be so much that cards come folded
  const folded = card.getByRole('button', { name: number, expanded: false });
  if ((await folded.count()) > 0) await folded.click();
  await expect(card).toContainText('Guest');
  await expect(card).toContainText(/Counter, take away/);
  await expect(card.getByText('Paid', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Accept' }).click();
  await expect(card.getByRole('button', { name: 'Start brewing' })).toBeVisible();

  await page.getByRole('link', { name: 'Receipt' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
  await expect(page.getByText(/^Cash\.$/)).toBeVisible();
  const [order] = await staff.get<{ id: string; counter: boolean; payment_method: string }[]>('/transactions', {
    search: number,
  });
  expect(order).toMatchObject({ counter: true, payment_method: 'Cash' });
  await staff.dispose();
});

test('the ticket outlives leaving the page and a network that is away, and becomes one order', async ({
  page,
  context,
}) => {
  const staff = await callAs(ACCOUNTS.admin);
  const latte = await findProduct(staff, 'Hazelnut Latte');
  await page.setViewportSize(PHONE);
  await storeSession(page, ACCOUNTS.admin);
  await page.goto('/counter');
  const tile = page.getByRole('button', { name: /^Hazelnut Latte/ });
  await tile.click();
  await tile.click();
  await page.getByRole('button', { name: 'To the ticket' }).click();
  await page.getByRole('radio', { name: 'At a table' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Name or number' }).fill('Budi');
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText('Say which table.')).toBeVisible();
  await expect(page.getByText('Say how the guest pays.')).toBeVisible();
  // not one of the shop's tables, which the field offers
  await page.getByRole('combobox', { name: 'Table' }).fill('12');
  await page.getByRole('radio', { name: 'Card terminal' }).click();

  await page.goto('/orders');
  await page.goto('/counter');
  await expect(page.getByRole('textbox', { name: 'Name or number' })).toHaveValue('Budi');
  await expect(page.getByRole('combobox', { name: 'Table' })).toHaveValue('12');

  // it reaches the shop, and its answer is lost
  await context.route('**/api/transactions/counter', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText(/that makes one order, never two/)).toBeVisible();
  await context.unroute('**/api/transactions/counter');
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText('Bring it to table 12.')).toBeVisible();

  const orders = await staff.get<
    { customer_name: string; table: string; lines: { product_id: string; qty: number }[] }[]
  >('/transactions', { search: 'Budi' });
  const mine = orders.filter(({ lines }) => lines.some(({ product_id }) => product_id === latte.id));
  expect(mine).toHaveLength(1);
  expect(mine[0]).toMatchObject({ customer_name: 'Budi', table: '12', lines: [{ qty: 2 }] });
  await staff.dispose();
});
