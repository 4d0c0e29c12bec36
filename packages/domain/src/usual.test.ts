import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usualCups, type HadCup } from './usual';

const ZONE = 'Asia/Jakarta';
/** A Thursday, 8:30 in Jakarta. */
const NOW = new Date('2026-11-19T01:30:00Z');
const at = (days: number, clock = '08:30') => {
  const date = new Date(NOW.getTime() - days * 24 * 60 * 60_000).toISOString().slice(0, 10);
  return new Date(`${date}T${clock}:00+07:00`);
};
const cup = (product_id: string, when: Date, option_ids: number[] = [], size_id: 1 | 2 | 3 = 1): HadCup => ({
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

  it('names each cup once, counts every time, and does not hang on the order it is told in', () => {
    const drawn = fc.record({
      product_id: fc.constantFrom('a', 'b', 'c'),
      size_id: fc.constantFrom<1 | 2>(1, 2),
      option_ids: fc.shuffledSubarray([1, 2, 3]),
      at: fc.date({ min: new Date('2026-01-01'), max: NOW, noInvalidDate: true }),
    });
    fc.assert(
      fc.property(fc.array(drawn, { maxLength: 30 }), (had) => {
        const cups = usualCups(had, ZONE, NOW);
        expect(cups.reduce((sum, { times }) => sum + times, 0)).toBe(had.length);
        const keyOf = ({ product_id, size_id, option_ids }: HadCup) =>
          [product_id, size_id, ...option_ids.toSorted()].join();
        const keys = cups.map(({ last }) => keyOf(last));
        expect(new Set(keys).size).toBe(keys.length);
        expect(new Set(usualCups(had.toReversed(), ZONE, NOW).map(({ last }) => keyOf(last)))).toEqual(new Set(keys));
      }),
    );
  });
});
