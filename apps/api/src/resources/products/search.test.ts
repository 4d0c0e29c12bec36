import type { ProductSummary } from '@seduh/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_MENU } from '@seduh/domain/demo-menu';
import { createTestApp, type TestApp } from '../../testing';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  for (const [index, { name, nameTranslations, weight, categoryId }] of DEMO_MENU.entries()) {
    await shop.makeProduct({
      product_name: name,
      name_translations: nameTranslations,
      category_id: categoryId,
      sold: weight,
      created_at: new Date(Date.UTC(2026, 0, 1 + index)),
    });
  }
  await shop.makeProduct({ product_name: '100% Arabica_Beans', sold: 0 });
});
afterAll(() => shop.close());

async function search(text: string, rest = '') {
  const response = await shop.app.inject(`/api/products?search=${encodeURIComponent(text)}${rest}`);
  expect(response.statusCode).toBe(200);
  return response.json<{ data: ProductSummary[] }>().data.map(({ product_name }) => product_name);
}

it.each([
  ['hazelnut', 'Hazelnut Latte'],
  ['HAZELNUT LATTE', 'Hazelnut Latte'],
  ['  aren ', 'Kopi Susu Gula Aren'],
  ['hazlenut', 'Hazelnut Latte'],
  ['capucino', 'Cappuccino'],
  ['machiato', 'Caramel Macchiato'],
  ['expresso', 'Espresso'],
  ['expreso', 'Espresso'],
  ['crosant', 'Butter Croissant'],
  ['chesecake', 'Strawberry Cheesecake'],
  ['brwnies', 'Fudge Brownies'],
  ['donat', 'Strawberry Sprinkle Donut'],
  ['nasi gorng', 'Nasi Goreng Telur'],
  ['latte iced', 'Iced Latte'],
])('finds for "%s" first %s', async (typed, name) => {
  expect((await search(typed))[0]).toBe(name);
});

it.each([
  ['kentang', 'French Fries'],
  ['KENTANG GORENG', 'French Fries'],
  ['kentng goreng', 'French Fries'],
  ['cokelat panas', 'Hot Chocolate'],
  ['coklat panas', 'Hot Chocolate'],
  ['es teh', 'Iced Lemon Tea'],
  ['alpukat', 'Avocado Egg Toast'],
  ['stroberry smoothie', 'Strawberry Smoothie'],
])('finds by its Indonesian name for "%s" first %s', async (typed, name) => {
  expect((await search(typed))[0]).toBe(name);
});

it.each(DEMO_MENU.flatMap(({ name, nameTranslations }) => (nameTranslations ? [[name, nameTranslations.id]] : [])))(
  'finds %s by either of its names, whole, in part and with a letter missing',
  async (name, translation = '') => {
    const slip = (text: string) => `${text.slice(0, 4)}${text.slice(5)}`;
    for (const typed of [name, translation, name.slice(0, 5), translation.slice(0, 5), slip(name), slip(translation)])
      expect(await search(typed, '&limit=50'), typed).toContain(name);
  },
);

it('finds no text that only two names together hold', async () => {
  expect(await search('fries kentang', '&limit=50')).not.toContain('Nasi Goreng Telur');
  const { rows } = await shop.database.pool.query<{ found: boolean }>(
    "select search_name like '%fries kentang%' or search_name like '%fries  kentang%' as found from products where product_name = 'French Fries'",
  );
  expect(rows[0]?.found).toBe(false);
});

it('follows a name that is changed, taken away, and one that goes off the menu', async () => {
  const id = await shop.makeProduct({ product_name: 'Ginger Tea', name_translations: { id: 'Teh Jahe' } });
  const { headers } = await shop.makeUser({ role: 'Admin' });
  const edit = (payload: object) => shop.app.inject({ method: 'PATCH', url: `/api/products/${id}`, headers, payload });
  expect(await search('teh jahe')).toContain('Ginger Tea');
  await edit({ name_translations: { id: 'Sarsaparila' } });
  expect(await search('sarsaparila')).toContain('Ginger Tea');
  expect(await search('teh jahe')).not.toContain('Ginger Tea');
  await edit({ name_translations: { id: '' } });
  expect(await search('sarsaparila')).toEqual([]);
  expect(await search('ginger')).toContain('Ginger Tea');
  await edit({ name_translations: { id: 'Sarsaparila' }, archived: true });
  expect(await search('sarsaparila')).toEqual([]);
});

it('finds part of a word, and puts what was typed before what is only like it', async () => {
  const found = await search('latte');
  expect(found.slice(0, 4).every((name) => name.includes('Latte'))).toBe(true);
  expect(await search('cho')).toEqual(expect.arrayContaining(['Hot Chocolate', 'Chocolate Chip Cookie']));
});

it('takes what may be a slip for one, though it happens to stand inside another word', async () => {
  const found = await search('late', '&limit=50');
  expect(found).toEqual(expect.arrayContaining(['Hazelnut Latte', 'Hot Chocolate']));
});

it('leaves out what is merely like the text where that stands on the menu word for word', async () => {
  const id = await shop.makeProduct({ product_name: 'Lattu Cake' });
  expect(await search('late', '&limit=50')).toContain('Lattu Cake');
  expect((await search('latte', '&limit=50')).every((name) => name.includes('Latte'))).toBe(true);
  await shop.database.db.deleteFrom('products').where('id', '=', id).execute();
});

it('tells the same total on every page, also past the last', async () => {
  const total = async (text: string, page: number) => {
    const { meta } = (await shop.app.inject(`/api/products?search=${text}&limit=2&page=${page}`)).json<{
      meta: { totalData: number };
    }>();
    return meta.totalData;
  };
  for (const text of ['latte', 'late', 'choclate', 'zzzz']) {
    const first = await total(text, 1);
    expect([await total(text, 2), await total(text, 99)], text).toEqual([first, first]);
  }
  expect(await total('latte', 99)).toBeGreaterThan(2);
});

it('takes the name of a category for all that is in it', async () => {
  const coffees = DEMO_MENU.filter(({ categoryId }) => categoryId === 1).map(({ name }) => name);
  expect((await search('Coffee', '&limit=50')).sort()).toEqual(expect.arrayContaining(coffees.sort()));
  expect(await search('non coffe')).toContain('Matcha Latte');
});

it('keeps the sort that was asked for', async () => {
  const found = await search('latte', '&sort=newest');
  expect(found).toEqual(expect.arrayContaining(['Hazelnut Latte', 'Iced Latte', 'Matcha Latte', 'Taro Latte']));
  expect(found.indexOf('Taro Latte')).toBeLessThan(found.indexOf('Hazelnut Latte'));
});

it.each(['zzzz', 'burger', 'spaghetti', 'pizza margherita', "'; drop table products; --", '\\', '((('])(
  'finds nothing for %s',
  async (typed) => {
    expect(await search(typed)).toEqual([]);
  },
);

it('takes % and _ as the letters they are', async () => {
  expect(await search('100%')).toEqual(['100% Arabica_Beans']);
  expect(await search('%')).toEqual(['100% Arabica_Beans']);
  expect(await search('_')).toEqual(['100% Arabica_Beans']);
});

it.each([
  ['cofee', 1],
  ['coffed', 1],
  ['ocffee', 1],
  ['fods', 3],
  ['foodss', 3],
])('takes %s for the category that was meant', async (text, categoryId) => {
  const found = await search(text, '&limit=50');
  expect(found.length).toBeGreaterThan(3);
  expect(found.toSorted()).toEqual((await search('', `&limit=50&categories=${categoryId}`)).toSorted());
});

it('does not guess a category from two slips, or from three letters', async () => {
  expect(await search('cofe')).toEqual([]);
  expect(await search('fod')).toEqual([]);
});
