import type { Page } from '@playwright/test';
import { type Caller, callAs, findProduct, newCustomer } from './caller';
import { ACCOUNTS, SHOP } from './shop';
import { dialogOf, expectStatus, expectToast, storeSession } from './steps';
import { expect, test as base } from './visit';
import { layWire, type Wire } from './wire';

/** Of which one device comes to the shop over a wire that can be cut. */
const test = base.extend<{ wire: Wire }>({
  wire: async ({ browserName: _any }, use) => {
    const wire = await layWire();
    await use(wire);
    await wire.cut();
  },
});

let words = 0;

/** An accepted order of espressos. Its note keeps its cups apart from those of others: a tile is this order's alone. */
async function acceptedOrder(customer: Caller, staff: Caller, qty: number) {
  words += 1;
  const { id: product_id } = await findProduct(customer, 'Espresso');
  const lines = [{ product_id, size_id: 1, qty, note: `In a warm cup ${words}` }];
  const order = await customer.post<{ id: string; number: string }>('/transactions', {
    lines,
    delivery_id: 3,
    payment_id: 3,
  });
  await staff.patch(`/transactions/${order.id}`, { status_name: 'confirmed' });
  return order;
}

/** A device of staff that shows cups. */
async function showCups(page: Page, url = ''): Promise<void> {
  await storeSession(page, ACCOUNTS.admin);
  await page.addInitScript(() => localStorage.setItem('boardCups', 'on'));
  await page.goto(`${url}/orders`);
}

const tileOf = (page: Page, { number }: { number: string }, left: number) =>
  page.getByRole('button', { name: new RegExp(`^${left} ×.*Espresso.*${number}`) });
const readyCard = (page: Page, { number }: { number: string }) =>
  page.getByRole('region', { name: /^Ready/ }).getByRole('article', { name: number });
const statuses = async (caller: Caller, { id }: { id: string }) =>
  (await caller.get<{ timeline: { status_name: string }[] }>(`/transactions/${id}`)).timeline.map(
    ({ status_name }) => status_name,
  );

test('the first cup of an order begins it and its last one makes it ready, on the page its customer has open', async ({
  page,
  visitor,
}) => {
  test.slow();
  const person = await newCustomer();
  const [caller, staff] = [await callAs(person), await callAs(ACCOUNTS.admin)];
  const order = await acceptedOrder(caller, staff, 2);
  const customer = await visitor({ viewport: { width: 390, height: 844 } });
  await storeSession(customer, person);
  await customer.goto(`/history/${order.id}`);
  await expectStatus(customer, 'Accepted');

  await showCups(page);
  await tileOf(page, order, 2).click();
  await expectToast(page, `Espresso for ${order.number} made`);
  await expectStatus(customer, 'Brewing now');
  await tileOf(page, order, 1).click();
  await expectToast(page, `${order.number} ready`);
  await expectStatus(customer, 'Ready');
  await expect(readyCard(page, order)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectStatus(customer, 'Brewing now');
  await expect(tileOf(page, order, 1)).toBeVisible();
  await caller.dispose();
  await staff.dispose();
});

test('of two who make the same last cup the second one is told, and both boards have it ready once', async ({
  page,
  visitor,
}) => {
  test.slow();
  const [caller, staff] = [await callAs(await newCustomer()), await callAs(ACCOUNTS.admin)];
  const order = await acceptedOrder(caller, staff, 1);
  const other = await visitor();
  await showCups(page);
  await showCups(other);
  await expect(tileOf(page, order, 1)).toBeVisible();

  // what the second one says is on its way until the first one has been heard
  let hear: () => void = () => undefined;
  const heard = new Promise<void>((resolve) => {
    hear = resolve;
  });
  await other.route('**/pours', async (route) => {
    await heard;
    await route.continue();
  });
  const refused = other.waitForResponse((answer) => answer.url().endsWith('/pours'));
  await tileOf(other, order, 1).click();
  await expectToast(other, `${order.number} ready`);
  const noted = page.waitForResponse((answer) => answer.url().endsWith('/pours'));
  await tileOf(page, order, 1).click();
  expect((await noted).status()).toBe(200);
  hear();
  expect((await refused).status()).toBe(409);

  const told = `${order.number}: This order is ready, and nothing of it is made now`;
  await expect(other.getByText(told)).toBeVisible();
  await expect(page.getByText(told)).toHaveCount(0);
  for (const device of [page, other]) {
    await expect(readyCard(device, order)).toBeVisible();
    // an empty tile keeps its place for a while; nothing of it can be made any more
    await expect(tileOf(device, order, 1)).toHaveCount(0);
  }
  expect(await statuses(caller, order)).toEqual(['pending', 'confirmed', 'preparing', 'ready']);
  await caller.dispose();
  await staff.dispose();
});

test.describe('without the network', () => {
  // who reloads without it has the page from the service worker
  test.use({ serviceWorkers: 'allow' });

  test('cups are made through a break and a reload, told in order, and what was overtaken is said', async ({
    page,
    visitor,
    wire,
  }) => {
    test.slow();
    const [caller, staff] = [await callAs(await newCustomer()), await callAs(ACCOUNTS.admin)];
    const [overtaken, own] = [await acceptedOrder(caller, staff, 1), await acceptedOrder(caller, staff, 2)];
    const told: string[] = [];
    page.on('request', (request) => {
      const of = /transactions\/([\w-]+)\/pours$/.exec(request.url())?.[1];
      if (of) told.push(of);
    });
    await showCups(page, wire.url);
    await expect(tileOf(page, own, 2)).toBeVisible();
    // it has all of its files
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? ''), { timeout: 30_000 })
      .toBe('activated');

    await wire.cut();
    await tileOf(page, overtaken, 1).click();
    await tileOf(page, own, 2).click();
    await tileOf(page, own, 1).click();
    await expect(page.getByText('Not connected. 3 cups are told as soon as it is back.')).toBeVisible();
    await expect(readyCard(page, own)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^Not connected\. The orders as of \d\d:\d\d/)).toBeVisible();
    await expect(page.getByText('Not connected. 3 cups are told as soon as it is back.')).toBeVisible();
    for (const order of [own, overtaken]) await expect(readyCard(page, order)).toBeVisible();

    // meanwhile somebody else makes the first one's cup, on a device with a network, and hands it over
    const other = await visitor({ baseURL: SHOP.url, serviceWorkers: 'block' });
    await showCups(other);
    await tileOf(other, overtaken, 1).click();
    await expect.poll(async () => (await statuses(caller, overtaken)).at(-1)).toBe('ready');
    await readyCard(other, overtaken).getByRole('button', { name: 'Hand over' }).click();
    await dialogOf(other).getByRole('button', { name: 'Received' }).click();
    await expect.poll(async () => (await statuses(caller, overtaken)).at(-1)).toBe('picked up');
    expect(await statuses(caller, own)).toEqual(['pending', 'confirmed']);

    told.length = 0;
    await wire.mend();
    await expect(page.getByText(/^Not connected\./)).toHaveCount(0, { timeout: 40_000 });
    await expect(
      page.getByText(`${overtaken.number}: This order is picked up, and nothing of it is made now`),
    ).toBeVisible();
    await expect.poll(() => statuses(caller, own)).toEqual(['pending', 'confirmed', 'preparing', 'ready']);
    expect(told.filter((id, index) => id !== told[index - 1])).toEqual([overtaken.id, own.id]);
    expect(told.filter((id) => id === own.id).length).toBeGreaterThanOrEqual(2);
    for (const device of [page, other]) {
      await expect(readyCard(device, own)).toBeVisible();
      await expect(device.getByRole('article', { name: overtaken.number })).toHaveCount(0);
    }
    await caller.dispose();
    await staff.dispose();
  });
});
