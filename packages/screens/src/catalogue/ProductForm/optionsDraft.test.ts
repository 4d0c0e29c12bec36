import { optionGroups, optionId, productBySlug } from '@seduh/api-client/mocks';
import { ProductBody, type ProductDetail, ProductEditBody } from '@seduh/contract';
import { LIMITS } from '@seduh/contract/constants';
import { UNKNOWN_CONTENTS } from '@seduh/domain';
import { describe, expect, it } from 'vitest';
import { words as inside } from '../../lib/options/words/en';
import { words as making } from '../making/words/en';
import { words as shared } from '../words/en';
import { type ProductDraft, productFormIn } from './productForm';
import { typedGroups } from './productOptions';
import { words as own } from './words/en';

const form = productFormIn({ ...shared, ...own, inside, making }, { locale: 'en', currency: 'IDR' });
const typed = (change: Partial<ProductDraft>): ProductDraft => ({ ...form.empty, ...change });

const latte = productBySlug('hazelnut-latte');
const fries = productBySlug('french-fries');
const [milk, , ice] = optionGroups;
if (!milk || !ice) throw new Error('the fixtures lack a group');
const oat = optionId('Oat milk');
const asIs = latte.option_groups.map(({ id, default_ids }) => ({ id, default_ids }));
const unknown = { ...fries, contains: UNKNOWN_CONTENTS };

describe('what can be chosen and what is in it', () => {
  it.each<[string, ProductDetail, Partial<ProductDraft>, object]>([
    ['the groups as they are', latte, { optionGroups: asIs }, {}],
    ['another order', latte, { optionGroups: asIs.toReversed() }, { option_groups: asIs.toReversed() }],
    [
      'another default, the other groups along',
      latte,
      { optionGroups: [{ id: milk.id, default_ids: [oat] }, ...asIs.slice(1)] },
      { option_groups: [{ id: milk.id, default_ids: [oat] }, ...asIs.slice(1)] },
    ],
    ['no groups any more', latte, { optionGroups: [] }, { option_groups: [] }],
    ['what is in it as it is', latte, { contains: { ...latte.contains } }, {}],
    ['one figure', latte, { contains: { kcal: 30 } }, { contains: { ...latte.contains, kcal: 30 } }],
    [
      'a figure nobody knows any more',
      latte,
      { contains: { sugar_g: null } },
      { contains: { ...latte.contains, sugar_g: null } },
    ],
    [
      'none of the allergens',
      unknown,
      { contains: { allergens: [] } },
      { contains: { ...UNKNOWN_CONTENTS, allergens: [] } },
    ],
    ['unknown still', unknown, { contains: { kcal: null } }, {}],
  ])('%s', (_, product, draft, expected) => {
    const changes = form.changesOf(typed(draft), product);
    expect(changes).toEqual(expected);
    expect(ProductEditBody.safeParse(changes).success).toBe(true);
  });

  it.each<[Partial<ProductDraft>, object]>([
    [{}, {}],
    [{ contains: { kcal: null } }, {}],
    [{ optionGroups: [{ id: milk.id, default_ids: [] }] }, { option_groups: [{ id: milk.id, default_ids: [] }] }],
    [{ contains: { caffeine_mg: 80 } }, { contains: { ...UNKNOWN_CONTENTS, caffeine_mg: 80 } }],
  ])('is sent of a new product only where something is said', (draft, expected) => {
    const { option_groups, contains } = form.requestOf(typed(draft));
    expect(JSON.parse(JSON.stringify({ option_groups, contains }))).toEqual(expected);
    const full = typed({ ...draft, productname: 'Mocha', price: 1, category_id: '1', description: 'Chocolate.' });
    expect(ProductBody.safeParse(form.requestOf(full)).success).toBe(true);
  });

  it('is nothing typed once it is what is there again', () => {
    expect(typedGroups(asIs, latte)).toBeNull();
    expect(typedGroups([], undefined)).toBeNull();
    expect(typedGroups([], latte)).toEqual([]);
  });

  it('refuses more than can be, of a new product and of one that is there', () => {
    const many = Array.from({ length: LIMITS.productGroups + 1 }, (_, index) => ({ id: index + 1, default_ids: [] }));
    expect(form.wrongIn(typed({ optionGroups: many }), latte).errors).toEqual({ option_groups: '12 groups at most.' });
    const heavy = typed({ contains: { kcal: LIMITS.contents + 1 } });
    expect(form.wrongIn(heavy, latte).errors).toEqual({ contains: '10,000 at most.' });
    expect(form.wrongIn(typed({ contains: { kcal: LIMITS.contents } }), latte).errors).toEqual({});
  });
});

describe('somebody else was faster', () => {
  const now: ProductDetail = {
    ...latte,
    option_groups: [
      { ...milk, default_ids: [oat] },
      { ...ice, default_ids: [] },
    ],
    contains: { ...latte.contains, allergens: null, sugar_g: 4 },
  };

  it('says what can be chosen now and what is in it, in words', () => {
    expect(form.differencesOf(latte, now)).toEqual([
      {
        label: 'What can be chosen',
        was: 'Milk (Whole milk), Sweetness (100 % sugar), Extras',
        is: 'Milk (Oat milk), Ice',
      },
      { label: 'Allergens', was: 'nuts', is: 'unknown' },
      { label: 'Sugar', was: '2 g', is: '4 g' },
    ]);
    const [groups] = form.differencesOf(latte, { ...latte, option_groups: [] });
    expect(groups?.is).toBe('none');
  });

  it('gives up the groups if they changed them, and of what is in it only what they changed', () => {
    const draft = typed({ optionGroups: [], contains: { sugar_g: 9, kcal: 30 } });
    expect(form.keepOwn(draft, latte, now)).toEqual(typed({ contains: { kcal: 30 } }));
    expect(form.keepOwn(draft, latte, { ...latte, price: 1 })).toEqual(draft);
  });
});
