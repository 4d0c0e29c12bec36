import type { LineSubstitute } from '@seduh/contract';
import type { CartLine } from '../cart/cart';

/** The line of a cart that a quoted one is, or what is offered instead of it, with so many pieces of it and a note. */
export const lineOfQuote = (
  { product_id, product_name, name_translations, image, size_id, size_name, option_ids, unit_price }: LineSubstitute,
  qty: number,
  note = '',
): CartLine => ({
  productId: product_id,
  productName: product_name,
  nameTranslations: name_translations,
  price: unit_price,
  image,
  sizeId: size_id,
  oneSize: size_name === '',
  ...(option_ids && { optionIds: option_ids }),
  qty,
  note,
});
