import type { CartLine } from '../cart/cart';
import { productBySlug } from '../mocks';

/** One piece of a product of the fixtures, as a product page puts it into the cart. */
export function makeLine(slug: string, change: Partial<CartLine> = {}): CartLine {
  const { id, product_name: productName, name_translations: nameTranslations, price, image } = productBySlug(slug);
  const names = { productName, ...(nameTranslations && { nameTranslations }) };
  return { productId: id, ...names, price, image, sizeId: 1, qty: 1, note: '', ...change };
}
