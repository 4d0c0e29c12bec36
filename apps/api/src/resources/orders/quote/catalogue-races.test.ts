import { setTimeout as delay } from 'node:timers/promises';
import { CartOrderBody, type Quote } from '@seduh/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withTx, type Tx } from '../../../platform/db/tx';
import { HttpError } from '../../../platform/http/errors';
import { createTestApp, type TestApp, type TestUser } from '../../../testing';
import { orderGuards } from '../guards-repository';
import { cart, createOrderKit, line, serviceWith, type OrderKit } from '../testing/order-kit';
import { createCatalogueCache, type CatalogueCache } from './catalogue-cache';
import { evaluate, requestOfOrder } from './service';

// What only staff change is kept in each process. Whatever they do meanwhile, an order has to be priced by exactly what
// held in its own snapshot: nothing older, no mixture, and nothing that was never committed.

const ROUNDS = 40;
/** On a busy machine changes go on until orders have met enough of them, up to so many. */
const MOST_ROUNDS = 400;
const SMALL = 1;
const MEDIUM = 2;

let shop: TestApp;
let kit: OrderKit;
let rani: TestUser;
let latte: string;
let toast: string;
let cake: string;
let tea: string;
let milk: number;
let extras: { id: number; optionIds: number[] };

beforeEach(async () => {
  shop = await createTestApp();
  kit = createOrderKit(shop);
  rani = await shop.makeUser();
  [latte = '', toast = '', cake = '', tea = ''] = await Promise.all(
    ['Latte', 'Toast', 'Cake', 'Tea'].map((product_name) =>
      shop.makeProduct({ product_name, work_seconds: 1, size_ids: [1, 2] }),
    ),
  );
  milk = (await shop.makeGroup({ on: [latte], options: { Oat: 0 } })).optionIds[0] ?? 0;
  extras = await shop.makeGroup({ name: 'Extras', min: 0, max: 1, options: { Boba: 0 }, on: [tea] });
  await sql`update shop set first_cash_orders = 100000, first_cash_portions = 1000000,
    stations = jsonb_set(stations, '{people}', '{"bar": 40, "kitchen": 40, "counter": 40}')`.execute(shop.database.db);
});
afterEach(() => shop.close());

/** What was so, one after the other, each from some moment between two. */
class Timeline<Value> {
  readonly #values: { value: Value; begunAt: number; committedAt: number }[] = [];

  note(value: Value, begunAt: number): void {
    this.#values.push({ value, begunAt, committedAt: performance.now() });
  }

  /** Whether somebody who looked once between two moments may have seen it so. */
  mayBe(value: Value, since: number, until: number): boolean {
    const last = this.#values.findLastIndex(({ committedAt }) => committedAt <= since);
    return this.#values.some((one, at) => at >= last && one.begunAt <= until && one.value === value);
  }
}

class ChangedTheirMind extends Error {}

/** A member of staff who changes something again and again, and now and then nothing after all. */
async function keepChanging<Value>(
  timeline: Timeline<Value>,
  valueOf: (round: number) => Value,
  change: (tx: Tx, value: Value) => Promise<unknown>,
  isEnough: () => boolean,
): Promise<void> {
  for (let round = 1; round <= ROUNDS || (round <= MOST_ROUNDS && !isEnough()); round += 1) {
    const isMeant = round % 4 !== 3;
    const value = valueOf(round);
    const begunAt = performance.now();
    // it holds for others before we hear of it: what is under way counts from its beginning
    const isCommitted = await withTx(shop.database.db, async (tx) => {
      await change(tx, value);
      if (isMeant) return true;
      await delay(10);
      throw new ChangedTheirMind();
    }).catch((error: unknown) => {
      if (error instanceof ChangedTheirMind) return false;
      throw error;
    });
    if (isCommitted) timeline.note(value, begunAt);
    await delay(5);
  }
}

/** Sets every price there is to what belongs to one edition of the menu, table by table. */
async function setEdition(tx: Tx, edition: number): Promise<void> {
  await sql`update products set price = ${edition * 1_000} where id = ${latte}`.execute(tx);
  await sql`update options set surcharge = ${edition} where id = ${milk}`.execute(tx);
  await sql`delete from product_sizes where product_id = ${latte}`.execute(tx);
  await sql`insert into product_sizes (product_id, size_id, surcharge) values (${latte}, ${MEDIUM}, ${edition * 2})`.execute(
    tx,
  );
  await sql`update products set price = ${edition * 1_000} where id = ${toast}`.execute(tx);
  await sql`update shop set tax_percent = ${edition % 20} where id = 1`.execute(tx);
}

const LINES = (): CartOrderBody['lines'] => [{ ...line(latte, 1, MEDIUM), option_ids: [milk] }, line(toast, 1, SMALL)];

interface Priced extends Pick<Quote, 'tax' | 'subtotal'> {
  lines: readonly Pick<Quote['lines'][number], 'unit_price'>[];
}

/** Which edition an order or quote was priced by; NaN for a mixture. */
function editionOf({ lines, tax, subtotal }: Priced): number {
  const [first = Number.NaN, second = Number.NaN] = lines.map(({ unit_price }) => unit_price);
  const edition = second / 1_000;
  const isWhole = first === edition * 1_003 && Math.abs(tax - (subtotal * (edition % 20)) / 100) < 1;
  return isWhole ? edition : Number.NaN;
}

it('an order is priced by what held in its snapshot, whatever staff change in another process', async () => {
  const editions = new Timeline<number>();
  const cakeIsOut = new Timeline<boolean>();
  const teaHasBoba = new Timeline<boolean>();
  await withTx(shop.database.db, (tx) => setEdition(tx, 7));
  editions.note(7, 0);
  cakeIsOut.note(false, 0);
  teaHasBoba.note(true, 0);
  const over = new AbortController();
  const seen = { editions: new Set<number>(), refused: 0 };
  const isEnough = () => seen.editions.size > 5 && seen.refused > 5;
  const staff = Promise.all([
    keepChanging(editions, (round) => 7 + round, setEdition, isEnough),
    keepChanging(
      cakeIsOut,
      (round) => round % 2 === 1,
      (tx, isOut) =>
        sql`update products set sold_out_until = ${isOut ? new Date(shop.clock.now().getTime() + 60_000) : null} where id = ${cake}`.execute(
          tx,
        ),
      isEnough,
    ),
    keepChanging(
      teaHasBoba,
      (round) => round % 2 === 0,
      async (tx, has) => {
        await sql`delete from product_option_groups where product_id = ${tea}`.execute(tx);
        if (has)
          await sql`insert into product_option_groups (product_id, group_id, position, default_ids) values (${tea}, ${extras.id}, 1, '{}')`.execute(
            tx,
          );
      },
      isEnough,
    ),
  ]).finally(() => over.abort());

  const wrong: string[] = [];
  // made in the end: a change is noted after others may have seen it
  const checks: (() => unknown)[] = [];
  /** One process, with a cache of its own. */
  const buy = async (service: ReturnType<typeof serviceWith>) => {
    const place = async (lines: CartOrderBody['lines']) => {
      const since = performance.now();
      const body = CartOrderBody.parse(cart(lines));
      const order = await service
        .place({ userId: rani.id, key: kit.nextKey(), body, language: 'en' })
        .catch((error: unknown) => {
          if (error instanceof HttpError && error.code === 'OUT_OF_STOCK') return null;
          throw error;
        });
      if (!order) seen.refused += 1;
      return { order, since, until: performance.now() };
    };
    while (!over.signal.aborted) {
      const { order, since, until } = await place(LINES());
      const edition = order ? editionOf(order) : Number.NaN;
      seen.editions.add(edition);
      checks.push(() => editions.mayBe(edition, since, until) || wrong.push(`edition ${edition}`));
      const cakes = await place([line(cake)]);
      checks.push(() => cakeIsOut.mayBe(!cakes.order, cakes.since, cakes.until) || wrong.push('cake'));
      const teas = await place([{ ...line(tea), option_ids: [extras.optionIds[0] ?? 0] }]);
      checks.push(() => teaHasBoba.mayBe(Boolean(teas.order), teas.since, teas.until) || wrong.push('tea'));
    }
  };
  const processes = [serviceWith(shop, orderGuards), serviceWith(shop, orderGuards)];
  await Promise.all([staff, ...processes.flatMap((one) => [buy(one), buy(one)])]);
  for (const check of checks) check();
  expect(wrong).toEqual([]);
  expect(seen.editions.size).toBeGreaterThan(5);
  expect(seen.refused).toBeGreaterThan(5);
}, 60_000);

const requestOf = (lines: CartOrderBody['lines']) => requestOfOrder(CartOrderBody.parse(cart(lines)));

/** Prices a cart in the shop's database with what a process knows. */
const price = async (catalogue: CatalogueCache) => {
  const request = requestOf(LINES());
  const evaluated = await withTx(shop.database.db, (tx) =>
    evaluate(tx, request, rani.id, shop.clock.now(), { catalogue }),
  );
  return editionOf(evaluated.quote);
};

it('control: who does not ask for the version sells by what was', async () => {
  const known = createCatalogueCache();
  let last: string | null = null;
  const naive: CatalogueCache = {
    find: (_version, ...asked) => known.find(last, ...asked),
    keep(read, asked) {
      last = read.version;
      known.keep(read, asked);
    },
  };
  await withTx(shop.database.db, (tx) => setEdition(tx, 1));
  expect([await price(naive), await price(known)]).toEqual([1, 1]);
  await withTx(shop.database.db, (tx) => setEdition(tx, 2));
  expect([await price(naive), await price(known)]).toEqual([1, 2]);
});

it('what a transaction has changed itself, and then not, is kept for nobody', async () => {
  const catalogue = createCatalogueCache();
  const request = requestOf(LINES());
  const now = shop.clock.now();
  await withTx(shop.database.db, (tx) => setEdition(tx, 1));
  const within = withTx(shop.database.db, async (tx) => {
    await setEdition(tx, 2);
    expect(editionOf((await evaluate(tx, request, null, now, { catalogue })).quote)).toBe(2);
    throw new ChangedTheirMind();
  });
  await expect(within).rejects.toThrow(ChangedTheirMind);
  expect(await price(catalogue)).toBe(1);
  await withTx(shop.database.db, (tx) => setEdition(tx, 3));
  expect(await price(catalogue)).toBe(3);
});
