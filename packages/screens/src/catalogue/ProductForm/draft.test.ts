import { productBySlug } from '@seduh/api-client/mocks';
import { ProductBody, type ProductDetail, ProductEditBody } from '@seduh/contract';
import { describe, expect, it } from 'vitest';
import { words as inside } from '../../lib/options/words/en';
import { words as making } from '../making/words/en';
import { words as shared } from '../words/en';
import { type ProductDraft, productFormIn } from './productForm';
import { words as own } from './words/en';

const m = { ...shared, ...own, inside, making };
const productForm = productFormIn(m, { locale: 'en', currency: 'IDR' });

const { changesOf, differencesOf, empty: EMPTY_DRAFT, keepOwn, requestOf: newProductOf } = productForm;
const wrongInNew = (draft: ProductDraft, hasImage: boolean) => productForm.wrongIn(draft, undefined, hasImage).errors;
const wrongInEdit = (draft: ProductDraft, product: ProductDetail) => productForm.wrongIn(draft, product).errors;

const latte = productBySlug('hazelnut-latte');
const fries = productBySlug('french-fries');
const counted = { ...latte, stock: 12, sizes: latte.sizes.map((size) => ({ ...size, surcharge: size.id * 1000 })) };
const typed = (change: Partial<ProductDraft>): ProductDraft => ({ ...EMPTY_DRAFT, ...change });
const full = typed({ productname: ' Mocha ', price: 0, category_id: '1', description: ' Chocolate. ' });

describe('a new product', () => {
  it('misses everything at first, and nothing of what a product may do without', () => {
    expect(Object.keys(wrongInNew(EMPTY_DRAFT, false))).toEqual([
      'image',
      'productname',
      'price',
      'category_id',
      'description',
    ]);
    expect(wrongInNew(full, true)).toEqual({});
  });

  it('comes in one size at least', () => {
    expect(wrongInNew({ ...full, sizeIds: [] }, true)).toEqual({ size_ids: 'Choose at least one size.' });
    expect(wrongInEdit(typed({ sizeIds: [] }), latte)).toEqual({ size_ids: 'Choose at least one size.' });
  });

  it('takes blanks for nothing, and asks who counts how many there are', () => {
    const wrong = wrongInNew({ ...full, productname: '  ', isCounted: true }, true);
    expect(Object.keys(wrong)).toEqual(['productname', 'stock']);
  });

  it.each<[ProductDraft, object]>([
    [full, { productname: 'Mocha', price: 0, category_id: 1, description: 'Chocolate.', size_ids: [1, 2, 3] }],
    // a bite has one size, unless somebody says otherwise
    [{ ...full, category_id: '3' }, { size_ids: [1] }],
    [{ ...full, category_id: '3', sizeIds: [1, 2] }, { size_ids: [1, 2] }],
    [{ ...full, isCounted: true, stock: '20' }, { stock: 20 }],
    [{ ...full, name_translations: { id: ' Moka ' } }, { name_translations: { id: 'Moka' } }],
    [
      { ...full, surcharges: { 3: 5000 } },
      {
        sizes: [
          { id: 2, surcharge: 0 },
          { id: 3, surcharge: 5000 },
        ],
      },
    ],
  ])('is sent as the contract wants it', (draft, expected) => {
    const sent = newProductOf(draft);
    expect(sent).toMatchObject(expected);
    expect(ProductBody.parse(sent)).toEqual(sent);
  });
});

describe('changes of a product', () => {
  it.each<[string, ProductDetail, Partial<ProductDraft>, object]>([
    ['nothing typed', latte, {}, {}],
    ['typed as it is', latte, { productname: latte.product_name, price: 25_000, category_id: '1' }, {}],
    ['only blanks', latte, { productname: '  ', description: ' ' }, {}],
    ['another price', latte, { price: 27_000 }, { price: 27_000 }],
    ['free of charge', latte, { price: 0 }, { price: 0 }],
    ['another category', latte, { category_id: '2' }, { category_id: 2 }],
    ['counted from now', latte, { isCounted: true, stock: '8' }, { stock: 8 }],
    ['counted, none said', latte, { isCounted: true }, {}],
    ['no longer counted', counted, { isCounted: false, stock: '8' }, { stock: null }],
    ['fewer sizes', latte, { sizeIds: [1] }, { size_ids: [1] }],
    ['the same sizes', latte, { sizeIds: [1, 2, 3] }, {}],
    ['the same count', counted, { stock: '12' }, {}],
    [
      'one surcharge taken away, the others along',
      counted,
      { surcharges: { 2: 0 } },
      {
        sizes: [
          { id: 1, surcharge: 1000 },
          { id: 2, surcharge: 0 },
          { id: 3, surcharge: 3000 },
        ],
      },
    ],
    [
      'an Indonesian name',
      latte,
      { name_translations: { id: ' Latte Kemiri ' } },
      { name_translations: { id: 'Latte Kemiri' } },
    ],
    [
      'another Indonesian name',
      fries,
      { name_translations: { id: 'Kentang' } },
      { name_translations: { id: 'Kentang' } },
    ],
    ['the Indonesian name taken away', fries, { name_translations: { id: '' } }, { name_translations: { id: '' } }],
    ['the Indonesian name as it is', fries, { name_translations: { id: 'Kentang Goreng' } }, {}],
    ['no Indonesian name still', latte, { name_translations: { id: ' ' } }, {}],
    ['the same surcharge', counted, { surcharges: { 2: 2000 } }, {}],
  ])('%s', (_, product, draft, expected) => {
    const changes = changesOf(typed(draft), product);
    expect(changes).toEqual(expected);
    expect(ProductEditBody.safeParse(changes).success).toBe(true);
  });

  it('asks for a count only of who begins to count', () => {
    expect(wrongInEdit(typed({ isCounted: true }), latte)).toHaveProperty('stock');
    expect(wrongInEdit(EMPTY_DRAFT, latte)).toEqual({});
    expect(wrongInEdit(EMPTY_DRAFT, counted)).toEqual({});
  });
});

describe('somebody else was faster', () => {
  const now = { ...latte, price: 30_000, stock: 5, image: null, version: 2 };

  it('says what is not what it was, in words', () => {
    expect(differencesOf(latte, now)).toEqual([
      { label: 'Price', was: 'IDR 25,000', is: 'IDR 30,000' },
      { label: 'Portions', was: 'not counted', is: '5' },
      { label: 'Picture', was: 'the old one', is: 'another one' },
    ]);
    expect(differencesOf(latte, { ...latte, version: 2 })).toEqual([]);
  });

  it('says what has become of an Indonesian name, and keeps one that is typed beside another change', () => {
    const renamed = { ...fries, name_translations: undefined, description_translations: { id: 'Renyah.' } };
    expect(differencesOf(fries, renamed)).toEqual([
      { label: 'Name in Bahasa Indonesia', was: 'Kentang Goreng', is: 'none' },
      { label: 'Description in Bahasa Indonesia', was: fries.description_translations?.id, is: 'Renyah.' },
    ]);
    const draft = typed({ name_translations: { id: 'Kentang' }, description_translations: { id: 'Asin.' } });
    expect(keepOwn(draft, fries, renamed)).toEqual(EMPTY_DRAFT);
    expect(keepOwn(draft, fries, { ...fries, price: 1 })).toEqual(draft);
  });

  it('gives up what they changed too, and keeps the rest', () => {
    const draft = typed({ productname: 'Latte', price: 26_000, isCounted: true, stock: '9', surcharges: { 2: 500 } });
    expect(keepOwn(draft, latte, now)).toEqual(typed({ productname: 'Latte', surcharges: { 2: 500 } }));
    expect(keepOwn(draft, latte, { ...latte, sizes: counted.sizes }).surcharges).toEqual({});
  });
});
