import type { CartLine } from '../cart/cart';
import { productBySlug } from '../mocks';

/** One piece of a product of the fixtures, as a product page puts it into the cart. */
export function makeLine(slug: string, change: Partial<CartLine> = {}): CartLine {
  const { id, product_name, price, image } = productBySlug(slug);
  return { productId: id, productName: product_name, price, image, sizeId: 1, qty: 1, note: '', ...change };
}
