import { describe, expect, it } from 'vitest';
import { auditRows, changesBetween, optionFacts, pauseFacts, type Fact } from '.';

const price = (value: number | null): Fact => ({ field: 'price', value });

describe('what is different', () => {
  it.each<[string, Fact[], Fact[], unknown[]]>([
    ['nothing', [price(1)], [price(1)], []],
    ['another value', [price(1)], [price(2)], [['price', null, 1, 2]]],
    ['something new', [], [price(2)], [['price', null, null, 2]]],
    ['something gone', [price(1)], [], [['price', null, 1, null]]],
    ['a zero, which is something', [], [price(0)], [['price', null, null, 0]]],
    ['nothing and no', [{ field: 'archived', value: false }], [], []],
    ['an empty list and none', [{ field: 'sizes', value: [] }], [{ field: 'sizes', value: undefined }], []],
    [
      'a list in another order',
      [{ field: 'sizes', value: ['A', 'B'] }],
      [{ field: 'sizes', value: ['B', 'A'] }],
      [['sizes', null, ['A', 'B'], ['B', 'A']]],
    ],
    [
      'one of several, under its new name',
      [{ field: 'surcharge', of: 'Oat', key: '4', value: 5_000 }],
      [{ field: 'surcharge', of: 'Oat milk', key: '4', value: 6_000 }],
      [['surcharge', 'Oat milk', 5_000, 6_000]],
    ],
  ])('%s', (_, before, after, changes) => {
    const said = changesBetween(before, after);
    expect(said.map(({ field, of, before: from, after: to }) => [field, of, from, to])).toEqual(changes);
  });

  it('says that something holds none of what is declared, which is not that nobody knows', () => {
    const contains = { allergens: null, caffeine_mg: null, sugar_g: null, kcal: null };
    const option = { id: 1, option_name: 'Oat', surcharge: 0, available: true, sold_out_until: null };
    const making = { seconds: null, station: null };
    const group = { id: 1, group_name: 'Milk', min: 0, max: 1, archived: false, version: 1, products: 0 };
    const before = optionFacts({ ...group, options: [{ ...option, contains, making }] });
    const after = optionFacts({ ...group, options: [{ ...option, contains: { ...contains, allergens: [] }, making }] });
    expect(changesBetween(before, after)).toEqual([{ field: 'allergens', of: 'Oat', before: null, after: ['none'] }]);
  });

  it('knows what is paused by its delivery method', () => {
    const until = '2026-11-20T07:45:00.000Z';
    const one = { delivery_id: 3, until, until_reopened: false } as const;
    expect(changesBetween(pauseFacts([one]), pauseFacts([{ ...one, delivery_id: null }]))).toEqual([
      { field: 'paused_until', of: 'all', before: null, after: until },
      { field: 'paused_until', of: '3', before: until, after: null },
    ]);
  });
});

it('fills a row of the file for each change, and one where nothing can be shown', () => {
  const entry = {
    id: 1,
    at: '2026-11-20T17:30:00.000Z',
    action: 'promo.update',
    by: { id: 'x', name: 'Dimas' },
    subject: { id: 'y', name: 'Friday' },
    changes: [
      { field: 'dine_in_only', of: null, before: false, after: true },
      { field: 'sizes', of: null, before: null, after: ['Regular', 'Large'] },
      { field: 'ends_at', of: null, before: '2026-11-20T17:30:00.000Z', after: null },
    ],
  } as const;
  const start = ['2026-11-21', '00:30', 'Dimas', 'promo.update', 'Friday'];
  const whole = { ...entry, changes: entry.changes.map((change) => ({ ...change, after: change.after as never })) };
  expect(auditRows(whole, 'Asia/Jakarta')).toEqual([
    [...start, '', 'dine_in_only', 'no', 'yes'],
    [...start, '', 'sizes', '', 'Regular | Large'],
    [...start, '', 'ends_at', '2026-11-21 00:30', ''],
  ]);
  const nothing = { ...entry, subject: null, changes: [] };
  expect(auditRows(nothing, 'Asia/Jakarta')).toEqual([[...start.slice(0, 4), '', '', '', '', '']]);
});
