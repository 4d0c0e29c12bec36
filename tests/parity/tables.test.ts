// The shop's tables and their links: the mocks and the server answer alike.
import { exampleQuoteBody, tables } from '@seduh/api-client/mocks';
import { AddedTables, LinkedTable, Order, success, Table } from '@seduh/contract';
import { TABLE_LIMITS } from '@seduh/contract/constants';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { expectSame, nothing, type Schema } from './compare';
import { askMocks, askServer, type Sent } from './send';
import { createWorld, mockNames } from './world';

let server: Awaited<ReturnType<typeof createWorld>> | undefined;
// the mocks forget what was changed: each begins with the tables of the fixtures
beforeEach(async () => {
  server ??= await createWorld();
  const { db } = server.world.database;
  await db.deleteFrom('shop_tables').execute();
  await db.deleteFrom('shop_table_codes').execute();
  for (const { id, label, code, active } of tables)
    await server.world.makeTable({ id, label, code, retired_at: active ? null : server.world.clock.now() });
});
afterAll(() => server?.world.close());

const id = tables[6]?.id ?? '';
const retired = tables.at(-1);
let keys = 0;
const list = (as: Sent['as'] = 'admin'): Sent => ({ method: 'GET', path: '/shop/tables', as });
const add = (body: unknown, as: Sent['as'] = 'admin'): Sent => ({ method: 'POST', path: '/shop/tables', body, as });
const edit = (body: unknown, of = id, as: Sent['as'] = 'admin'): Sent => ({
  method: 'PATCH',
  path: `/shop/tables/${of}`,
  body,
  as,
});
const renew = (body: unknown, of = id, as: Sent['as'] = 'admin'): Sent => ({
  method: 'POST',
  path: `/shop/tables/${of}/code`,
  body,
  as,
});
const open = (code: string): Sent => ({ method: 'GET', path: `/tables/${code}` });
const order = (body: object): Sent => ({
  method: 'POST',
  path: '/transactions',
  body: { ...exampleQuoteBody, promo_code: null, time: 'now', delivery_id: 1, payment_id: 3, ...body },
  as: 'customer',
  headers: { 'idempotency-key': `seat-${(keys += 1)}` },
});

it.each<[string, Sent, Schema]>([
  ['all', list(), success(Table.array())],
  ['all, for a customer', list('customer'), nothing],
  ['all, for nobody', { ...list(), as: undefined }, nothing],
  ['some that are new', add({ labels: ['8', '12', 'Bar'] }), success(AddedTables)],
  ['none that is new', add({ labels: ['7', 'terrace 1'] }), nothing],
  ['none', add({ labels: [] }), nothing],
  ['table 0', add({ labels: ['0'] }), nothing],
  ['a long name', add({ labels: ['x'.repeat(21)] }), nothing],
  ['too many', add({ labels: Array.from({ length: TABLE_LIMITS.added + 1 }, () => 'x') }), nothing],
  ['one by a customer', add({ labels: ['12'] }, 'customer'), nothing],
  ['another name', edit({ version: 1, label: 'Window' }), success(Table)],
  ['the same name', edit({ version: 1, label: '7' }), success(Table)],
  ['another one’s name', edit({ version: 1, label: 'TERRACE 1' }), nothing],
  ['retired', edit({ version: 1, active: false }), success(Table)],
  ['brought back', edit({ version: 1, active: true }, retired?.id), success(Table)],
  ['of a version before', edit({ version: 7, active: false }), nothing],
  ['of no version', edit({ active: false }), nothing],
  ['of no table', edit({ version: 1 }, '00000000-0000-4000-8000-000000000000'), nothing],
  ['by a customer', edit({ version: 1, active: false }, id, 'customer'), nothing],
  ['a new code', renew({ version: 1 }), success(Table)],
  ['a new code of a retired one', renew({ version: 1 }, retired?.id), success(Table)],
  ['a new code of a version before', renew({ version: 7 }), nothing],
  ['a new code of no version', renew({}), nothing],
  ['a new code of no table', renew({ version: 1 }, '00000000-0000-4000-8000-000000000000'), nothing],
  ['a new code by a customer', renew({ version: 1 }, id, 'customer'), nothing],
  ['a new code by nobody', { ...renew({ version: 1 }), as: undefined }, nothing],
  ['a link', open(tables[6]?.code ?? ''), success(LinkedTable)],
  ['a link of a retired one', open(retired?.code ?? ''), nothing],
  ['a link of none', open('zzzzzz'), nothing],
  ['a number', open('7'), nothing],
  ['an order at a table', order({ table_code: tables[8]?.code }), success(Order)],
  ['an order at a retired one', order({ table_code: retired?.code }), nothing],
  ['an order to be picked up', order({ delivery_id: 3, table_code: tables[8]?.code }), success(Order)],
])('%s', async (_name, sent, schema) => {
  if (!server) throw new Error('there is no server');
  const [mock, real] = [await askMocks(sent, mockNames), await askServer(sent, server)];
  expectSame(mock, real, schema);
  expect(mock.body.msg).toBe(real.body.msg);
  const told = ({ body }: typeof mock) => {
    const data = body.data as Partial<Record<'table' | 'added' | 'label' | 'active' | 'version', unknown>> | null;
    const { table, added, label, active, version } = data ?? {};
    return { table, added, label, active, version };
  };
  expect(told(mock)).toEqual(told(real));
});
