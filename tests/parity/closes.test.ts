// The cash drawer and the closing of days: the mocks and the server answer alike.
import { closedDays, eveningHandlers, handlers } from '@seduh/api-client/mocks';
import { CloseConflict, CloseHead, DayClose, OpenDay, success, successList } from '@seduh/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectSame, nothing, type Schema } from './compare';
import { askMocks, askServer, type Sent } from './send';
import { createWorld, mockNames } from './world';

let server: Awaited<ReturnType<typeof createWorld>>;
beforeAll(async () => {
  server = await createWorld();
});
afterAll(() => server.world.close());

const id = '0000000a-0000-4000-8000-000000000077';
const get = (path: string, as: Sent['as'] = 'admin'): Sent => ({ method: 'GET', path, as });
const move = (body: object, as: Sent['as'] = 'admin'): Sent => ({ method: 'POST', path: '/drawer/entries', body, as });
const close = (body: object, as: Sent['as'] = 'admin'): Sent => ({ method: 'POST', path: '/closes', body, as });
/** A refusal is compared with the contract's error; what it carries, with this. */
const conflict = CloseConflict;

it.each<[string, Sent, Schema]>([
  ['the open day', get('/drawer'), success(OpenDay)],
  ['the open day, for a customer', get('/drawer', 'customer'), nothing],
  ['the open day, for nobody', { ...get('/drawer'), as: undefined }, nothing],
  ['a pay in', move({ id, kind: 'pay in', amount: 50_000, reason: 'Coins' }), success(OpenDay)],
  ['a pay in for nothing', move({ id, kind: 'pay in', amount: 50_000 }), nothing],
  ['a pay in for spaces', move({ id, kind: 'pay in', amount: 50_000, reason: ' ' }), nothing],
  ['a pay out of nothing', move({ id, kind: 'pay out', amount: 0, reason: 'Ice' }), nothing],
  ['another kind', move({ id, kind: 'tip', amount: 1, reason: 'Ice' }), nothing],
  ['a customer who pays out', move({ id, kind: 'pay out', amount: 1, reason: 'Ice' }, 'customer'), nothing],
  ['a float', move({ id: id.replace('77', '78'), kind: 'float', amount: 200_000 }), success(OpenDay)],
  ['a close of other sums', close({ day: '2026-11-20', version: 'other', counts: [] }), conflict],
  ['a close of nothing', close({}), nothing],
  [
    'a count below nothing',
    close({ day: '2026-11-20', version: '', counts: [{ tender: 'cash', counted: -1 }] }),
    nothing,
  ],
  ['a close by a customer', close({ day: '2026-11-20', version: '', counts: [] }, 'customer'), nothing],
  ['a day that is not closed', get('/closes/2026-11-01'), nothing],
  ['what is no day', get('/closes/friday'), nothing],
  ['closed days, for a customer', get('/closes', 'customer'), nothing],
])('%s', async (_name, sent, schema) => {
  const [mock, real] = [await askMocks(sent, mockNames), await askServer(sent, server)];
  expectSame(mock, real, schema);
  expect(mock.body['msg']).toBe(real.body['msg']);
  const isConflict = schema === conflict;
  for (const { body } of [mock, real]) expect(CloseConflict.safeParse(body['data']).success).toBe(isConflict);
});

/** A count of just what is expected. */
const countOf = ({ day, version, tenders }: OpenDay) => ({
  day,
  version,
  counts: tenders.map(({ tender, expected }) => ({ tender, counted: Math.max(0, expected) })),
});

it.each([
  ['while the day runs', false, nothing],
  ['in the evening', true, success(DayClose)],
] as const)('a close %s', async (_name, isEvening, schema) => {
  const mocks = isEvening ? [...eveningHandlers, ...handlers] : handlers;
  if (isEvening) server.world.clock.set('2026-11-20T14:30:00.000Z');
  const open = get('/drawer');
  const [mockDay, realDay] = [await askMocks(open, mockNames, mocks), await askServer(open, server)];
  const count = ({ body }: typeof mockDay) => close(countOf(body['data'] as OpenDay));
  const [mock, real] = [await askMocks(count(mockDay), mockNames, mocks), await askServer(count(realDay), server)];
  expectSame(mock, real, schema);
  expect(mock.body['msg']).toBe(real.body['msg']);
});

it.each([
  ['closed days', get('/closes'), successList(CloseHead)],
  ['one of them', get('/closes/2026-11-16'), success(DayClose)],
])('%s', async (_name, sent, schema) => {
  const { db } = server.world.database;
  const { rows } = await server.world.database.pool.query<{ id: string }>("select id from users where role = 'Admin'");
  for (const { closed_at, by, ...report } of closedDays) {
    const since = new Date(`${report.day}T00:00:00+07:00`);
    const until = new Date(since.getTime() + 86_400_000);
    await db
      .insertInto('day_closes')
      .values({
        day: report.day,
        since,
        until,
        closed_at: new Date(closed_at),
        actor_id: rows[0]?.id ?? '',
        actor_name: by.name,
        report: JSON.stringify(report),
      })
      .onConflict((one) => one.doNothing())
      .execute();
  }
  const [mock, real] = [await askMocks(sent, mockNames), await askServer(sent, server)];
  expectSame(mock, real, schema);
  expect(mock.status).toBe(200);
});
