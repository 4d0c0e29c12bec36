import type { ProductDetail, ProductValues, SizeId } from '@seduh/contract';
import { CATEGORIES, idIn, LIMITS, SIZES } from '@seduh/contract/constants';
import { usualSizes } from '@seduh/domain';
import { formatRupiah, type MoneyStyle } from '@seduh/ui';
import {
  area,
  defineForm,
  type Field,
  imageDifference,
  type MadeFields,
  money,
  text,
  type TranslatedDraft,
  type TranslatedFields,
  type TypedIn,
} from '../form';
import { type MakingDraft, makingRowIn } from './productMaking';
import { optionRowsIn, type OptionsDraft } from './productOptions';
import type { ProductFormWords } from './words';

type CategoryField = Field<ProductDetail, string, ProductValues['category_id']>;

/** A product's fields of one control each. */
const fieldsIn = (m: ProductFormWords, style: MoneyStyle) => ({
  productname: text<ProductDetail>({
    label: m.name,
    ask: m.askName,
    read: (product) => product.product_name,
    input: { autoComplete: 'off', maxLength: LIMITS.productName },
  }),
  price: money<ProductDetail>(
    {
      label: m.price,
      ask: m.askPrice,
      read: (product) => product.price,
      isHalf: true,
    },
    style,
  ),
  category_id: {
    control: 'select',
    label: m.category,
    ask: m.askCategory,
    empty: '',
    blank: CATEGORIES[0].id,
    read: (product) => String(product.category_id),
    write: (typed) => idIn(CATEGORIES, typed),
    show: (product) => m.categories[product.category_id],
    options: CATEGORIES.map(({ id }) => ({ value: String(id), label: m.categories[id] })),
    input: { placeholder: m.chooseOne },
    isHalf: true,
  } as CategoryField,
  description: area<ProductDetail>({
    label: m.description,
    ask: m.askDescription,
    read: (product) => product.description,
    input: {
      rows: 4,
      maxLength: LIMITS.description,
      placeholder: m.descriptionExample,
    },
  }),
});

/** What further languages say of it. */
const translatedIn = (m: ProductFormWords): TranslatedFields<ProductDetail> => ({
  name_translations: {
    control: 'text',
    label: m.nameIn,
    none: m.none,
    read: (product) => product.name_translations,
    input: { autoComplete: 'off', maxLength: LIMITS.productName },
  },
  description_translations: {
    control: 'area',
    label: m.descriptionIn,
    none: m.none,
    read: (product) => product.description_translations,
    input: { rows: 4, maxLength: LIMITS.description },
  },
});

type Fields = ReturnType<typeof fieldsIn>;

/** What is typed so far. Of a product that is there already, whatever is empty stays as it is. */
export interface ProductDraft extends TypedIn<Fields>, TranslatedDraft, OptionsDraft, MakingDraft {
  /** Whether portions are counted; null as it is. */
  isCounted: boolean | null;
  /** Digits. */
  stock: string;
  /** The sizes it comes in; null as it is, or as its category usually has them. */
  sizeIds: SizeId[] | null;
  /** What a size adds per piece, rupiah, by its id. */
  surcharges: Partial<Record<SizeId, number | null>>;
}

/** The sizes that may add something; a Regular is the price itself. */
export const largerSizes = SIZES.filter(({ name }) => name !== 'Regular');

/** Whether portions are counted, as it stands in the form. */
export const isCounted = (draft: ProductDraft, product?: ProductDetail): boolean =>
  draft.isCounted ?? (product !== undefined && product.stock !== null);

/** The sizes it comes in, as it stands in the form. */
export const sizeIdsOf = (draft: ProductDraft, product?: ProductDetail): SizeId[] =>
  draft.sizeIds ?? product?.size_ids ?? usualSizes(idIn(CATEGORIES, draft.category_id));

/** What a size adds now, rupiah. */
export const surchargeOf = (product: ProductDetail | undefined, id: number): number | undefined =>
  product?.sizes.find((size) => size.id === id)?.surcharge;

const madeIn = (
  m: ProductFormWords,
  style: MoneyStyle,
): MadeFields<ProductDetail, ProductDraft, ProductValues, Fields> => ({
  stock: {
    empty: { stock: '', isCounted: null },
    read: (product) => product.stock,
    write(draft, product) {
      if (!isCounted(draft, product)) return product && null;
      return draft.stock === '' ? product?.stock : Number(draft.stock);
    },
    // only who begins to count has to say where from
    missing: (draft, product) =>
      isCounted(draft, product) && (product?.stock ?? null) === null && draft.stock === '' ? m.askPortions : undefined,
    words: ({ stock }) => [[m.portions, stock === null ? m.notCounted : String(stock)]],
  },
  size_ids: {
    empty: { sizeIds: null },
    read: (product) => product.size_ids,
    write: sizeIdsOf,
    missing: (draft, product) => (sizeIdsOf(draft, product).length === 0 ? m.askSize : undefined),
  },
  // what sizes add travels as a whole
  sizes: {
    empty: { surcharges: {} },
    read: ({ sizes }) => sizes.map(({ id, surcharge }) => ({ id, surcharge })),
    write(draft, product) {
      const sizes = sizeIdsOf(draft, product)
        .filter((id) => product || largerSizes.some((size) => size.id === id))
        .map((id) => ({ id, surcharge: draft.surcharges[id] ?? surchargeOf(product, id) ?? 0 }));
      return sizes.some(({ id, surcharge }) => surcharge !== (surchargeOf(product, id) ?? 0)) ? sizes : undefined;
    },
    words: (product) =>
      SIZES.map(({ id, name }) => {
        const surcharge = surchargeOf(product, id);
        return [name, surcharge === undefined ? m.notSold : `+ ${formatRupiah(surcharge, style)}`];
      }),
    keep: ({ surcharges }, was, is) => {
      const own = Object.entries(surcharges).filter(
        ([id]) => surchargeOf(was, Number(id)) === surchargeOf(is, Number(id)),
      );
      return { surcharges: Object.fromEntries(own) };
    },
  },
  ...optionRowsIn(m, style),
  ...makingRowIn(m, style),
});

/** A product's fields, each in one place. */
export function productFormIn(m: ProductFormWords, style: MoneyStyle) {
  const onMenu = ({ archived }: ProductDetail) => (archived ? m.no : m.yes);
  return defineForm<ProductDetail, ProductDraft, ProductValues>({
    m,
    fields: fieldsIn(m, style),
    translated: translatedIn(m),
    made: madeIn(m, style),
    others: (was, is) => [{ label: m.onMenu, was: onMenu(was), is: onMenu(is) }, ...imageDifference(was, is, m)],
  });
}
