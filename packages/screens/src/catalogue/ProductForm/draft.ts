import type { NewProduct, ProductEdit } from '@seduh/api-client';
import type { ProductDetail, SizeId } from '@seduh/contract';
import { CATEGORIES, idIn, SIZES } from '@seduh/contract/constants';
import { usualSizes } from '@seduh/domain';
import type { FormErrors } from '../useSaving';

/** What is typed so far. Of a product that is there already, whatever is empty stays as it is. */
export interface ProductDraft {
  productname: string;
  /** Whole rupiah. */
  price: number | null;
  /** A category's id; '' for none chosen. */
  category_id: string;
  description: string;
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

/** Nothing typed. */
export const EMPTY_DRAFT: ProductDraft = {
  productname: '',
  price: null,
  category_id: '',
  description: '',
  isCounted: null,
  stock: '',
  sizeIds: null,
  surcharges: {},
};

/** Whether portions are counted, as it stands in the form. */
export const isCounted = (draft: ProductDraft, product?: Pick<ProductDetail, 'stock'>): boolean =>
  draft.isCounted ?? (product !== undefined && product.stock !== null);

/** The sizes it comes in, as it stands in the form. */
export const sizeIdsOf = (draft: ProductDraft, product?: Pick<ProductDetail, 'size_ids'>): SizeId[] =>
  draft.sizeIds ?? product?.size_ids ?? usualSizes(idIn(CATEGORIES, draft.category_id));

const noSize = { size_ids: 'Choose at least one size.' };

/** A form's values by the names that errors have. */
export const valuesOf = (draft: ProductDraft, image: File | null) => ({
  ...draft,
  sizes: draft.surcharges,
  size_ids: draft.sizeIds,
  image,
});

/** What stands in the way before any call is made; nothing in it when nothing does. */
export function wrongInNew(draft: ProductDraft, hasPicture: boolean): FormErrors {
  const missing: [isMissing: boolean, field: string, ask: string][] = [
    [!hasPicture, 'image', 'Add a picture.'],
    [draft.productname.trim() === '', 'productname', 'Write a name.'],
    [draft.price === null, 'price', 'Set a price.'],
    [draft.category_id === '', 'category_id', 'Choose a category.'],
    [draft.description.trim() === '', 'description', 'Write a description.'],
    [isCounted(draft) && draft.stock === '', 'stock', 'Say how many there are.'],
    [sizeIdsOf(draft).length === 0, 'size_ids', noSize.size_ids],
  ];
  return Object.fromEntries(missing.filter(([isMissing]) => isMissing).map(([, field, ask]) => [field, ask]));
}

/** The same for changes: only who starts to count has to say where from. */
export const wrongInEdit = (draft: ProductDraft, product: ProductDetail): FormErrors => ({
  ...(isCounted(draft, product) && product.stock === null && draft.stock === ''
    ? { stock: 'Say how many there are.' }
    : {}),
  ...(sizeIdsOf(draft, product).length === 0 ? noSize : {}),
});

/** A complete draft as the server takes it. */
export function newProductOf(draft: ProductDraft): NewProduct {
  const sizeIds = sizeIdsOf(draft);
  const sizes = largerSizes
    .filter(({ id }) => sizeIds.includes(id))
    .map(({ id }) => ({ id, surcharge: draft.surcharges[id] ?? 0 }));
  return {
    productname: draft.productname.trim(),
    price: draft.price ?? 0,
    category_id: idIn(CATEGORIES, draft.category_id) ?? CATEGORIES[0].id,
    description: draft.description.trim(),
    size_ids: sizeIds,
    ...(isCounted(draft) ? { stock: Number(draft.stock) } : {}),
    ...(sizes.some(({ surcharge }) => surcharge > 0) ? { sizes } : {}),
  };
}

/** Only what differs from the product. */
export function changesOf(draft: ProductDraft, product: ProductDetail): ProductEdit {
  const name = draft.productname.trim();
  const description = draft.description.trim();
  const changes: ProductEdit = {};
  if (name && name !== product.product_name) changes.productname = name;
  if (draft.price !== null && draft.price !== product.price) changes.price = draft.price;
  const category = idIn(CATEGORIES, draft.category_id);
  if (category !== undefined && category !== product.category_id) changes.category_id = category;
  if (description && description !== product.description) changes.description = description;
  const typed = draft.stock === '' ? product.stock : Number(draft.stock);
  const stock = isCounted(draft, product) ? typed : null;
  if (stock !== product.stock) changes.stock = stock;
  const sizeIds = sizeIdsOf(draft, product);
  if (sizeIds.join() !== product.size_ids.join()) changes.size_ids = sizeIds;
  // what sizes add travels as a whole
  const surchargeNow = (id: number) => product.sizes.find((size) => size.id === id)?.surcharge ?? 0;
  const sizes = sizeIds.map((id) => ({ id, surcharge: draft.surcharges[id] ?? surchargeNow(id) }));
  if (sizes.some(({ id, surcharge }) => surcharge !== surchargeNow(id))) changes.sizes = sizes;
  return changes;
}

/** The draft on top of what somebody else has saved: what they changed too is theirs, the rest stays typed. */
export function keepOwn(draft: ProductDraft, was: ProductDetail, is: ProductDetail): ProductDraft {
  const none = EMPTY_DRAFT;
  const isSameStock = was.stock === is.stock;
  const surchargeIn = (product: ProductDetail, id: number) => product.sizes.find((size) => size.id === id)?.surcharge;
  const own = Object.entries(draft.surcharges).filter(
    ([id]) => surchargeIn(was, Number(id)) === surchargeIn(is, Number(id)),
  );
  return {
    productname: was.product_name === is.product_name ? draft.productname : none.productname,
    price: was.price === is.price ? draft.price : none.price,
    category_id: was.category_id === is.category_id ? draft.category_id : none.category_id,
    description: was.description === is.description ? draft.description : none.description,
    isCounted: isSameStock ? draft.isCounted : none.isCounted,
    stock: isSameStock ? draft.stock : none.stock,
    sizeIds: was.size_ids.join() === is.size_ids.join() ? draft.sizeIds : none.sizeIds,
    surcharges: Object.fromEntries(own),
  };
}
