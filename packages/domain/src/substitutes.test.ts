import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeLine } from './pricing';
import {
  cupInstead,
  lineSubstitute,
  optionInstead,
  productSubstituteProblem,
  substituteProblem,
  type ReplaceableProduct,
} from './substitutes';

const there = { archived: false, available: true };
const option = (id: number, rest: Partial<{ available: boolean; substitute_id: number; surcharge: number }> = {}) => ({
  id,
  option_name: `Option ${id}`,
  surcharge: 0,
  available: true,
  contains: null,
  ...rest,
});
const milk = (options = [option(1), option(2, { surcharge: 9_000 }), option(3, { surcharge: 6_000 })]) => ({
  group_name: 'Milk',
  min: 1,
  max: 1,
  default_ids: [1],
  options,
});
const product = (
  id: string,
  rest: Partial<ReplaceableProduct> = {},
): ReplaceableProduct & { product_name: string; image: null } => ({
  id,
  product_name: id,
  image: null,
  price: 25_000,
  archived: false,
  resting: false,
  stock: null,
  size_ids: [1, 2, 3],
  sizes: [],
  option_groups: [],
  contains: null,
  ...rest,
});
const soldOut = { code: 'SOLD_OUT' as const };
const optionOut = { code: 'OPTION_SOLD_OUT' as const };

describe('what may be offered instead', () => {
  it.each([
    ['nobody knows it', undefined, 'This is not on the menu any more'],
    ['it is archived', { id: 2, ...there, archived: true }, 'This is not on the menu any more'],
    ['it is the same', { id: 1, ...there }, 'Nothing stands in for itself'],
    ['it is sold out itself', { id: 2, ...there, available: false }, 'This is sold out as well'],
    ['it is there', { id: 2, ...there }, null],
  ])('%s', (_name, candidate, problem) => expect(substituteProblem(1, candidate)).toBe(problem));

  it.each<[string, (1 | 2 | 3)[], string | null]>([
    ['the same size', [2, 3], null],
    ['one size alone', [3], null],
    ['other sizes', [2, 3], 'It comes in none of the same sizes'],
  ])('a product in %s', (_name, size_ids, problem) => {
    const out = { id: 'a', size_ids: problem ? ([1] as const) : ([1, 2] as const) };
    expect(productSubstituteProblem(out, { id: 'b', ...there, size_ids })).toBe(problem);
  });

  it('an option is offered while it is there to be had', () => {
    const out = option(2, { available: false, substitute_id: 3 });
    expect(optionInstead([out, option(3)], out)?.id).toBe(3);
    expect(optionInstead([out, option(3, { available: false })], out)).toBeUndefined();
    expect(optionInstead([out, { ...option(3), archived: true }], out)).toBeUndefined();
    expect(optionInstead([out, option(3)], { ...out, available: true })).toBeUndefined();
  });
});

describe('a cup with what is offered instead', () => {
  const noOat = milk([
    option(1),
    option(2, { available: false, substitute_id: 3, surcharge: 9_000 }),
    option(3, { surcharge: 6_000 }),
  ]);
  const find =
    (...all: ReturnType<typeof product>[]) =>
    (id: string) =>
      all.find((one) => one.id === id);

  it('takes the other option, at its price', () => {
    const latte = product('latte', { option_groups: [noOat] });
    const instead = cupInstead(latte, { size_id: 2, qty: 2, option_ids: [2] }, optionOut, find(latte));
    expect(instead).toMatchObject({ size_id: 2, option_ids: [3], judged: { unit_price: 31_000, problem: null } });
  });

  it('is as it comes where what is offered comes by itself', () => {
    const back = milk([option(1), option(2, { available: false, substitute_id: 1 })]);
    const latte = product('latte', { option_groups: [back] });
    const instead = cupInstead(latte, { size_id: 1, qty: 1, option_ids: [2] }, optionOut, find(latte));
    expect(instead).not.toHaveProperty('option_ids');
    expect(instead && lineSubstitute({ ...instead, product: latte })).toMatchObject({
      product_id: 'latte',
      options: [{ id: 1 }],
      unit_price: 25_000,
    });
  });

  it('takes the other product in the same size with what was chosen of groups that both have', () => {
    const taro = product('taro', { resting: true, substitute_id: 'latte', option_groups: [milk()] });
    const sugar = { group_name: 'Sweetness', min: 1, max: 1, default_ids: [9], options: [option(8), option(9)] };
    const latte = product('latte', { price: 20_000, option_groups: [milk(), sugar] });
    const instead = cupInstead(taro, { size_id: 3, qty: 1, option_ids: [2] }, soldOut, find(taro, latte));
    expect(instead).toMatchObject({ size_id: 3, option_ids: [2, 9], judged: { unit_price: 29_000 } });
  });

  it.each<[string, Partial<ReplaceableProduct>]>([
    ['it is sold out itself', { resting: true }],
    ['its portions are gone', { stock: 0 }],
    ['there are too few', { stock: 1 }],
    ['it is off the menu', { archived: true }],
    ['it comes in other sizes', { size_ids: [1, 3] }],
    ['nobody can have it as it comes', { option_groups: [{ ...milk(), default_ids: [] }] }],
  ])('is none where %s', (_name, rest) => {
    const taro = product('taro', { resting: true, substitute_id: 'latte' });
    expect(cupInstead(taro, { size_id: 2, qty: 2 }, soldOut, find(taro, product('latte', rest)))).toBeNull();
  });

  it('leaves portions to other lines', () => {
    const taro = product('taro', { resting: true, substitute_id: 'latte' });
    const all = find(taro, product('latte', { stock: 3 }));
    expect(cupInstead(taro, { size_id: 2, qty: 2 }, soldOut, all, { taken: () => 1 })).not.toBeNull();
    expect(cupInstead(taro, { size_id: 2, qty: 2 }, soldOut, all, { taken: () => 2 })).toBeNull();
  });

  it('is none for whom it contains what they avoid; of what is unknown the line warns', () => {
    const taro = product('taro', { resting: true, substitute_id: 'latte' });
    const ask = (allergens: ('nuts' | 'milk')[] | null) => {
      const latte = product('latte', { contains: { allergens } });
      return cupInstead(taro, { size_id: 2, qty: 1 }, soldOut, find(taro, latte), { avoids: ['nuts'] });
    };
    expect([ask(['milk', 'nuts']), ask(['milk'])?.product.id, ask(null)?.product.id]).toEqual([null, 'latte', 'latte']);
  });

  it('is asked for only where something is sold out', () => {
    const taro = product('taro', { substitute_id: 'latte' });
    const ask = (problem: Parameters<typeof cupInstead>[2]) =>
      cupInstead(taro, { size_id: 1, qty: 1 }, problem, find(taro, product('latte')));
    expect([ask(null), ask({ code: 'NOT_ENOUGH' }), ask({ code: 'GONE' })]).toEqual([null, null, null]);
    expect(cupInstead(undefined, { size_id: 1, qty: 1 }, soldOut, find())).toBeNull();
  });

  // any menu of three products over two groups, with marks that may name each other, themselves or nobody
  const rarely = fc.constantFrom(false, false, false, false, true);
  const menus = fc
    .array(
      fc.record({
        available: fc.boolean(),
        archived: rarely,
        stock: fc.constantFrom(null, null, null, 3, 1, 0),
        substitute: fc.constantFrom(0, 1, 2, 3, null),
        sizes: fc.subarray([1, 2, 3] as (1 | 2 | 3)[], { minLength: 1 }),
        options: fc.array(
          fc.record({ available: fc.boolean(), archived: rarely, substitute: fc.constantFrom(0, 1, 2, 3, null) }),
          { minLength: 3, maxLength: 3 },
        ),
      }),
      { minLength: 3, maxLength: 3 },
    )
    .map((rows) =>
      rows.map((row, index) =>
        product(String(index), {
          archived: row.archived,
          resting: !row.available,
          stock: row.stock,
          size_ids: row.sizes,
          substitute_id: row.substitute === null ? null : String(row.substitute),
          option_groups: [
            {
              ...milk(),
              default_ids: [0],
              options: row.options.map(({ substitute, ...each }, id) => ({
                ...option(id),
                ...each,
                substitute_id: substitute,
              })),
            },
          ],
        }),
      ),
    );

  it('can be had as it is offered, at the price that is said, whatever the menu and its marks', () => {
    let offered = 0;
    fc.assert(
      fc.property(
        menus,
        fc.integer({ min: 1, max: 3 }),
        fc.constantFrom(1, 2, 3),
        fc.option(fc.integer({ min: 0, max: 2 })),
        (menu, qty, size_id, chosen) => {
          for (const out of menu) {
            const cup = { size_id: size_id as 1 | 2 | 3, qty, option_ids: chosen === null ? undefined : [chosen] };
            const { problem } = judgeLine(out, cup);
            const instead = cupInstead(out, cup, problem, find(...menu));
            if (!instead) continue;
            offered += 1;
            const again = judgeLine(instead.product, { size_id: instead.size_id, qty, option_ids: instead.option_ids });
            expect(again).toEqual(instead.judged);
            expect(again.problem).toBeNull();
            // nothing stands in for itself: it is another product, or another choice of it
            const named = (id: string, { options }: typeof again) => [id, ...options.map((each) => each.id)];
            expect(named(instead.product.id, again)).not.toEqual(named(out.id, judgeLine(out, cup)));
          }
        },
      ),
      // of 300 menus a dozen to fifty offer anything
      { numRuns: 2_000 },
    );
    expect(offered).toBeGreaterThan(20);
  });
});
