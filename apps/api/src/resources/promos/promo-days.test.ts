import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing';
import { addSale } from '../dashboard/testing/books';
import { findPromoDays, foldPromoDays } from './promo-days-repository';

const DAYS = ['2026-11-18', '2026-11-19', '2026-11-20'];

let shop: TestApp;
let sold: { customer: string; product: string };
let promos: string[];
const db = () => shop.database.db;

beforeAll(async () => {
  shop = await createTestApp();
  sold = { customer: (await shop.makeUser()).id, product: await shop.makeProduct() };
  promos = [await shop.makePromo({ code: 'PAGI' }), await shop.makePromo({ code: 'SORE' })];
});
afterAll(() => shop.close());

/** Uses come, from before 0057 without what they gave, are given back, taken again and go; now and then days are added up. */
async function take({ what, which }: { what: string; which: number }): Promise<void> {
  const uses = await db().selectFrom('promo_uses').select('order_id').orderBy('order_id').execute();
  const id = uses[which % Math.max(1, uses.length)]?.order_id;
  if (what === 'fold') await foldPromoDays(db());
  else if (what === 'use' || id === undefined) {
    const at = '2026-11-20T07:30:00Z';
    const order_id = await addSale(db(), { ...sold, total: 1_000, discount: which, placed: at });
    const [promo_id, business_day] = [promos[which % 2] ?? '', DAYS[which % 3] ?? ''];
    const use = { order_id, promo_id, user_id: sold.customer, business_day, one_per_day: false };
    await db()
      .insertInto('promo_uses')
      .values({ ...use, given: which % 4 ? which + 1 : null })
      .execute();
  } else if (what === 'delete') await db().deleteFrom('promo_uses').where('order_id', '=', id).execute();
  else
    await db()
      .updateTable('promo_uses')
      .set({ released_at: what === 'release' ? new Date() : null })
      .where('order_id', '=', id)
      .execute();
}

/** The same from the uses themselves. */
const plain = async (id: string) =>
  (
    await sql`
      select business_day as day, count(*) as used, sum(coalesce(promo_uses.given, orders.discount))::bigint as given
      from promo_uses join orders on orders.id = order_id
      where promo_uses.promo_id = ${id} and released_at is null group by 1 order by 1 desc limit 2`.execute(db())
  ).rows;

it('says by days what the uses say, whatever happened and whenever days were added up', async () => {
  const step = record({
    what: constantFrom('use', 'use', 'use', 'release', 'retake', 'delete', 'fold'),
    which: nat(60),
  });
  await assert(
    asyncProperty(array(step, { minLength: 5, maxLength: 20 }), async (steps) => {
      for (const one of steps) await take(one);
      for (const id of promos) expect(await findPromoDays(db(), id, 2)).toEqual(await plain(id));
    }),
    { numRuns: 8 },
  );
});

it('reads no use and no order once days are added up', async () => {
  await take({ what: 'use', which: 1 });
  await foldPromoDays(db());
  const looked = await db()
    .transaction()
    .execute(async (tx) => {
      const rows = async () =>
        (
          await sql<{ count: number }>`
            select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as count
            from pg_stat_xact_user_tables
            where schemaname = current_schema() and relname in ('promo_uses', 'orders', 'promo_day_changes')`.execute(
            tx,
          )
        ).rows[0]?.count ?? 0;
      const before = await rows();
      expect(await findPromoDays(tx, promos[1] ?? '', 60)).not.toEqual([]);
      return (await rows()) - before;
    });
  expect(looked).toBe(0);
});
