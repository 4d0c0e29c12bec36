// Long because every rule of a choice is held against the same two groups.
import type { Contents } from '@seduh/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  choiceProblem,
  chosenOptions,
  cupContents,
  defaultOptionIds,
  defaultsProblem,
  groupProblems,
  hasChoices,
  lowestSurcharge,
  mayLowerPrices,
  mustChoose,
  optionsAsHad,
  UNKNOWN_CONTENTS,
  type GroupOnProduct,
} from './options';
import { judgeLine, lowestPrice, type SoldProduct } from './pricing';

const option = (id: number, option_name: string, surcharge = 0) => ({ id, option_name, surcharge, available: true });
const milk: GroupOnProduct = {
  group_name: 'Milk',
  min: 1,
  max: 1,
  options: [
    option(1, 'Whole milk'),
    option(2, 'Oat milk', 9_000),
    { ...option(3, 'Soy milk', 6_000), available: false },
    { ...option(4, 'Almond milk'), archived: true, available: false },
    option(5, 'No milk', -2_000),
  ],
  default_ids: [1],
};
const extras: GroupOnProduct = {
  group_name: 'Extras',
  min: 0,
  max: 2,
  options: [option(11, 'Boba', 8_000), option(12, 'Caramel', 6_000), option(13, 'Extra shot', 8_000)],
  default_ids: [],
};
const toppings: GroupOnProduct = {
  ...extras,
  group_name: 'Toppings',
  min: 1,
  options: extras.options.map((each) => ({ ...each, id: each.id + 10 })),
};
const sold: SoldProduct = {
  price: 25_000,
  archived: false,
  resting: false,
  stock: null,
  size_ids: [1, 2],
  sizes: [{ id: 2, surcharge: 4_000 }],
  option_groups: [milk, extras],
};

describe('a choice', () => {
  it.each<[string, GroupOnProduct[], number[] | undefined, string | null]>([
    ['the defaults', [milk, extras], undefined, null],
    ['the defaults by name', [milk, extras], [1], null],
    ['as many as may be', [milk, extras], [2, 11, 13], null],
    ['in any order, and twice', [milk, extras], [13, 2, 2, 11], null],
    ['none of a group that asks for one', [milk], [], 'TOO_FEW: Choose 1 from Milk'],
    ['none of a group that asks for some', [toppings], [], 'TOO_FEW: Choose 1 to 2 from Toppings'],
    ['no default where one is asked for', [{ ...milk, default_ids: [] }], undefined, 'TOO_FEW: Choose 1 from Milk'],
    ['two where one may be', [milk], [1, 2], 'TOO_MANY: Choose at most 1 from Milk'],
    ['three where two may be', [milk, extras], [1, 11, 12, 13], 'TOO_MANY: Choose at most 2 from Extras'],
    ['what is sold out', [milk], [3], 'OPTION_SOLD_OUT: Sold out: Soy milk'],
    ['what has been archived', [milk], [4], 'OPTION_GONE: No longer with Almond milk'],
    ['what is of no group', [milk], [1, 99], 'OPTION_GONE: One of your choices is no longer offered'],
    ['an option of a product without groups', [], [1], 'OPTION_GONE: One of your choices is no longer offered'],
    ['nothing where there is nothing', [], [], null],
    ['a default that is sold out', [{ ...milk, default_ids: [3] }], undefined, 'OPTION_SOLD_OUT: Sold out: Soy milk'],
    ['a default that has been archived', [{ ...milk, default_ids: [4] }], undefined, 'TOO_FEW: Choose 1 from Milk'],
  ])('%s', (_name, groups, ids, expected) => {
    const problem = choiceProblem(groups, ids);
    expect(problem && `${problem.code}: ${problem.msg}`).toBe(expected);
    expect(ids === undefined ? mustChoose(groups) : expected !== null).toBe(expected !== null);
  });

  it('is told in the order of the groups, with names and surcharges', () => {
    expect(chosenOptions([milk, extras], [12, 2, 99, 4])).toEqual([
      { id: 2, group_name: 'Milk', option_name: 'Oat milk', surcharge: 9_000 },
      { id: 12, group_name: 'Extras', option_name: 'Caramel', surcharge: 6_000 },
    ]);
    expect(
      defaultOptionIds([
        { ...extras, default_ids: [13, 11] },
        { ...milk, default_ids: [4, 1] },
      ]),
    ).toEqual([1, 11, 13]);
  });
});

it.each<[string, Partial<SoldProduct>, boolean]>([
  ['sizes and groups', {}, true],
  ['sizes alone', { option_groups: [] }, true],
  ['groups alone', { size_ids: [1] }, true],
  ['neither', { size_ids: [1], option_groups: [] }, false],
  ['both, but is off the menu', { archived: true }, false],
])('a product has choices that has %s', (_name, change, expected) => {
  expect(hasChoices({ ...sold, ...change })).toBe(expected);
  expect(hasChoices(undefined)).toBe(false);
});

it.each<[string, GroupOnProduct[], number[], number[] | undefined]>([
  ['what comes by itself, unnamed', [milk, extras], [1], undefined],
  ['what comes by itself, in any order', [{ ...extras, default_ids: [11, 12] }], [12, 11], undefined],
  ['what was chosen, by its ids in order', [milk, extras], [12, 2], [2, 12]],
  ['none where that is to be had', [{ ...extras, default_ids: [11] }], [], []],
  ['as it comes where none is not to be had', [milk], [], undefined],
  ['what is offered no more, to be refused by its name', [milk], [4], [4]],
])('a cup of the past is asked for with %s', (_name, groups, had, expected) =>
  expect(optionsAsHad(groups, had)).toEqual(expected),
);

describe('a line', () => {
  it.each<[string, Partial<SoldProduct>, number[] | undefined, number, string | undefined]>([
    ['costs its size and its options too', {}, [2, 11], 46_000, undefined],
    ['is cheaper without', {}, [5], 27_000, undefined],
    [
      'keeps the price of what is sold out',
      { option_groups: [{ ...milk, default_ids: [3] }] },
      undefined,
      35_000,
      'OPTION_SOLD_OUT',
    ],
    ['of a sold out product says that first', { resting: true }, [], 29_000, 'SOLD_OUT'],
    ['of a product that is gone costs nothing', { archived: true }, [2], 0, 'GONE'],
    ['has no price below nothing', { price: 1_000, sizes: [] }, [5], 0, 'NO_PRICE'],
    ['may cost nothing', { price: 2_000, sizes: [] }, [5], 0, undefined],
  ])('%s', (_name, change, option_ids, price, code) => {
    const { unit_price, problem } = judgeLine({ ...sold, ...change }, { size_id: 2, qty: 1, option_ids });
    expect([unit_price, problem?.code]).toEqual([price, code]);
  });
});

describe('a group as it is to be kept', () => {
  it.each([
    [{ min: 0, max: 1 }, {}],
    [{ min: 2, max: 1 }, { min: 'At most 1, as no more may be chosen' }],
    [{ min: 6, max: 7 }, { min: 'At most 5, as there are no others' }],
  ])('%o: %o', (limits, problems) => {
    expect(groupProblems({ ...limits, options: milk.options })).toEqual(problems);
  });

  it.each([
    [[1], null],
    [[], null],
    [[3], null],
    [[1, 2], 'Choose at most 1 from Milk'],
    [[4], 'Some of these are not in Milk'],
    [[99], 'Some of these are not in Milk'],
  ])('with defaults %j: %s', (ids, problem) => expect(defaultsProblem(milk, ids)).toBe(problem));

  it.each([
    [[milk], -2_000],
    [[{ ...milk, min: 2, max: 2 }], -2_000],
    [[{ ...milk, min: 3, max: 3 }], 4_000],
    [[extras], 0],
    [[toppings], 6_000],
    [[milk, toppings], 4_000],
  ])('makes a piece at least this much dearer: %#', (groups, least) => expect(lowestSurcharge(groups)).toBe(least));

  const inUse = { ...milk, archived: false };
  const dearer = { ...inUse, options: milk.options.map((each) => ({ ...each, surcharge: each.surcharge + 1 })) };
  it.each([
    ['gets cheaper', dearer, inUse, true],
    ['gets dearer, however little', inUse, dearer, false],
    ['stays as it is', inUse, inUse, false],
    ['comes back', { ...inUse, archived: true }, inUse, true],
    ['goes', inUse, { ...inUse, archived: true }, false],
    ['is new and takes something off', null, inUse, true],
    ['is new and takes nothing off', null, { ...toppings, archived: false }, false],
  ])('may make products cheaper where it %s', (_, before, after, may) =>
    expect(mayLowerPrices(before, after)).toBe(may),
  );
});

describe('what is in a cup', () => {
  const own: Contents = { allergens: ['nuts'], caffeine_mg: 130, sugar_g: 2, kcal: 25 };
  const whole = { contains: { allergens: ['milk' as const], caffeine_mg: 0, sugar_g: 9, kcal: 120 } };

  it('is what is in the product and its options, each allergen once', () => {
    expect(cupContents(own, [whole, whole])).toEqual({
      allergens: ['milk', 'nuts'],
      caffeine_mg: 130,
      sugar_g: 20,
      kcal: 265,
    });
  });

  it('is unknown where it is unknown of a part', () => {
    expect(cupContents(own, [{ contains: { ...UNKNOWN_CONTENTS, kcal: 5 } }])).toEqual({
      ...UNKNOWN_CONTENTS,
      kcal: 30,
    });
  });
});

describe('any menu', () => {
  const rupiah = fc.integer({ min: -20_000, max: 20_000 });
  const drawnOption = fc.record({ surcharge: rupiah, available: fc.boolean(), archived: fc.boolean() });
  const drawnGroup = fc.record({
    min: fc.nat(3),
    more: fc.nat(3),
    options: fc.array(drawnOption, { minLength: 1, maxLength: 5 }),
    defaults: fc.array(fc.nat(4), { maxLength: 3 }),
  });
  const menu = fc
    .record({ price: fc.nat(60_000), groups: fc.array(drawnGroup, { maxLength: 3 }) })
    .map(({ price, groups }): SoldProduct => ({
      ...sold,
      price,
      option_groups: groups.map(({ min, more, options, defaults }, nth) => ({
        group_name: `Group ${nth}`,
        min,
        max: Math.max(min + more, 1),
        options: options.map((each, place) => ({ ...each, id: nth * 10 + place + 1, option_name: `${nth}-${place}` })),
        default_ids: defaults.map((place) => nth * 10 + place + 1),
      })),
    }));
  const choice = fc.option(fc.array(fc.integer({ min: 1, max: 26 }), { maxLength: 8 }), { nil: undefined });

  it('is as dear as its parts, for every choice that is allowed', () => {
    fc.assert(
      fc.property(menu, choice, (product, option_ids) => {
        const { options, unit_price, problem } = judgeLine(product, { size_id: 2, qty: 1, option_ids });
        const sum = options.reduce((all, { surcharge }) => all + surcharge, product.price + 4_000);
        expect(unit_price).toBe(Math.max(sum, 0));
        if (problem) return;
        expect(unit_price).toBe(sum);
        const ids = new Set(option_ids ?? defaultOptionIds(product.option_groups));
        expect(options.map(({ id }) => id).toSorted()).toEqual([...ids].toSorted());
        for (const { min, max, options: offered } of product.option_groups) {
          const count = offered.filter(({ id }) => ids.has(id)).length;
          expect(count >= min && count <= max).toBe(true);
        }
        expect(options.length === 0 || unit_price >= lowestPrice(product)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('is refused in the same words in whatever order, and however often, its options are named', () => {
    const menuWithChoice = menu.chain((product) =>
      fc.tuple(
        fc.constant(product),
        fc.shuffledSubarray(product.option_groups.flatMap(({ options }) => options.map(({ id }) => id))),
      ),
    );
    fc.assert(
      fc.property(menuWithChoice, ([product, chosen]) => {
        const judged = (option_ids: number[]) => judgeLine(product, { size_id: 2, qty: 1, option_ids });
        expect(judged([...chosen, ...chosen].toReversed())).toEqual(judged(chosen));
      }),
      { numRuns: 500 },
    );
  });

  it('has every choice of offered options allowed or refused by its number alone', () => {
    fc.assert(
      fc.property(menu, choice, (product, option_ids = []) => {
        const offered = new Set(
          product.option_groups.flatMap(({ options }) =>
            options.filter(({ archived, available }) => !archived && available).map(({ id }) => id),
          ),
        );
        const ids = option_ids.filter((id) => offered.has(id));
        const fits = product.option_groups.every(({ min, max, options }) => {
          const count = new Set(ids.filter((id) => options.some((each) => each.id === id))).size;
          return count >= min && count <= max;
        });
        expect(choiceProblem(product.option_groups, ids) === null).toBe(fits);
      }),
      { numRuns: 500 },
    );
  });

  it('that costs nothing at least can be had for no less, whatever is chosen', () => {
    fc.assert(
      fc.property(menu, choice, (product, option_ids) => {
        fc.pre(lowestPrice(product) >= 0);
        expect(judgeLine(product, { size_id: 1, qty: 1, option_ids }).problem?.code).not.toBe('NO_PRICE');
      }),
    );
  });
});
