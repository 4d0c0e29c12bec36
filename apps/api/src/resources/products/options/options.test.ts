import { OptionGroupEditBody, type OptionGroupDetail, type Pagination, type ProductDetail } from '@seduh/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HttpError } from '../../../platform/http/errors';
import { createTestApp, type TestApp } from '../../../testing';
import { meetingOf } from '../../../testing/helpers';
import { saveGroup } from './repository';
import { createOptionEditing } from './service';

let shop: TestApp;
beforeAll(async () => {
  // lists are kept for long: a write has to say that they no longer hold
  shop = await createTestApp({ config: { catalogueAgeMs: 60_000 } });
});
afterAll(() => shop.close());

interface Answer<Data> {
  status: number;
  msg: string;
  code?: string;
  data: Data;
}
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

async function call<Data = OptionGroupDetail>(method: Method, url: string, payload?: object): Promise<Answer<Data>> {
  const request = { method, url: `/api${url}`, headers: await shop.as('Admin'), remoteAddress: shop.nextAddress() };
  return (await shop.app.inject({ ...request, ...(payload ? { payload } : {}) })).json();
}
const groups = async () => (await call<OptionGroupDetail[]>('GET', '/options/groups')).data;
const product = async (id: string) => (await call<ProductDetail>('GET', `/products/${id}`)).data;
const listed = async (id: string) =>
  (await call<ProductDetail[]>('GET', '/products?limit=50')).data.find((each) => each.id === id);
const names = ({ options }: Pick<OptionGroupDetail, 'options'>) => options.map(({ option_name }) => option_name);

const milk = {
  group_name: 'Milk',
  min: 1,
  max: 1,
  options: [
    { option_name: 'Whole', contains: { allergens: ['milk'], caffeine_mg: 0, sugar_g: 9, kcal: 120 } },
    { option_name: 'Oat', surcharge: 9_000 },
    { option_name: 'None', surcharge: -2_000 },
  ],
};
const makeMilk = async () => (await call('POST', '/options/groups', milk)).data;
const idsOf = ({ options }: OptionGroupDetail) => options.map(({ id }) => id);

describe('a group', () => {
  it('is made with its options, of which nothing is known that was not said', async () => {
    const { status, msg, data } = await call('POST', '/options/groups', milk);
    expect([status, msg]).toEqual([201, 'Milk created successfully']);
    expect(data).toMatchObject({ group_name: 'Milk', min: 1, max: 1, archived: false, version: 1, products: 0 });
    expect(data.options).toMatchObject([
      { ...milk.options[0], surcharge: 0, available: true, sold_out_until: null },
      {
        option_name: 'Oat',
        surcharge: 9_000,
        contains: { allergens: null, caffeine_mg: null, sugar_g: null, kcal: null },
      },
      { option_name: 'None', surcharge: -2_000 },
    ]);
    expect(await groups()).toContainEqual(data);
  });

  it('has its options renamed, repriced, added, archived and put in order as a whole', async () => {
    const group = await makeMilk();
    const [whole = 0, oat = 0, none = 0] = idsOf(group);
    const options = [
      { id: oat, option_name: 'Oat milk', surcharge: 8_000 },
      { id: whole, option_name: 'Whole milk' },
      { option_name: 'Soy milk', surcharge: 6_000 },
    ];
    const { data } = await call('PATCH', `/options/groups/${group.id}`, { options, version: 1 });
    expect(data.version).toBe(2);
    expect(data.options.map(({ id }) => id).slice(0, 2)).toEqual([oat, whole]);
    expect(names(data)).toEqual(['Oat milk', 'Whole milk', 'Soy milk']);
    // what was not said of it stays
    expect(data.options[1]?.contains).toMatchObject({ allergens: ['milk'], kcal: 120 });
    const back = [...options.slice(0, 2), { id: none, option_name: 'No milk', surcharge: -2_000 }];
    const again = await call('PATCH', `/options/groups/${group.id}`, { options: back });
    expect(idsOf(again.data)).toEqual([oat, whole, none]);
  });

  it('says what its options take and where, which stays until somebody says otherwise', async () => {
    const blended = { option_name: 'Blended', making: { seconds: 40, station: 'bar' } };
    const made = (await call('POST', '/options/groups', { ...milk, options: [...milk.options, blended] })).data;
    expect(made.options.map(({ making }) => making)).toEqual([
      ...milk.options.map(() => ({ seconds: null, station: null })),
      blended.making,
    ]);
    const rows = made.options.map(({ id, option_name, surcharge }) => ({ id, option_name, surcharge }));
    const first = { ...rows[0], making: { seconds: 5, station: null } };
    const { data } = await call('PATCH', `/options/groups/${made.id}`, { options: [first, ...rows.slice(1)] });
    expect([data.options[0]?.making, data.options.at(-1)?.making]).toEqual([first.making, blended.making]);
    // customers are told what a cup costs, not what it takes
    const id = await shop.makeProduct();
    await call('PATCH', `/products/${id}`, { option_groups: [{ id: made.id }] });
    expect((await product(id)).option_groups[0]?.options[0]).not.toHaveProperty('making');
  });

  it('stays as it is where nothing is sent, and answers 409 with what is there to whoever saw something else', async () => {
    const group = await makeMilk();
    const path = `/options/groups/${group.id}`;
    expect((await call('PATCH', path, {})).data).toEqual(group);
    await call('PATCH', path, { group_name: 'Milk of today', version: 1 });
    const { status, code, data } = await call('PATCH', path, { group_name: 'Milks', version: 1 });
    expect([status, code, data.group_name]).toEqual([409, 'EDIT_CONFLICT', 'Milk of today']);
  });

  it.each<[string, object, string]>([
    ['no name', { ...milk, group_name: ' ' }, 'group_name'],
    ['no options', { ...milk, options: [] }, 'options'],
    ['31 options', { ...milk, options: Array.from({ length: 31 }, () => ({ option_name: 'Oat' })) }, 'options'],
    ['more to choose than may be', { ...milk, min: 2 }, 'min'],
    ['more to choose than there is', { ...milk, min: 4, max: 4 }, 'min'],
    ['none that may be chosen', { ...milk, min: 0, max: 0 }, 'max'],
    ['an option without a name', { ...milk, options: [{ option_name: '' }] }, 'options.0.option_name'],
    ['half a rupiah', { ...milk, options: [{ option_name: 'Oat', surcharge: 0.5 }] }, 'options.0.surcharge'],
    ['a surcharge beyond all', { ...milk, options: [{ option_name: 'Oat', surcharge: 1e9 }] }, 'options.0.surcharge'],
    ['an id of one’s own', { ...milk, options: [{ option_name: 'Oat', id: 1 }] }, 'options.0.id'],
    [
      'what nobody is ill of',
      { ...milk, options: [{ ...milk.options[0], contains: { allergens: ['love'] } }] },
      'options.0.contains.allergens.0',
    ],
    [
      'what takes longer than anything may',
      { ...milk, options: [{ ...milk.options[0], making: { seconds: 1_801, station: null } }] },
      'options.0.making.seconds',
    ],
    [
      'a station there is not',
      { ...milk, options: [{ ...milk.options[0], making: { seconds: 10, station: 'roof' } }] },
      'options.0.making.station',
    ],
  ])('with %s is refused at its field', async (_name, body, field) => {
    const before = (await groups()).length;
    const { status, data } = await call<{ fields: object }>('POST', '/options/groups', body);
    expect(status).toBe(400);
    expect(Object.keys(data.fields)).toContain(field);
    expect(await groups()).toHaveLength(before);
  });

  it('takes no option of another group, and none twice', async () => {
    const [group, other] = [await makeMilk(), await makeMilk()];
    const [whole = 0] = idsOf(group);
    const [foreign = 0] = idsOf(other);
    for (const ids of [[whole, foreign], [whole, whole], [999_999]]) {
      const options = ids.map((id) => ({ id, option_name: 'Mine' }));
      const { status } = await call('PATCH', `/options/groups/${group.id}`, { options });
      expect(status).toBe(400);
    }
    expect((await groups()).filter(({ id }) => [group.id, other.id].includes(id))).toEqual([group, other]);
  });

  it.each(['0', '-1', 'milk', '1.5', '2147483648', '99999999999', '00000000-0000-4000-8000-000000000000', '999999'])(
    'that is none is 404: %s',
    async (id) => {
      const answers = [
        await call('GET', `/options/groups/${id}`),
        await call('PATCH', `/options/groups/${id}`, { group_name: 'x' }),
        await call('DELETE', `/options/groups/${id}`),
        await call('PATCH', `/options/${id}/availability`, { sold_out_until: null }),
      ];
      expect(answers.map(({ status, code }) => `${status} ${code}`)).toEqual(answers.map(() => '404 NOT_FOUND'));
    },
  );
});

describe('names in further languages', () => {
  const named = {
    ...milk,
    name_translations: { id: ' Susu ' },
    options: [
      { ...milk.options[0], name_translations: { id: 'Susu sapi' } },
      { option_name: 'Oat', name_translations: { id: '' } },
    ],
  };

  it('are given to a group and its options, stay where nothing is said, and are taken away by nothing', async () => {
    const { data: made } = await call('POST', '/options/groups', named);
    expect(made).toMatchObject({
      name_translations: { id: 'Susu' },
      options: [{ name_translations: { id: 'Susu sapi' } }, {}],
    });
    expect(made.options[1]).not.toHaveProperty('name_translations');
    const path = `/options/groups/${made.id}`;
    expect((await call('GET', path)).data).toEqual(made);
    const [whole = 0, oat = 0] = idsOf(made);
    const { data: next } = await call('PATCH', path, {
      group_name: 'Milks',
      options: [
        { id: oat, option_name: 'Oat', name_translations: { id: 'Susu oat' } },
        { id: whole, option_name: 'Whole milk' },
      ],
      version: 1,
    });
    expect(next).toMatchObject({
      name_translations: { id: 'Susu' },
      options: [{ name_translations: { id: 'Susu oat' } }, { name_translations: { id: 'Susu sapi' } }],
      version: 2,
    });
    const { data: last } = await call('PATCH', path, {
      name_translations: { id: null },
      options: [{ id: oat, option_name: 'Oat', name_translations: { id: ' ' } }],
    });
    expect(last).not.toHaveProperty('name_translations');
    expect(last.options[0]).not.toHaveProperty('name_translations');
  });

  it('go along with every product that has the group', async () => {
    const { data: group } = await call('POST', '/options/groups', named);
    const id = await shop.makeProduct();
    await call('PATCH', `/products/${id}`, { option_groups: [{ id: group.id }] });
    const [found] = (await product(id)).option_groups;
    expect(found).toMatchObject({
      name_translations: { id: 'Susu' },
      options: [{ name_translations: { id: 'Susu sapi' } }, {}],
    });
    expect(found?.options[1]).not.toHaveProperty('name_translations');
  });

  it.each<[string, object, string]>([
    ['too long', { name_translations: { id: 'x'.repeat(61) } }, 'name_translations.id'],
    ['in no language', { name_translations: { xx: 'Susu' } }, 'name_translations.xx'],
    [
      'of an option too long',
      { options: [{ option_name: 'Oat', name_translations: { id: 'x'.repeat(61) } }] },
      'options.0.name_translations.id',
    ],
  ])('%s are refused at their field', async (_name, body, field) => {
    const { status, data } = await call<{ fields: object }>('POST', '/options/groups', { ...milk, ...body });
    expect([status, Object.keys(data.fields)]).toEqual([400, [field]]);
  });
});

it('are listed a page at a time, archived ones last or apart, all at once for who knows no pages', async () => {
  const own = await createTestApp();
  const headers = await own.as('Admin');
  for (let place = 1; place <= 45; place += 1) await own.makeGroup({ name: `Syrup ${place}` });
  await own.database.db.updateTable('option_groups').set({ archived_at: new Date() }).where('id', '<=', 2).execute();
  const ask = async (query: string) =>
    (await own.app.inject({ url: `/api/options/groups${query}`, headers })).json<{
      data: OptionGroupDetail[];
      meta: Pagination;
    }>();
  const ids = ({ data }: { data: OptionGroupDetail[] }) => data.map(({ id }) => id);
  const all = await ask('');
  expect(ids(all)).toHaveLength(45);
  expect(ids(all).slice(-2)).toEqual([1, 2]);
  const second = await ask('?archived=false&page=2&limit=8');
  expect(ids(second)).toEqual([11, 12, 13, 14, 15, 16, 17, 18]);
  expect(second.meta).toEqual({
    page: 2,
    limit: 8,
    totalPage: 6,
    totalData: 43,
    prev: '/options/groups?archived=false&page=1&limit=8',
    next: '/options/groups?archived=false&page=3&limit=8',
  });
  expect(ids(await ask('?archived=true'))).toEqual([1, 2]);
  expect(ids(await ask('?archived=maybe&page=none&limit=3'))).toEqual([3, 4, 5]);
  expect(await ask('?page=9')).toMatchObject({ data: [], meta: { totalData: 45 } });
  await own.close();
});

describe('on a product', () => {
  it('stand groups in the order and with the defaults of its own, at once in every list', async () => {
    const [group, other] = [await makeMilk(), await makeMilk()];
    const id = await shop.makeProduct({ product_name: 'Latte of options' });
    expect(await listed(id)).toMatchObject({ must_choose: false });
    const [whole = 0, oat = 0] = idsOf(group);
    const attach = (default_ids: number[]) =>
      call<ProductDetail>('PATCH', `/products/${id}`, {
        option_groups: JSON.stringify([{ id: other.id }, { id: group.id, default_ids }]),
      });
    expect((await attach([oat])).data.option_groups).toMatchObject([
      { id: other.id, default_ids: [], group_name: 'Milk' },
      { id: group.id, default_ids: [oat], options: [{ id: whole, available: true }, { id: oat }, {}] },
    ]);
    expect(await listed(id)).toMatchObject({ must_choose: true });
    const { data } = await call<ProductDetail>('PATCH', `/products/${id}`, {
      option_groups: [{ id: group.id, default_ids: [whole] }],
    });
    expect(data).toMatchObject({ must_choose: false, version: 3 });
    expect(await listed(id)).toMatchObject({ must_choose: false });
    expect((await groups()).find((each) => each.id === group.id)?.products).toBe(1);
    expect((await call<ProductDetail>('PATCH', `/products/${id}`, { option_groups: [] })).data.option_groups).toEqual(
      [],
    );
  });

  it('is told what is in it, and forgets nothing of it', async () => {
    const id = await shop.makeProduct();
    expect((await product(id)).contains.allergens).toBeNull();
    const contains = { allergens: ['egg', 'milk', 'egg'], caffeine_mg: 130, sugar_g: null, kcal: 90 };
    await call('PATCH', `/products/${id}`, { contains });
    await call('PATCH', `/products/${id}`, { price: 26_000 });
    expect((await product(id)).contains).toEqual({ ...contains, allergens: ['milk', 'egg'] });
  });

  it('is told what it takes and where, and forgets nothing of it', async () => {
    const id = await shop.makeProduct();
    expect((await product(id)).making).toEqual({ seconds: null, station: null });
    const making = { seconds: 90, station: 'kitchen' };
    await call('PATCH', `/products/${id}`, { making: JSON.stringify(making), version: 1 });
    await call('PATCH', `/products/${id}`, { price: 26_000 });
    expect((await product(id)).making).toEqual(making);
    const stale = await call<ProductDetail>('PATCH', `/products/${id}`, {
      making: { seconds: 1, station: null },
      version: 1,
    });
    expect([stale.code, stale.data.making]).toEqual(['EDIT_CONFLICT', making]);
    await call('PATCH', `/products/${id}`, { making: { seconds: null, station: null } });
    expect((await product(id)).making).toEqual({ seconds: null, station: null });
    for (const wrong of [{ seconds: -1, station: null }, { seconds: 1_801, station: null }, { seconds: 10 }, 'quick']) {
      const { status, data } = await call<{ fields: object }>('PATCH', `/products/${id}`, { making: wrong });
      expect([status, Object.keys(data.fields).map((name) => name.split('.')[0])]).toEqual([400, ['making']]);
    }
  });

  it('no group stands that is not there, none twice, and no default that is none', async () => {
    const [group, gone] = [await makeMilk(), await makeMilk()];
    await call('DELETE', `/options/groups/${gone.id}`);
    const [whole = 0, oat = 0] = idsOf(group);
    const id = await shop.makeProduct();
    const wrong = [
      [{ id: 999_999 }],
      [{ id: gone.id }],
      [{ id: group.id }, { id: group.id }],
      [{ id: group.id, default_ids: [whole, oat] }],
      [{ id: group.id, default_ids: [idsOf(gone)[0]] }],
    ];
    for (const option_groups of wrong) {
      const { status, data } = await call<{ fields: object }>('PATCH', `/products/${id}`, { option_groups });
      expect([status, Object.keys(data.fields)]).toEqual([400, ['option_groups']]);
    }
    expect((await product(id)).option_groups).toEqual([]);
  });

  it('an option is sold out by one tap until the next opening, and a group taken away, everywhere at once', async () => {
    const group = await makeMilk();
    const [whole = 0] = idsOf(group);
    const id = await shop.makeProduct();
    await call('PATCH', `/products/${id}`, { option_groups: [{ id: group.id, default_ids: [whole] }] });
    const out = await call('PATCH', `/options/${whole}/availability`, { sold_out_until: 'next_opening' });
    // the shop opens at 07:00 in Jakarta; the group is what it was
    expect(out.data).toMatchObject({
      version: 1,
      options: [{ available: false, sold_out_until: '2026-11-21T00:00:00.000Z' }, {}, {}],
    });
    expect((await product(id)).option_groups[0]?.options[0]).toMatchObject({ id: whole, available: false });
    expect(await listed(id)).toMatchObject({ must_choose: true });
    await call('PATCH', `/options/${whole}/availability`, { sold_out_until: null });
    expect(await listed(id)).toMatchObject({ must_choose: false });

    const archived = await call('DELETE', `/options/groups/${group.id}`);
    expect(archived.data).toMatchObject({ archived: true, version: 2 });
    expect((await call('DELETE', `/options/groups/${group.id}`)).data).toEqual(archived.data);
    expect(await product(id)).toMatchObject({ option_groups: [], must_choose: false });
    expect((await groups()).at(-1)).toMatchObject({ archived: true });
    await call('PATCH', `/options/groups/${group.id}`, { archived: false });
    expect(await listed(id)).toMatchObject({ must_choose: false });
  });
});

describe('no choice costs less than nothing', () => {
  it('whoever writes it: the group, the product, or what comes back', async () => {
    const group = await makeMilk();
    const cheap = await shop.makeProduct({ price: 2_000, product_name: 'Small Milk' });
    const path = `/products/${cheap}`;
    expect((await call('PATCH', path, { option_groups: [{ id: group.id }] })).status).toBe(200);
    expect(await call('PATCH', path, { price: 1_999 })).toMatchObject({
      status: 400,
      data: { fields: { price: 'With its cheapest options this would cost less than nothing' } },
    });
    const lower = group.options.map(({ id, option_name, surcharge }) => ({
      id,
      option_name,
      surcharge: surcharge - 1,
    }));
    expect(await call('PATCH', `/options/groups/${group.id}`, { options: lower })).toMatchObject({
      status: 400,
      data: { fields: { options: 'Small Milk would cost less than nothing' } },
    });
    await call('DELETE', `/options/groups/${group.id}`);
    expect((await call('PATCH', path, { price: 500 })).status).toBe(200);
    expect((await call('PATCH', `/options/groups/${group.id}`, { archived: false })).status).toBe(400);
    expect((await call('PATCH', path, { price: 2_000 })).status).toBe(200);
    expect((await call('PATCH', `/options/groups/${group.id}`, { archived: false })).status).toBe(200);
    expect((await product(cheap)).price).toBe(2_000);
  });

  it('nor do two who make it cheaper at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const group = await makeMilk();
      const id = await shop.makeProduct({ price: 10_000, product_name: `Latte ${round}` });
      await call('PATCH', `/products/${id}`, { option_groups: [{ id: group.id }] });
      const options = group.options.map(({ id, option_name }) => ({ id, option_name, surcharge: -8_000 }));
      const answers = await Promise.all([
        call('PATCH', `/products/${id}`, { price: 3_000 }),
        call('PATCH', `/options/groups/${group.id}`, { options }),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    }
  });
});

describe('five who save the same group at once', () => {
  const STAFF = 5;
  async function rush(save: typeof saveGroup) {
    const { id } = await makeMilk();
    const staff = await shop.makeUser({ role: 'Admin' });
    const { edit } = createOptionEditing({ db: shop.database.db, clock: shop.clock, changed: () => undefined, save });
    const edits = Array.from({ length: STAFF }, (_, nth) =>
      edit(String(id), OptionGroupEditBody.parse({ group_name: `Milk ${nth}`, version: 1 }), staff.id).then(
        () => 'saved',
        (error: unknown) => (error instanceof HttpError ? error.code : 'broken'),
      ),
    );
    return (await Promise.all(edits)).toSorted();
  }

  it('are one who wins, and four who are told', async () => {
    const meet = meetingOf(STAFF);
    const outcomes = await rush(async (...args) => {
      await meet();
      return saveGroup(...args);
    });
    expect(outcomes).toEqual([...Array.from({ length: STAFF - 1 }, () => 'EDIT_CONFLICT'), 'saved']);
  });

  it('control: overwrite each other where the version is looked at first', async () => {
    const meet = meetingOf(STAFF);
    const outcomes = await rush(async (tx, id, changes, version, held) => {
      const row = await tx.selectFrom('option_groups').select('version').where('id', '=', id).executeTakeFirst();
      await meet();
      return row?.version === version ? saveGroup(tx, id, changes, undefined, held) : false;
    });
    expect(outcomes).toEqual(Array.from({ length: STAFF }, () => 'saved'));
  });
});
