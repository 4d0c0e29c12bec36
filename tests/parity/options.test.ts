import { Order, OptionGroupDetail, ProductDetail, success, successList } from '@seduh/contract';
import { optionGroups, optionId, productBySlug } from '@seduh/api-client/mocks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSame, nothing, type Schema } from './compare';
import { askMocks, askServer, type Sent } from './send';
import { createWorld, mockNames } from './world';

let server: Awaited<ReturnType<typeof createWorld>>;
beforeAll(async () => {
  server = await createWorld();
});
afterAll(() => server.world.close());

const both = async (sent: Sent) => ({ mock: await askMocks(sent, mockNames), real: await askServer(sent, server) });
const asAdmin = (method: Sent['method'], path: string, body?: object): Sent => ({
  method,
  path,
  as: 'admin',
  ...(body ? { body } : {}),
});
const groupPath = (name: string) => `/options/groups/${optionGroups.find(({ group_name }) => group_name === name)?.id}`;
const soldOut = (name: string, sold_out_until: unknown, instead?: unknown): Sent =>
  asAdmin('PATCH', `/options/${optionId(name)}/availability`, {
    sold_out_until,
    ...(instead !== undefined && { substitute_id: instead }),
  });
const product = (slug: string, body: object): Sent => asAdmin('PATCH', `/products/${productBySlug(slug).id}`, body);
const kept = (name: string) =>
  optionGroups
    .filter(({ group_name }) => group_name === name)
    .flatMap(({ options }) => options.map(({ id, option_name, surcharge }) => ({ id, option_name, surcharge })));

const cup = {
  group_name: 'Cup',
  min: 1,
  max: 1,
  options: [{ option_name: 'Mine', surcharge: -1_000 }, { option_name: 'Paper' }],
};

it.each(['', '?page=2&limit=4', '?archived=false&limit=2', '?archived=true', '?page=none&limit=99&archived=x'])(
  'the list of groups is the same: %s',
  async (query) => {
    const { mock, real } = await both(asAdmin('GET', `/options/groups${query}`));
    expectSame(mock, real, successList(OptionGroupDetail));
    expect([mock.body.data, mock.body.meta]).toEqual([real.body.data, real.body.meta]);
  },
);

it('a group is the same', async () => {
  const { mock, real } = await both(asAdmin('GET', groupPath('Milk')));
  expectSame(mock, real, success(OptionGroupDetail));
  expect(mock.body.data).toEqual(real.body.data);
});

describe('an order comes out the same', () => {
  const place = (slug: string, option_ids: number[] | undefined, key: string): Sent => ({
    method: 'POST',
    path: '/transactions',
    as: 'customer',
    headers: { 'idempotency-key': key },
    body: {
      lines: [{ product_id: productBySlug(slug).id, size_id: 1, qty: 1, ...(option_ids && { option_ids }) }],
      delivery_id: 3,
      payment_id: 3,
    },
  });

  it.each<[string, Sent, Schema]>([
    ['with options', place('hazelnut-latte', [optionId('Oat milk'), optionId('50 % sugar')], 'a'), success(Order)],
    ['as it comes', place('hazelnut-latte', undefined, 'b'), success(Order)],
    ['without what has to be chosen', place('strawberry-smoothie', undefined, 'c'), nothing],
    [
      'with too much of it',
      place('strawberry-smoothie', [optionId('50 % sugar'), optionId('0 % sugar')], 'd'),
      nothing,
    ],
  ])('%s', async (_name, sent, schema) => {
    const { mock, real } = await both(sent);
    expectSame(mock, real, schema);
    expect(mock.body.msg).toBe(real.body.msg);
  });
});

describe('what staff do with options comes out the same', () => {
  const group: Schema = success(OptionGroupDetail);
  // the server remembers, the mocks do not: what changes much comes last
  it.each<[string, number, Sent, Schema]>([
    ['the list for a customer', 403, { method: 'GET', path: '/options/groups', as: 'customer' }, group],
    ['the list for nobody', 401, { method: 'GET', path: '/options/groups' }, group],
    ['an unknown group', 404, asAdmin('GET', '/options/groups/999'), group],
    ['what is no number', 404, asAdmin('GET', '/options/groups/milk'), group],
    ['a group for a customer', 403, { method: 'GET', path: groupPath('Milk'), as: 'customer' }, group],
    [
      'a new group with an Indonesian name',
      201,
      asAdmin('POST', '/options/groups', { ...cup, name_translations: { id: ' Gelas ' } }),
      group,
    ],
    [
      'an Indonesian name beyond all',
      400,
      asAdmin('PATCH', groupPath('Spice'), { name_translations: { id: 'x'.repeat(61) } }),
      group,
    ],
    [
      'an Indonesian name taken away',
      200,
      asAdmin('PATCH', groupPath('Sweetness'), { name_translations: { id: '' } }),
      group,
    ],
    ['a new group', 201, asAdmin('POST', '/options/groups', cup), group],
    ['a new group without anything', 400, asAdmin('POST', '/options/groups', {}), group],
    [
      'a new group that asks for more than it has',
      400,
      asAdmin('POST', '/options/groups', { ...cup, min: 3, max: 3 }),
      group,
    ],
    ['a new group that asks for more than may be', 400, asAdmin('POST', '/options/groups', { ...cup, min: 2 }), group],
    ['a new group with a field nobody knows', 400, asAdmin('POST', '/options/groups', { ...cup, id: 7 }), group],
    ['a group renamed', 200, asAdmin('PATCH', groupPath('Spice'), { group_name: 'How spicy', version: 1 }), group],
    ['a group changed on an old version', 409, asAdmin('PATCH', groupPath('Ice'), { max: 2, version: 9 }), group],
    ['an unknown group changed', 404, asAdmin('PATCH', '/options/groups/999', { max: 2 }), group],
    ['what is no number changed', 404, asAdmin('PATCH', '/options/groups/milk', { max: 2 }), group],
    ['nothing left of a group', 400, asAdmin('PATCH', groupPath('Ice'), { options: [] }), group],
    [
      'more to choose than is left',
      400,
      asAdmin('PATCH', groupPath('Ice'), { min: 2, max: 2, options: kept('Ice').slice(0, 1) }),
      group,
    ],
    ['options of another group', 400, asAdmin('PATCH', groupPath('Ice'), { options: kept('Spice') }), group],
    [
      'options so cheap that products cost less than nothing',
      400,
      asAdmin('PATCH', groupPath('Milk'), { options: kept('Milk').map((each) => ({ ...each, surcharge: -900_000 })) }),
      group,
    ],
    [
      'options added, repriced and left out',
      200,
      asAdmin('PATCH', groupPath('Ice'), {
        options: [...kept('Ice').slice(1), { option_name: 'Crushed', surcharge: 1_000 }],
      }),
      group,
    ],
    [
      'what an option takes, and where',
      200,
      asAdmin('PATCH', groupPath('Extras'), {
        options: kept('Extras').map((each) => ({ ...each, making: { seconds: 5, station: 'counter' } })),
      }),
      group,
    ],
    [
      'what takes longer than anything may',
      400,
      asAdmin('PATCH', groupPath('Extras'), {
        options: kept('Extras').map((each) => ({ ...each, making: { seconds: 1_801, station: null } })),
      }),
      group,
    ],
    ['an option sold out until the next opening', 200, soldOut('Boba', 'next_opening'), group],
    ['an option there again', 200, soldOut('Boba', null), group],
    ['an option with another one instead', 200, soldOut('Oat milk', 'next_opening', optionId('Soy milk')), group],
    ['an option with itself instead', 400, soldOut('Oat milk', 'next_opening', optionId('Oat milk')), group],
    ['an option with one of another group instead', 400, soldOut('Oat milk', 'next_opening', optionId('Boba')), group],
    ['an option with a word instead', 400, soldOut('Oat milk', 'next_opening', 'soy'), group],
    ['an option there again, and nothing instead', 200, soldOut('Oat milk', null, optionId('Soy milk')), group],
    ['an option sold out until no time at all', 400, soldOut('Boba', 'later'), group],
    ['an unknown option sold out', 404, asAdmin('PATCH', '/options/999/availability', { sold_out_until: null }), group],
    ['a group archived', 200, asAdmin('DELETE', groupPath('Warm it')), group],
    ['an unknown group archived', 404, asAdmin('DELETE', '/options/groups/999'), group],
    ['a group archived by a customer', 403, { method: 'DELETE', path: groupPath('Milk'), as: 'customer' }, group],
  ])('%s: %i', async (_name, status, sent, schema) => {
    const { mock, real } = await both(sent);
    expectSame(mock, real, schema);
    expect(mock.status).toBe(status);
  });

  it.each<[string, number, Sent]>([
    [
      'groups put on it',
      200,
      product('espresso', { option_groups: [{ id: 1, default_ids: [optionId('Oat milk')] }, { id: 4 }] }),
    ],
    ['groups taken off it', 200, product('cappuccino', { option_groups: [] })],
    ['a group that is none', 400, product('mocha', { option_groups: [{ id: 999 }] })],
    ['a group twice', 400, product('mocha', { option_groups: [{ id: 1 }, { id: 1 }] })],
    [
      'defaults of another group',
      400,
      product('mocha', { option_groups: [{ id: 1, default_ids: [optionId('Boba')] }] }),
    ],
    ['more defaults than may be', 400, product('mocha', { option_groups: [{ id: 1, default_ids: [1, 2] }] })],
    ['a price that its options bring below nothing', 400, product('iced-latte', { price: 1_000 })],
    [
      'what is in it',
      200,
      product('v60', { contains: { allergens: ['soy'], caffeine_mg: 150, sugar_g: null, kcal: 4 } }),
    ],
    [
      'what is in it, unheard of',
      400,
      product('v60', { contains: { allergens: ['love'], caffeine_mg: 150, sugar_g: 0, kcal: 4 } }),
    ],
    ['what it takes', 200, product('affogato', { making: { seconds: 90, station: null } })],
    ['what it takes without where', 400, product('affogato', { making: { seconds: 90 } })],
    ['a station there is not', 400, product('affogato', { making: { seconds: 90, station: 'roof' } })],
  ])('a product: %s: %i', async (_name, status, sent) => {
    const { mock, real } = await both(sent);
    expectSame(mock, real, success(ProductDetail));
    expect(mock.status).toBe(status);
  });
});
