import { productBySlug } from '@seduh/api-client/mocks';
import { ProductBody, type ProductDetail, ProductEditBody } from '@seduh/contract';
import { MAKING_LIMITS } from '@seduh/contract/constants';
import { describe, expect, it } from 'vitest';
import { words as inside } from '../../lib/options/words/en';
import { words as making } from '../making/words/en';
import { words as shared } from '../words/en';
import { type ProductDraft, productFormIn } from './productForm';
import { words as own } from './words/en';

const form = productFormIn({ ...shared, ...own, inside, making }, { locale: 'en', currency: 'IDR' });
const typed = (change: Partial<ProductDraft>): ProductDraft => ({ ...form.empty, ...change });
const latte = productBySlug('hazelnut-latte');
const unset = { ...latte, making: { seconds: null, station: null } };

describe('how long a product takes', () => {
  it.each<[string, ProductDetail, ProductDraft['making'], object]>([
    ['as it is', latte, { ...latte.making }, {}],
    ['longer', latte, { seconds: 90 }, { making: { seconds: 90, station: 'bar' } }],
    ['elsewhere', latte, { station: 'counter' }, { making: { seconds: 75, station: 'counter' } }],
    ['as usual', latte, { seconds: null, station: null }, { making: { seconds: null, station: null } }],
    ['no time at all', unset, { seconds: 0 }, { making: { seconds: 0, station: null } }],
    ['as usual still', unset, { seconds: null }, {}],
  ])('%s', (_, product, change, expected) => {
    const changes = form.changesOf(typed({ making: change }), product);
    expect(changes).toEqual(expected);
    expect(ProductEditBody.safeParse(changes).success).toBe(true);
  });

  it.each<[ProductDraft['making'], unknown]>([
    [{}, undefined],
    [{ seconds: null }, undefined],
    [{ seconds: 40 }, { seconds: 40, station: null }],
  ])('is sent of a new product only where something is said', (change, expected) => {
    const full = { productname: 'Mocha', price: 1, category_id: '1', description: 'Chocolate.' };
    const sent = form.requestOf(typed({ ...full, making: change }));
    expect(sent.making).toEqual(expected);
    expect(ProductBody.safeParse(sent).success).toBe(true);
  });

  it('is half an hour at most', () => {
    const wrong = (seconds: number) => form.wrongIn(typed({ making: { seconds } }), latte).errors;
    expect(wrong(MAKING_LIMITS.seconds)).toEqual({});
    expect(wrong(MAKING_LIMITS.seconds + 1)).toEqual({ making: '1,800 seconds at most.' });
  });

  it('is told where somebody else was faster, who then has it', () => {
    const now: ProductDetail = { ...latte, making: { seconds: 90, station: null } };
    expect(form.differencesOf(latte, now)).toEqual([
      { label: 'Seconds to make', was: '75 s', is: '90 s' },
      { label: 'Made at', was: 'Bar', is: 'As usual' },
    ]);
    const draft = typed({ making: { seconds: 60, station: 'kitchen' } });
    expect(form.keepOwn(draft, latte, now).making).toEqual({});
    const slower = { ...latte, making: { ...latte.making, seconds: 90 } };
    expect(form.keepOwn(draft, latte, slower).making).toEqual({ station: 'kitchen' });
  });
});
