import { AuditEntry, AuditPerson, success, successList } from '@seduh/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApp, TEST_NOW, type TestApp, type TestUser } from '../../testing';
import { withTx } from '../../platform/db/tx';
import { recordAct, recordChange } from '../../platform/db/audit';
import { issueReset } from '../auth/reset';

let shop: TestApp;
let dimas: TestUser;
let sari: TestUser;
let latte: string;
beforeAll(async () => {
  shop = await createTestApp();
  dimas = await shop.makeUser({ role: 'Admin', display_name: 'Dimas' });
  sari = await shop.makeUser({ role: 'Admin', first_name: 'Sari', last_name: 'Dewi' });
  latte = await shop.makeProduct({ product_name: 'Latte' });
  await price(dimas, 28_000);
  shop.clock.set('2026-11-21T07:30:00Z');
  await price(sari, 29_000);
  await patch(sari, { productname: '=1+1, 100%' });
  await shop.app.inject({
    method: 'PUT',
    url: '/api/shop/pauses/all',
    headers: dimas.headers,
    payload: { minutes: 15 },
  });
});
afterAll(() => shop.close());

const patch = ({ headers }: TestUser, payload: object) =>
  shop.app.inject({ method: 'PATCH', url: `/api/products/${latte}`, headers, payload });
const price = (who: TestUser, amount: number) => patch(who, { price: amount });

const ask = (query: string) => shop.app.inject({ url: `/api/audit-log${query}`, headers: dimas.headers });
async function list(query = '') {
  const answer = successList(AuditEntry.strict()).parse((await ask(query)).json());
  return { ...answer, said: answer.data.map(({ by, action }) => `${by.name} ${action}`) };
}
const ALL = ['Dimas shop.pause', 'Sari Dewi product.update', 'Sari Dewi product.update', 'Dimas product.update'];

it('lists what was done, the latest first, with who, when, before and after', async () => {
  const { data, said, meta } = await list();
  expect([said, meta.totalData]).toEqual([ALL, 4]);
  expect(data.at(-1)).toEqual({
    id: expect.any(Number),
    at: new Date(TEST_NOW).toISOString(),
    action: 'product.update',
    by: { id: dimas.id, name: 'Dimas' },
    subject: { id: latte, name: 'Latte' },
    changes: [{ field: 'price', of: null, before: 25_000, after: 28_000 }],
  });
});

it.each([
  ['a page', '?limit=1&page=2', [ALL[1]]],
  ['a kind', '?kind=shop', [ALL[0]]],
  ['a kind that is none', '?kind=weather', ALL],
  ['the name of a thing', '?search=LATTE', ALL.slice(2)],
  ['the name of a person', '?search=dewi', ALL.slice(1, 3)],
  ['a sign that a search knows', '?search=0%25', [ALL[1]]],
  ['a sign that stands for itself', '?search=_', []],
  ['a day', '?to=2026-11-20', [ALL[3]]],
  ['days', '?from=2026-11-21&to=2026-11-30&kind=product', ALL.slice(1, 3)],
])('is narrowed by %s', async (_, query, said) => {
  expect((await list(query)).said).toEqual(said);
});

it('is narrowed by a person, who is named as they are called now', async () => {
  expect((await list(`?by=${sari.id}`)).said).toEqual(ALL.slice(1, 3));
  const { data } = success(z.array(AuditPerson.strict())).parse((await ask('/people')).json());
  expect(data).toEqual([
    { id: dimas.id, name: 'Dimas' },
    { id: sari.id, name: 'Sari Dewi' },
  ]);
});

it('refuses days in the wrong order, and what is no day', async () => {
  expect((await ask('?from=2026-11-21&to=2026-11-20')).json()).toMatchObject({ status: 400, code: 'VALIDATION' });
  expect((await ask('?from=tomorrow')).statusCode).toBe(400);
});

it('comes as a file by the same filter, in the shop’s time, and runs no formula', async () => {
  const { headers, body } = await ask('/record.csv?to=2026-11-20');
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="seduh-record-2026-11-20.csv"',
  });
  expect(body).toBe(
    '\uFEFFsep=,\r\ndate,time,who,what,of,part,field,before,after\r\n' +
      '2026-11-20,14:30,Dimas,product.update,Latte,,price,25000,28000\r\n',
  );
  const all = (await ask('/record.csv')).body.trim().split('\r\n').slice(2);
  expect(all).toEqual([
    '2026-11-21,14:30,Dimas,shop.pause,,all,paused_until,,2026-11-21 14:45',
    `2026-11-21,14:30,Sari Dewi,product.update,"'=1+1, 100%",,name,Latte,"'=1+1, 100%"`,
    '2026-11-21,14:30,Sari Dewi,product.update,Latte,,price,28000,29000',
    '2026-11-20,14:30,Dimas,product.update,Latte,,price,25000,28000',
  ]);
});

it('reads a file longer than what it reads at once, each entry once', async () => {
  const { db } = shop.database;
  const act = { by: sari.id, action: 'shop.screen', subject: null, at: new Date('2027-01-01T00:00:00Z') } as const;
  await withTx(db, async (tx) => {
    for (let nth = 0; nth < 1_001; nth += 1) await recordAct(tx, act);
  });
  const { body } = await ask('/record.csv?from=2027-01-01');
  expect(body.match(/shop\.screen/g)).toHaveLength(1_001);
});

it('writes nothing where nothing is different, and refuses an act of nobody', async () => {
  const { totalData } = (await list()).meta;
  const { db } = shop.database;
  const act = { by: dimas.id, action: 'shop.staffing', subject: null, at: shop.clock.now() } as const;
  await withTx(db, (tx) => recordChange(tx, act, [{ field: 'price', value: 1 }], [{ field: 'price', value: 1 }]));
  await patch(dimas, { price: 29_000 });
  expect((await list()).meta.totalData).toBe(totalData);
  await expect(withTx(db, (tx) => recordAct(tx, { ...act, by: latte }))).rejects.toThrow('by nobody');
});

it('says of each what it really changed where many save at once', async () => {
  const id = await shop.makeProduct({ product_name: 'Rush', price: 10_000 });
  const save = (amount: number) =>
    shop.app.inject({
      method: 'PATCH',
      url: `/api/products/${id}`,
      headers: dimas.headers,
      remoteAddress: shop.nextAddress(),
      payload: { price: amount },
    });
  await Promise.all(Array.from({ length: 8 }, (_, nth) => save(20_000 + nth)));
  const steps = (await list('?search=rush&limit=50')).data.toReversed().flatMap(({ changes }) => changes);
  expect(steps).toHaveLength(8);
  // each begins where the one before it ended
  expect(steps.map(({ before }) => before)).toEqual([10_000, ...steps.slice(0, -1).map(({ after }) => after)]);
});

it('says of a password that was set by a mailed link whose it is', async () => {
  const token = await withTx(shop.database.db, (tx) => issueReset(tx, sari.id, shop.clock.now()));
  const payload = { token: token.token, newPassword: 'teh-tarik-sore', confirmPassword: 'teh-tarik-sore' };
  const { statusCode } = await shop.app.inject({ method: 'PATCH', url: '/api/auths/reset-password', payload });
  expect(statusCode).toBe(200);
  expect((await list()).said[0]).toBe('Sari Dewi account.password');
});
