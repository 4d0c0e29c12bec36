import type { Allergen } from '@seduh/contract';
import { ALLERGENS } from '@seduh/contract/constants';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cupWarning, warningsFor, type ProductWithContents } from './warnings';

const part = (allergens: Allergen[] | null) => ({ contains: { allergens } });

describe('a cup', () => {
  it.each<[string, (Allergen[] | null)[], Allergen[], object | undefined]>([
    ['of what nobody avoids', [['milk'], ['nuts']], ['egg'], undefined],
    ['for who avoids nothing', [['milk'], null], [], undefined],
    ['with what is avoided', [['nuts'], ['milk']], ['milk'], { contains: ['milk'], unknown: false }],
    [
      'with several, in one order',
      [['nuts'], ['milk', 'egg']],
      ['nuts', 'milk'],
      { contains: ['milk', 'nuts'], unknown: false },
    ],
    ['with a part of which nobody has said it', [['nuts'], null], ['milk'], { contains: [], unknown: true }],
    [
      'known to contain one, while another may be there',
      [['milk'], null],
      ['milk', 'egg'],
      { contains: ['milk'], unknown: true },
    ],
    [
      'known to contain all that is avoided, whatever else',
      [['milk'], null],
      ['milk'],
      { contains: ['milk'], unknown: false },
    ],
  ])('%s', (_name, parts, avoids, warning) => {
    expect(warningsFor(parts.map(part), avoids)).toEqual(warning);
  });

  it('is unknown where a row says nothing at all', () => {
    expect(warningsFor([{ contains: null }], ['soy'])).toEqual({ contains: [], unknown: true });
  });
});

describe('a cup as chosen', () => {
  const option = (id: number, allergens: Allergen[] | null) => ({
    id,
    option_name: `Milk ${id}`,
    surcharge: 0,
    available: true,
    ...part(allergens),
  });
  const latte: ProductWithContents = {
    ...part(['nuts']),
    option_groups: [
      {
        group_name: 'Milk',
        min: 1,
        max: 1,
        options: [option(1, ['milk']), option(2, ['gluten']), option(3, null)],
        default_ids: [1],
      },
    ],
  };

  it.each<[string, number[] | undefined, Allergen[], object | undefined]>([
    ['the usual', undefined, ['milk'], { contains: ['milk'], unknown: false }],
    ['with another milk', [2], ['milk'], undefined],
    ['with one of which nobody has said it', [3], ['milk'], { contains: [], unknown: true }],
    ['still to be chosen', [], ['milk', 'nuts'], { contains: ['nuts'], unknown: true }],
    [
      'still to be chosen, of what is in none of them as far as one knows',
      [],
      ['egg'],
      { contains: [], unknown: true },
    ],
  ])('%s', (_name, optionIds, avoids, warning) => {
    expect(cupWarning(latte, optionIds, avoids)).toEqual(warning);
  });
});

describe('a cup of which something must be chosen', () => {
  const withMilks = (milks: (Allergen[] | null)[]): ProductWithContents => ({
    ...part([]),
    option_groups: [
      {
        group_name: 'Milk',
        min: 1,
        max: 1,
        options: milks.map((allergens, id) => ({
          id,
          option_name: `Milk ${id}`,
          surcharge: 0,
          available: true,
          ...part(allergens),
        })),
        default_ids: [],
      },
    ],
  });

  it.each<[string, (Allergen[] | null)[], object | undefined]>([
    ['contains what each of its options does', [['milk', 'soy'], ['milk']], { contains: ['milk'], unknown: true }],
    [
      'and nothing else where they hold nothing else',
      [['milk'], ['milk', 'egg']],
      { contains: ['milk'], unknown: false },
    ],
    ['is unknown where some hold it', [['milk'], []], { contains: [], unknown: true }],
    ['is unknown where one is', [[], null], { contains: [], unknown: true }],
    ['is fine where none holds it', [[], ['egg']], undefined],
    ['is unknown where none is offered', [], { contains: [], unknown: true }],
  ])('%s', (_name, milks, warning) => {
    expect(cupWarning(withMilks(milks), undefined, ['milk', 'soy'])).toEqual(warning);
  });
});

describe('any cup', () => {
  const allergens = fc.uniqueArray(fc.constantFrom(...ALLERGENS));
  const parts = fc.array(fc.option(allergens), { maxLength: 6 });

  it('warns of each avoided allergen of a known part, and of nothing else', () => {
    fc.assert(
      fc.property(parts, allergens, (all, avoids) => {
        const warning = warningsFor(all.map(part), avoids);
        const expected = avoids.filter((each) => all.some((known) => known?.includes(each)));
        expect(new Set(warning?.contains)).toEqual(new Set(expected));
        // silence is a statement: everything is known, and nothing of it is avoided
        const isSilent = !warning && avoids.length > 0;
        expect(isSilent && all.includes(null)).toBe(false);
      }),
    );
  });

  it('warns of no less once more is put into it', () => {
    fc.assert(
      fc.property(parts, fc.option(allergens), allergens, (all, more, avoids) => {
        const before = warningsFor(all.map(part), avoids);
        const after = warningsFor([...all, more].map(part), avoids);
        for (const each of before?.contains ?? []) expect(after?.contains).toContain(each);
        expect(before && !after).toBeFalsy();
      }),
    );
  });
});
