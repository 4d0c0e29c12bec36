import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../testing';
import { MenuTotals } from './menu-totals';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.database.db.deleteFrom('products').execute();
  await shop.makeProduct({ category_id: 1 });
  await shop.makeProduct({ category_id: 1 });
  await shop.makeProduct({ category_id: 3 });
  await shop.makeProduct({ category_id: 3, archived_at: shop.clock.now() });
});

it('counts what is on the menu: in all, of a category, of none there is', async () => {
  const totals = new MenuTotals(shop.database.db, 0);
  expect(await Promise.all([totals.of(), totals.of([1]), totals.of([3]), totals.of([2]), totals.of([])])).toEqual([
    3, 2, 1, 0, 0,
  ]);
});

it('counts each time where nothing may be kept', async () => {
  const totals = new MenuTotals(shop.database.db, 0);
  await totals.of();
  await shop.makeProduct();
  expect(await totals.of()).toBe(4);
});

it('gives a total for as long as was said, and counts once for all who come together', async () => {
  const select = vi.spyOn(shop.database.db, 'selectFrom');
  const totals = new MenuTotals(shop.database.db, 60_000);
  await Promise.all([totals.of(), totals.of([1]), totals.of([3])]);
  expect(select).toHaveBeenCalledTimes(1);
  select.mockRestore();
  await shop.makeProduct();
  expect(await totals.of()).toBe(3);
});

it('counts again, beside the answers, before a total is too old', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const totals = new MenuTotals(shop.database.db, 1_000);
  await totals.of();
  await shop.makeProduct();
  now.mockReturnValue(600);
  expect(await totals.of()).toBe(3);
  now.mockReturnValue(999);
  // the new count has begun at 600 and counts from then
  await expect.poll(() => totals.of(), { timeout: 2_000, interval: 10 }).toBe(4);
  await shop.makeProduct();
  now.mockReturnValue(1_600);
  expect(await totals.of()).toBe(5);
  now.mockRestore();
});

it('counts anew after a write, and lets no count that began before it come back', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const totals = new MenuTotals(shop.database.db, 1_000);
  await totals.of();
  now.mockReturnValue(600);
  // begins a count beside the answers
  await totals.of();
  totals.clear();
  await shop.makeProduct();
  await new Promise((done) => setTimeout(done, 50));
  expect(await totals.of()).toBe(4);
  now.mockRestore();
});

it('keeps no failure', async () => {
  const totals = new MenuTotals(shop.database.db, 60_000);
  const select = vi.spyOn(shop.database.db, 'selectFrom').mockImplementation(() => {
    throw new Error('away');
  });
  await expect(totals.of()).rejects.toThrow('away');
  select.mockRestore();
  expect(await totals.of()).toBe(3);
});
