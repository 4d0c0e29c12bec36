import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  exchanged,
  hasRunOut,
  insteadOfLine,
  isAsSeen,
  isGoneFrom,
  isSaid,
  isStillOut,
  mayBeExchanged,
  namesOfRanOut,
} from './offers';
import { lineSubstitute, type ReplaceableProduct } from './substitutes';

const option = (id: number, rest: Partial<{ available: boolean; substitute_id: number; surcharge: number }> = {}) => ({
  id,
  option_name: `Option ${id}`,
  surcharge: 0,
  available: true,
  contains: null,
  ...rest,
});
const group = (name: string, options: ReturnType<typeof option>[], default_ids: number[] = [], max = 1) => ({
  group_name: name,
  min: 0,
  max,
  default_ids,
  options,
});
const product = (id: string, rest: Partial<ReplaceableProduct> = {}) => ({
  id,
  product_name: id,
  image: null,
  price: 25_000,
  archived: false,
  resting: false,
  stock: null,
  size_ids: [1, 2, 3] as (1 | 2 | 3)[],
  sizes: [],
  option_groups: [],
  contains: null,
  ...rest,
});
const sold = (product_id: string, ids: number[], rest: object = {}) => ({
  product_id,
  product_name: product_id,
  size_id: 2 as const,
  qty: 2,
  unit_price: 34_000,
  line_total: 68_000,
  options: ids.map((id) => ({ id, group_name: 'Milk', option_name: `Option ${id}`, surcharge: 9_000 })),
  ...rest,
});
const milk = group('Milk', [option(1), option(2, { available: false, substitute_id: 3 }), option(3)], [1]);
const find =
  (...all: ReturnType<typeof product>[]) =>
  (id: string) =>
    all.find((one) => one.id === id);

describe('what is offered to who waits', () => {
  it('is the same cup with the other option', () => {
    const latte = product('latte', { option_groups: [milk] });
    expect(insteadOfLine(sold('latte', [2]), [2], find(latte), [])).toMatchObject({ size_id: 2, option_ids: [3] });
  });

  it('keeps what was put aside for it, also what is sold out, archived or counted down by now', () => {
    const extras = group('Extras', [option(8, { available: false }), option(9)], [], 3);
    const latte = product('latte', { option_groups: [milk, extras], resting: true, archived: true, stock: 0 });
    const instead = insteadOfLine(sold('latte', [2, 8]), [2], find(latte), []);
    expect(instead).toMatchObject({ option_ids: [3, 8], judged: { problem: null } });
  });

  it('is the other product with what was chosen of groups that both have', () => {
    const taro = product('taro', { resting: true, substitute_id: 'latte', option_groups: [milk] });
    const latte = product('latte', { option_groups: [milk] });
    const instead = insteadOfLine(sold('taro', [3]), [null], find(taro, latte), []);
    expect(instead).toMatchObject({ product: { id: 'latte' }, size_id: 2, option_ids: [3] });
  });

  it.each([
    ['the mark is over', group('Milk', [option(1), option(2), option(3)], [1]), []],
    ['nothing was named', group('Milk', [option(1), option(2, { available: false }), option(3)], [1]), []],
    [
      'that has run out as well',
      group(
        'Milk',
        [option(1), option(2, { available: false, substitute_id: 3 }), option(3, { available: false })],
        [1],
      ),
      [],
    ],
    [
      'its customer avoids it',
      group(
        'Milk',
        [
          option(1),
          option(2, { available: false, substitute_id: 3 }),
          {
            ...option(3),
            contains: { allergens: ['soy'], caffeine_mg: null, sugar_g: null, kcal: null },
          } as never,
        ],
        [1],
      ),
      ['soy'],
    ],
  ] as const)('is nothing where %s', (_name, options, avoids) => {
    const latte = product('latte', { option_groups: [options] });
    expect(insteadOfLine(sold('latte', [2]), [2], find(latte), avoids)).toBeNull();
  });

  it('is nothing where it would be less than what was paid for', () => {
    const extras = group('Extras', [option(8, { available: false, substitute_id: 9 }), option(9)], [], 3);
    const latte = product('latte', { option_groups: [milk, extras] });
    expect(insteadOfLine(sold('latte', [1, 8, 9]), [8], find(latte), [])).toBeNull();
    expect(insteadOfLine(sold('latte', [1, 8]), [8], find(latte), [])).toMatchObject({ option_ids: [1, 9] });
  });

  it('keeps its size, and what was put aside in another product too', () => {
    const latte = product('latte', { option_groups: [milk], size_ids: [3] });
    expect(insteadOfLine(sold('latte', [2]), [2], find(latte), [])).toMatchObject({ size_id: 2 });
    const noSoy = group('Milk', [option(1), option(3, { available: false })], [1]);
    const taro = product('taro', { resting: true, substitute_id: 'mocha', option_groups: [noSoy] });
    const mocha = product('mocha', { option_groups: [noSoy] });
    expect(insteadOfLine(sold('taro', [3]), [null], find(taro, mocha), [])).toMatchObject({ option_ids: [3] });
  });

  it('is nothing where nobody knows the product, or what stands in for it is too few', () => {
    expect(insteadOfLine(sold('latte', [2]), [2], find(), [])).toBeNull();
    const taro = product('taro', { resting: true, substitute_id: 'latte' });
    expect(insteadOfLine(sold('taro', []), [null], find(taro, product('latte', { stock: 1 })), [])).toBeNull();
    expect(insteadOfLine(sold('taro', []), [null], find(taro, product('latte', { stock: 2 })), [])).not.toBeNull();
  });

  it('costs what was agreed, and has nothing of what ran out, whatever is sold out', () => {
    const marks = fc.record({ available: fc.boolean(), substitute: fc.option(fc.integer({ min: 1, max: 4 })) });
    let offered = 0;
    fc.assert(
      fc.property(
        fc.array(marks, { minLength: 4, maxLength: 4 }),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 5, max: 8 }),
        fc.boolean(),
        (drawn, out, extra, isExtraThere) => {
          const options = drawn.map(({ available, substitute }, index) =>
            option(index + 1, { available, ...(substitute !== null && { substitute_id: substitute }) }),
          );
          const extras = group('Extras', [option(extra, { available: isExtraThere })], [], 3);
          const latte = product('latte', { option_groups: [group('Milk', options, [1]), extras] });
          const line = sold('latte', [out, extra]);
          const instead = insteadOfLine(line, [out], find(latte), []);
          if (!instead) return;
          offered += 1;
          const next = exchanged(line, lineSubstitute(instead as never));
          expect([next.unit_price, next.line_total, next.qty]).toEqual([34_000, 68_000, 2]);
          const ids = next.options.map(({ id }) => id);
          expect(ids).not.toContain(out);
          expect(ids).toContain(extra);
          expect(ids.every((id) => id === extra || options.some((each) => each.id === id && each.available))).toBe(
            true,
          );
        },
      ),
    );
    expect(offered).toBeGreaterThan(0);
  });
});

it('may be made instead while nothing of the line is made', () => {
  const all = ['pending', 'confirmed', 'preparing', 'ready', 'delivered', 'cancelled'] as const;
  expect(all.filter((status) => mayBeExchanged(status, 0))).toEqual(['pending', 'confirmed', 'preparing']);
  expect(all.filter((status) => mayBeExchanged(status, 1))).toEqual([]);
});

it('knows what of a line has run out, and by which names', () => {
  const line = sold('latte', [2, 8], { name_translations: { id: 'kopi' } });
  expect([hasRunOut(line, 'latte'), hasRunOut(line, 'taro')]).toEqual([true, false]);
  expect([hasRunOut(line, undefined, 8), hasRunOut(line, undefined, 3)]).toEqual([true, false]);
  expect(namesOfRanOut(line, [8, null])).toEqual([
    { name: 'latte', name_translations: { id: 'kopi' } },
    { name: 'Option 8' },
  ]);
});

it('tells what is still out from what is back', () => {
  const latte = product('latte', { option_groups: [milk] });
  expect([isStillOut(2, latte), isStillOut(3, latte), isStillOut(null, latte)]).toEqual([true, false, false]);
  expect([isStillOut(null, product('taro', { resting: true })), isStillOut(2, undefined)]).toEqual([true, false]);
  const cup = { product: { id: 'mocha' }, judged: { options: [{ id: 3 }] } };
  expect([isGoneFrom(cup, null, 'latte'), isGoneFrom(cup, null, 'mocha')]).toEqual([true, false]);
  expect([isGoneFrom(cup, 2, 'mocha'), isGoneFrom(cup, 3, 'mocha')]).toEqual([true, false]);
});

it('knows the answer that a line has already', () => {
  const substitute = { product_id: 'latte', size_id: 2 as const, option_ids: [3] };
  const line = sold('latte', [3]);
  const yes = { line: 1, take: true, substitute };
  expect([isSaid(line, 'taken', yes), isSaid(line, 'declined', yes), isSaid(line, undefined, yes)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(isSaid(sold('latte', [4]), 'taken', yes)).toBe(false);
  expect([isSaid(line, 'declined', { ...yes, take: false }), isSaid(line, 'taken', { ...yes, take: false })]).toEqual([
    true,
    false,
  ]);
});

it('is taken only as it was seen', () => {
  const seen = { product_id: 'latte', size_id: 2 as const, option_ids: [3] };
  const offered = { ...seen, product_name: 'Latte', image: null, size_name: 'Large', options: [], unit_price: 31_000 };
  const { option_ids: _some, ...asItComes } = offered;
  expect(isAsSeen(offered, seen)).toBe(true);
  expect(isAsSeen(offered, { ...seen, size_id: 1 })).toBe(false);
  expect(isAsSeen(offered, { ...seen, product_id: 'taro' })).toBe(false);
  expect(isAsSeen(offered, { ...seen, option_ids: [4] })).toBe(false);
  expect(isAsSeen(asItComes, { product_id: 'latte', size_id: 2 })).toBe(true);
  expect(isAsSeen(asItComes, { product_id: 'latte', size_id: 2, option_ids: [] })).toBe(false);
});
