import { setTimeout as delay } from 'node:timers/promises';
import { CartOrderBody, type Quote } from '@seduh/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing';
import { cart, line } from '../testing/order-kit';
import { createCatalogueCache, type CatalogueCache } from './catalogue-cache';
import type { Catalogue, CatalogueProduct, ShopRules } from './catalogue-repository';
import { readFacts } from './facts-repository';
import { evaluate, requestOfOrder } from './service';

const NOW = new Date('2026-11-20T07:30:00.000Z');
const MINUTE_MS = 60_000;

afterEach(() => {
  vi.restoreAllMocks();
});

describe('what is kept', () => {
  const product = (id: string, rest: Partial<CatalogueProduct> = {}) =>
    ({ id, substitute_id: null, rests_until: null, option_groups: [], ...rest }) as unknown as CatalogueProduct;
  const read = (version: string | null, ...products: CatalogueProduct[]): Catalogue => ({
    version,
    rules: { tax_percent: 11, bank: { bank: 'BCA' } } as unknown as ShopRules,
    products,
  });
  const idsIn = (cache: CatalogueCache, version: string | null, ...ids: string[]) =>
    cache.find(version, ids, NOW)?.products.map(({ id }) => id);

  it('is found under its version alone', () => {
    const cache = createCatalogueCache();
    cache.keep(read('one', product('latte')), ['latte']);
    expect(idsIn(cache, 'one', 'latte')).toEqual(['latte']);
    expect(idsIn(cache, 'two', 'latte')).toBeUndefined();
    expect(idsIn(cache, 'one', 'latte', 'toast')).toBeUndefined();
  });

  it('without a version is nothing', () => {
    const cache = createCatalogueCache();
    cache.keep(read(null, product('latte')), ['latte']);
    expect(idsIn(cache, null, 'latte')).toBeUndefined();
  });

  it('is never a mixture, also where an older reading comes later', () => {
    const cache = createCatalogueCache();
    cache.keep(read('two', product('latte'), product('toast')), ['latte', 'toast']);
    cache.keep(read('one', product('latte')), ['latte']);
    expect(idsIn(cache, 'two', 'latte')).toBeUndefined();
    expect(idsIn(cache, 'one', 'toast')).toBeUndefined();
    expect(idsIn(cache, 'one', 'latte')).toEqual(['latte']);
  });

  it('is no product’s where there was none, until the version changes', () => {
    const cache = createCatalogueCache();
    cache.keep(read('one', product('latte')), ['latte', 'nothing']);
    expect(idsIn(cache, 'one', 'latte', 'nothing')).toEqual(['latte']);
    cache.keep(read('two', product('latte')), ['latte']);
    expect(idsIn(cache, 'two', 'latte', 'nothing')).toBeUndefined();
  });

  it('is bounded in ids of no product, which push no product out', () => {
    const cache = createCatalogueCache();
    const made = Array.from({ length: 1_001 }, (_, index) => `made up ${index}`);
    cache.keep(read('one', product('latte')), ['latte', ...made]);
    expect(idsIn(cache, 'one', 'made up 0')).toBeUndefined();
    expect(idsIn(cache, 'one', 'latte', 'made up 1000')).toEqual(['latte']);
  });

  it('is bounded in characters: who was asked for longest ago goes', () => {
    const cache = createCatalogueCache();
    const large = (id: string) => product(id, { product_name: 'x'.repeat(1_500_000) });
    for (const id of ['latte', 'toast', 'cake']) cache.keep(read('one', large(id)), [id]);
    expect(['latte', 'toast', 'cake'].map((id) => idsIn(cache, 'one', id))).toEqual([undefined, ['toast'], ['cake']]);
  });

  it('is forgotten after a minute, whatever the version says', async () => {
    const began = performance.now();
    const now = vi.spyOn(performance, 'now').mockReturnValue(began);
    const cache = createCatalogueCache();
    cache.keep(read('one', product('latte')), ['latte']);
    // the library looks at the clock again after a millisecond
    await delay(5);
    now.mockReturnValue(began + MINUTE_MS - 1);
    expect(idsIn(cache, 'one', 'latte')).toEqual(['latte']);
    await delay(5);
    now.mockReturnValue(began + MINUTE_MS + 1);
    expect(idsIn(cache, 'one', 'latte')).toBeUndefined();
  });

  it('does not live on because something else was read', async () => {
    const began = performance.now();
    const now = vi.spyOn(performance, 'now').mockReturnValue(began);
    const cache = createCatalogueCache();
    cache.keep(read('one', product('latte')), ['latte']);
    await delay(5);
    now.mockReturnValue(began + MINUTE_MS - 1);
    cache.keep(read('one', product('toast')), ['toast']);
    await delay(5);
    now.mockReturnValue(began + MINUTE_MS + 1);
    expect(idsIn(cache, 'one', 'latte')).toBeUndefined();
    expect(idsIn(cache, 'one', 'toast')).toEqual(['toast']);
  });

  it('is written in by nobody', () => {
    const cache = createCatalogueCache();
    cache.keep(read('one', product('latte', { option_groups: [{ options: [{ id: 1 }] }] as never })), ['latte']);
    const found = cache.find('one', ['latte'], NOW);
    const [latte] = found?.products ?? [];
    const parts = [found?.rules, found?.rules.bank, latte, latte?.option_groups, latte?.option_groups[0]?.options[0]];
    expect(parts.map((part) => part !== undefined && Object.isFrozen(part))).toEqual(parts.map(() => true));
  });
});

describe('in a shop', () => {
  let shop: TestApp;
  let latte: string;
  let tea: string;
  let group: { id: number; optionIds: number[] };
  beforeEach(async () => {
    shop = await createTestApp();
    shop.clock.set(NOW.toISOString());
    [latte, tea] = [
      await shop.makeProduct({ product_name: 'Latte', stock: 3 }),
      await shop.makeProduct({ product_name: 'Tea', stock: 2 }),
    ];
    group = await shop.makeGroup({ options: { Oat: 0, Soy: 0 }, on: [latte] });
  });
  afterEach(() => shop.close());

  /** A cache that says how often something was read for it. */
  function counted() {
    const known = createCatalogueCache();
    const reads: (readonly string[])[] = [];
    const catalogue: CatalogueCache = {
      find: known.find,
      keep(read, asked) {
        reads.push(asked);
        known.keep(read, asked);
      },
    };
    return { catalogue, reads };
  }

  const [oat, soy] = [() => group.optionIds[0] ?? 0, () => group.optionIds[1] ?? 0];
  const quoteOf = async (catalogue: CatalogueCache, now: Date): Promise<Quote['lines'][number] | undefined> => {
    const lines = [{ ...line(latte), option_ids: [oat()] }];
    const request = requestOfOrder(CartOrderBody.parse(cart(lines)));
    return (await evaluate(shop.database.db, request, null, now, { catalogue })).quote.lines[0];
  };

  it('outlives the moment until which something is sold out: it is on offer from then, and read once', async () => {
    const until = NOW.getTime() + 10 * MINUTE_MS;
    const { db } = shop.database;
    await sql`update products set sold_out_until = ${new Date(until)}, substitute_id = ${tea} where id = ${latte}`.execute(
      db,
    );
    const { catalogue, reads } = counted();
    await quoteOf(catalogue, NOW);
    const seen = [];
    for (const after of [-1, 0, 1]) {
      const { problem, substitute } = (await quoteOf(catalogue, new Date(until + after))) ?? {};
      seen.push([problem?.code, substitute?.product_id]);
    }
    const free = [undefined, undefined];
    expect(seen).toEqual([['SOLD_OUT', tea], free, free]);
    expect(reads).toEqual([[latte]]);
  });

  it('outlives the moment until which an option is sold out', async () => {
    const until = NOW.getTime() + 10 * MINUTE_MS;
    await sql`update options set sold_out_until = ${new Date(until)}, substitute_id = ${soy()} where id = ${oat()}`.execute(
      shop.database.db,
    );
    const { catalogue, reads } = counted();
    await quoteOf(catalogue, NOW);
    const seen = [];
    for (const after of [-1, 0, 1]) {
      const { problem, substitute } = (await quoteOf(catalogue, new Date(until + after))) ?? {};
      seen.push([problem?.code, substitute?.option_ids]);
    }
    const free = [undefined, undefined];
    expect(seen).toEqual([['OPTION_SOLD_OUT', [soy()]], free, free]);
    expect(reads).toEqual([[latte]]);
  });

  const factsOf = (catalogue: CatalogueCache, productIds: string[]) =>
    readFacts(shop.database.db, { userId: null, productIds, now: NOW, isTimed: false, catalogue });

  it('whose stock is not in the snapshot is read anew, and not sold without end', async () => {
    const { catalogue, reads } = counted();
    await factsOf(catalogue, [latte, tea]);
    // as if it were tea’s substitute by a clock of its own
    const odd: CatalogueCache = {
      ...catalogue,
      find: (version, _ids, now) => catalogue.find(version, [latte, tea], now),
    };
    const { products } = await factsOf(odd, [tea]);
    expect(products.map(({ id, stock }) => [id, stock])).toEqual([[tea, 2]]);
    expect(reads).toHaveLength(2);
  });

  it('says of a product that is none that it is none, from what is known', async () => {
    const nothing = '00000000-0000-4000-8000-000000000000';
    const { catalogue, reads } = counted();
    for (let time = 0; time < 3; time += 1)
      expect((await factsOf(catalogue, [latte, nothing])).products.map(({ id }) => id)).toEqual([latte]);
    expect(reads).toHaveLength(1);
  });
});
