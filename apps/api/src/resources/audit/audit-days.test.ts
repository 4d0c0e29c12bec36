import { COMMAND_LINE, type AuditAction } from '@seduh/contract/constants';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing';
import { foldAuditDays } from './audit-days-repository';
import { countEntries, listOlder, type EntryFilter } from './repository';

const HOUR_MS = 3_600_000;
const END = Date.parse('2026-11-20T07:30:00Z');
const ALL: EntryFilter = { search: '', kind: undefined, by: undefined, since: undefined, until: undefined };
const ACTIONS: AuditAction[] = ['order.move', 'product.update', 'order.undo'];

let shop: TestApp;
let staff: string[];
const db = () => shop.database.db;

/** Entries of a week, counted while they are written. */
beforeAll(async () => {
  shop = await createTestApp();
  staff = await Promise.all([1, 2].map(async () => (await shop.makeUser({ role: 'Admin' })).id));
  for (let entry = 0; entry < 60; entry += 1) {
    await write(entry, new Date(END - ((entry * 53) % 170) * HOUR_MS));
    if (entry % 20 === 7) await foldAuditDays(db());
  }
});
afterAll(() => shop.close());

const write = (entry: number, at: Date) =>
  db()
    .insertInto('audit_log')
    .values({
      at,
      actor_id: staff[entry % 3] ?? null,
      actor_name: 'Somebody',
      action: ACTIONS[entry % 3] ?? 'order.move',
      subject_id: null,
      subject_name: null,
      changes: '[]',
    })
    .execute();

const filters = (): [string, Partial<EntryFilter>][] => [
  ['all', {}],
  ['one kind', { kind: 'order' }],
  ['of one', { by: staff[0] ?? '' }],
  ['of the command line', { by: COMMAND_LINE.id, kind: 'order' }],
  ['since a day', { since: new Date('2026-11-16T17:00:00Z') }],
  ['until a day', { until: new Date('2026-11-17T17:00:00Z') }],
  ['some days', { since: new Date('2026-11-14T17:00:00Z'), until: new Date('2026-11-18T17:00:00Z') }],
  ['a day', { since: new Date('2026-11-15T17:00:00Z'), until: new Date('2026-11-16T17:00:00Z') }],
  ['no day at all', { since: new Date('2026-11-17T17:00:00Z'), until: new Date('2026-11-10T17:00:00Z') }],
  ['what is searched', { search: 'some', kind: 'product' }],
];

/** What is counted against what is there, for each filter. */
async function counts(): Promise<[string, number, number][]> {
  const told: [string, number, number][] = [];
  for (const [name, some] of filters()) {
    const filter = { ...ALL, ...some };
    const counted = await db()
      .transaction()
      .execute((tx) => countEntries(tx, filter));
    told.push([name, counted, (await listOlder(db(), filter, null, 1_000)).length]);
  }
  return told;
}

it('counts by days what is there, however it is narrowed and whenever it is added up', async () => {
  for (const folded of [false, true]) {
    if (folded) await foldAuditDays(db());
    for (const [name, counted, there] of await counts()) expect([name, counted]).toEqual([name, there]);
  }
});

it('would miscount if entries did not say so', async () => {
  await sql`alter table audit_log disable trigger audit_log_counted`.execute(db());
  await write(0, new Date(END));
  const [[, counted, there] = ['', 0, 0]] = await counts();
  expect(there - counted).toBe(1);
  await sql`alter table audit_log enable trigger audit_log_counted`.execute(db());
  await sql`select recount_audit_days()`.execute(db());
  for (const [name, known, is] of await counts()) expect([name, known]).toEqual([name, is]);
});
