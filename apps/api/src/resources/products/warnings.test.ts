import type { ProductWarning } from '@seduh/contract';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, TEST_NOW, type TestUser } from '../../testing';

// What of the menu somebody asked to be warned of, each product as it comes.
let shop: TestApp;
let [latte, bun, tea, gone] = ['', '', '', ''];

const contents = (allergens: string[]) => JSON.stringify({ allergens, caffeine_mg: null, sugar_g: null, kcal: null });

beforeAll(async () => {
  shop = await createTestApp();
  latte = await shop.makeProduct({ contains: contents(['nuts']) });
  // nobody has said what is in it
  bun = await shop.makeProduct();
  tea = await shop.makeProduct({ contains: contents([]) });
  gone = await shop.makeProduct({ contains: contents(['milk']), archived_at: new Date(TEST_NOW) });
  const { optionIds } = await shop.makeGroup({ on: [latte], defaults: [0] });
  for (const [place, allergens] of [['milk'], ['gluten']].entries())
    await shop.database.db
      .updateTable('options')
      .set({ contains: contents(allergens) })
      .where('id', '=', optionIds[place] ?? 0)
      .execute();
});
afterAll(() => shop.close());

const ask = async ({ headers }: TestUser, ids: string[]) =>
  (await shop.app.inject({ url: `/api/products/warnings?ids=${ids.join()}`, headers }))
    .json<{ data: ProductWarning[] }>()
    .data.toSorted((one, other) => ids.indexOf(one.product_id) - ids.indexOf(other.product_id));

it('says what is avoided in a product with its defaults, and where nobody knows', async () => {
  const rani = await shop.makeUser({ avoids: ['milk', 'nuts', 'gluten'] });
  expect(await ask(rani, [latte, bun, tea, gone, uuidv7()])).toEqual([
    { product_id: latte, warning: { contains: ['milk', 'nuts'], unknown: false } },
    { product_id: bun, warning: { contains: [], unknown: true } },
  ]);
});

it('says it of what is asked for, and to who asked to be warned', async () => {
  const rani = await shop.makeUser({ avoids: ['milk'] });
  expect(await ask(rani, [tea])).toEqual([]);
  expect(await ask(rani, [])).toEqual([]);
  expect(await ask(rani, ['latte'])).toEqual([]);
  for (const who of [await shop.makeUser(), await shop.makeUser({ avoids: [] })])
    expect(await ask(who, [latte, bun])).toEqual([]);
});

it('is kept by nobody on the way', async () => {
  const { headers } = await shop.makeUser({ avoids: ['milk'] });
  const answer = await shop.app.inject({ url: `/api/products/warnings?ids=${latte}`, headers });
  expect(answer.headers['cache-control']).toBe('no-store');
});
