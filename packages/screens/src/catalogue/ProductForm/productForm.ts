import type { ProductDetail, ProductValues, SizeId } from '@seduh/contract';
import { CATEGORIES, idIn, LIMITS, SIZES } from '@seduh/contract/constants';
import { usualSizes } from '@seduh/domain';
import { formatRupiah } from '@seduh/ui';
import { area, defineForm, type Field, imageDifference, type MadeFields, money, text, type TypedIn } from '../form';

type CategoryField = Field<ProductDetail, string, ProductValues['category_id']>;

const fields = {
  productname: text<ProductDetail>({
    label: 'Name',
    ask: 'Write a name.',
    read: (product) => product.product_name,
    input: { autoComplete: 'off', maxLength: LIMITS.productName },
  }),
  price: money<ProductDetail>({
    label: 'Price',
    ask: 'Set a price.',
    read: (product) => product.price,
    isHalf: true,
  }),
  category_id: {
    control: 'select',
    label: 'Category',
    ask: 'Choose a category.',
    empty: '',
    blank: CATEGORIES[0].id,
    read: (product) => String(product.category_id),
    write: (typed) => idIn(CATEGORIES, typed),
    show: (product) => product.category_name,
    options: CATEGORIES.map(({ id, name }) => ({ value: String(id), label: name })),
    input: { placeholder: 'Choose one' },
    isHalf: true,
  } as CategoryField,
  description: area<ProductDetail>({
    label: 'Description',
    ask: 'Write a description.',
    read: (product) => product.description,
    input: {
      rows: 4,
      maxLength: LIMITS.description,
      placeholder: 'What is in it, how it tastes, who it is for',
    },
  }),
};

/** What is typed so far. Of a product that is there already, whatever is empty stays as it is. */
export interface ProductDraft extends TypedIn<typeof fields> {
  /** Whether portions are counted; null as it is. */
  isCounted: boolean | null;
  /** Digits. */
  stock: string;
  /** The sizes it comes in; null as it is, or as its category usually has them. */
  sizeIds: SizeId[] | null;
  /** What a size adds per piece, rupiah, by its id. */
  surcharges: Partial<Record<number, number | null>>;
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

const made: MadeFields<ProductDetail, ProductDraft, ProductValues, typeof fields> = {
  stock: {
    empty: { stock: '', isCounted: null },
    read: (product) => product.stock,
    write(draft, product) {
      if (!isCounted(draft, product)) return product && null;
      return draft.stock === '' ? product?.stock : Number(draft.stock);
    },
    // only who begins to count has to say where from
    missing: (draft, product) =>
      isCounted(draft, product) && (product?.stock ?? null) === null && draft.stock === ''
        ? 'Say how many there are.'
        : undefined,
    words: ({ stock }) => [['Portions', stock === null ? 'not counted' : String(stock)]],
  },
  size_ids: {
    empty: { sizeIds: null },
    read: (product) => product.size_ids,
    write: sizeIdsOf,
    missing: (draft, product) => (sizeIdsOf(draft, product).length === 0 ? 'Choose at least one size.' : undefined),
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
        return [name, surcharge === undefined ? 'not sold' : `+ ${formatRupiah(surcharge)}`];
      }),
    keep: ({ surcharges }, was, is) => {
      const own = Object.entries(surcharges).filter(
        ([id]) => surchargeOf(was, Number(id)) === surchargeOf(is, Number(id)),
      );
      return { surcharges: Object.fromEntries(own) };
    },
  },
  // stay as they are: no control changes them
  option_groups: {
    empty: {},
    read: ({ option_groups }) => option_groups.map(({ id, default_ids }) => ({ id, default_ids })),
    write: () => undefined,
  },
  contains: { empty: {}, read: (product) => product.contains, write: () => undefined },
};

const onMenu = ({ archived }: ProductDetail) => (archived ? 'no' : 'yes');

/** A product's fields, each in one place. */
export const productForm = defineForm<ProductDetail, ProductDraft, ProductValues>({
  fields,
  made,
  others: (was, is) => [{ label: 'On the menu', was: onMenu(was), is: onMenu(is) }, ...imageDifference(was, is)],
});
