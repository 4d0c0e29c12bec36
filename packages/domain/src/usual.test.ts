import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QuoteLine } from '@seduh/contract';
import { usualCups, usualOf, type HadCup, type SoldCup } from './usual';

const ZONE = 'Asia/Jakarta';
/** A Thursday, 8:30 in Jakarta. */
const NOW = new Date('2026-11-19T01:30:00Z');
const at = (days: number, clock = '08:30') => {
  const date = new Date(NOW.getTime() - days * 24 * 60 * 60_000).toISOString().slice(0, 10);
  return new Date(`${date}T${clock}:00+07:00`);
};
const cup = (product_id: string, when: Date, option_ids: number[] = [], size_id: 1 | 2 | 3 = 1): HadCup => ({
  // one order for each moment
  order_id: String(when.getTime()),
  product_id,
  size_id,
  option_ids,
  at: when,
});
const names = (had: HadCup[], now = NOW) => usualCups(had, ZONE, now).map(({ last }) => last.product_id);

describe('the usual', () => {
  it.each<[string, HadCup[], string[]]>([
    ['nothing was had', [], []],
    ['what was had more often', [cup('tea', at(3)), cup('latte', at(4)), cup('latte', at(5))], ['latte', 'tea']],
    ['what was had of late', [cup('tea', at(90)), cup('tea', at(91)), cup('latte', at(2))], ['latte', 'tea']],
    [
      'what is had at this time of day',
      [cup('rice', at(1, '19:00')), cup('rice', at(2, '19:30')), cup('latte', at(1, '08:00'))],
      ['latte', 'rice'],
    ],
    [
      'what is had on such a day',
      // two Sundays against two other working days
      [cup('brunch', at(4)), cup('latte', at(7)), cup('brunch', at(11)), cup('latte', at(8))],
      ['latte', 'brunch'],
    ],
    ['of two that are alike the later one', [cup('tea', at(14)), cup('latte', at(7))], ['latte', 'tea']],
  ])('is first: %s', (_name, had, expected) => expect(names(had)).toEqual(expected));

  it('changes with the hour', () => {
    const had = [cup('latte', at(1, '08:00')), cup('rice', at(1, '19:00'))];
    expect(names(had)).toEqual(['latte', 'rice']);
    expect(names(had, at(0, '19:10'))).toEqual(['rice', 'latte']);
  });

  it('is near over midnight', () => {
    const had = [cup('tea', at(1, '12:00')), cup('cocoa', at(1, '23:50'))];
    expect(names(had, at(0, '00:10'))).toEqual(['cocoa', 'tea']);
  });

  it('is one cup with the same options in whatever order, and another one with others or in another size', () => {
    const had = [
      cup('latte', at(1), [2, 1]),
      cup('latte', at(2), [1, 2]),
      cup('latte', at(3), [1]),
      cup('latte', at(4), [1, 2], 2),
    ];
    expect(usualCups(had, ZONE, NOW).map(({ times }) => times)).toEqual([2, 1, 1]);
    expect(usualCups(had, ZONE, NOW)[0]?.last).toBe(had[0]);
  });

  it('counts orders: two lines of one, with two notes, are once', () => {
    const had = [cup('latte', at(1)), cup('latte', at(1)), cup('latte', at(2)), cup('tea', at(1))];
    expect(usualCups(had, ZONE, NOW).map(({ times }) => times)).toEqual([2, 1]);
  });

  it('names each cup once, counts every order, and does not hang on the order it is told in', () => {
    const drawn = fc.record({
      order_id: fc.constantFrom('1', '2', '3', '4'),
      product_id: fc.constantFrom('a', 'b', 'c'),
      size_id: fc.constantFrom<1 | 2>(1, 2),
      option_ids: fc.shuffledSubarray([1, 2, 3]),
      at: fc.date({ min: new Date('2026-01-01'), max: NOW, noInvalidDate: true }),
    });
    fc.assert(
      fc.property(fc.array(drawn, { maxLength: 30 }), (had) => {
        const cups = usualCups(had, ZONE, NOW);
        const keyOf = ({ product_id, size_id, option_ids }: HadCup) =>
          [product_id, size_id, ...option_ids.toSorted()].join();
        const orders = new Set(had.map((cup) => `${keyOf(cup)} ${cup.order_id}`));
        expect(cups.reduce((sum, { times }) => sum + times, 0)).toBe(orders.size);
        const keys = cups.map(({ last }) => keyOf(last));
        expect(new Set(keys).size).toBe(keys.length);
        expect(new Set(usualCups(had.toReversed(), ZONE, NOW).map(({ last }) => keyOf(last)))).toEqual(new Set(keys));
      }),
    );
  });
});

describe('the usual as it is told', () => {
  const milk = {
    group_name: 'Milk',
    min: 1,
    max: 1,
    options: [1, 2].map((id) => ({ id, option_name: `Milk ${id}`, surcharge: 0, available: true })),
    default_ids: [1],
  };
  const productOf = (id: string, archived = false) => ({ id, archived, option_groups: [milk] });
  const sold = (product_id: string, days: number, optionId = 1): SoldCup => ({
    order_id: String(days),
    product_id,
    size_id: 1,
    size_name: 'Regular',
    options: [{ id: optionId, group_name: 'Milk', option_name: `Milk ${optionId}`, surcharge: 0 }],
    unit_price: 20_000,
    at: at(days),
  });
  const told = (cups: SoldCup[], products = ['latte', 'tea'].map((id) => productOf(id))) =>
    usualOf(cups, { products, timeZone: ZONE, now: NOW, quote: (line) => line as unknown as QuoteLine });

  it('is each cup as it was the last time, and one piece of it as it can be had now', () => {
    const cups = told([sold('latte', 1, 2), { ...sold('latte', 8, 2), unit_price: 18_000 }, sold('tea', 3)]);
    expect(cups).toEqual([
      {
        times: 2,
        last_at: at(1).toISOString(),
        sold: { size_name: 'Regular', options: sold('latte', 1, 2).options, unit_price: 20_000 },
        now: { product_id: 'latte', size_id: 1, qty: 1, note: null, option_ids: [2] },
      },
      expect.objectContaining({
        times: 1,
        // it comes by itself
        now: { product_id: 'tea', size_id: 1, qty: 1, note: null, option_ids: undefined },
      }),
    ]);
  });

  it('is nothing that is off the menu or not there, and nothing of half a year ago', () => {
    expect(told([sold('latte', 1), sold('cocoa', 1)], [productOf('latte', true)])).toEqual([]);
    expect(told([sold('latte', 181), sold('tea', 180)]).map(({ now }) => now.product_id)).toEqual(['tea']);
  });

  it('names six cups at most', () => {
    const ids = [...'abcdefg'];
    expect(
      told(
        ids.map((id) => sold(id, 1)),
        ids.map((id) => productOf(id)),
      ),
    ).toHaveLength(6);
  });
});
