import type { OrderLine, QuoteLine, SizeId } from '@seduh/contract';
import { GONE_NAME, lineProblem, lineSizeName, lineTotal, sizeName } from '@seduh/domain';
import type { StockClaim } from '../guards-repository';
import type { ProductForSale } from './facts-repository';
import type { RequestedOrder } from './order-request';

/**
 * Prices every line and says what stands against it. Stock is one for all lines of a product: earlier lines take theirs
 * first. What is gone costs nothing; what is sold out keeps its price, so that the customer sees what it was about.
 */
export function quoteLines(
  requested: RequestedOrder['lines'],
  products: ReadonlyMap<string, ProductForSale>,
): QuoteLine[] {
  const taken = new Map<string, number>();
  return requested.map(({ product_id, size_id, qty, note }) => {
    const product = products.get(product_id);
    const before = taken.get(product_id) ?? 0;
    const problem = lineProblem(product, { size_id, qty }, before);
    if (!problem) taken.set(product_id, before + qty);
    const unit_price = product && problem?.code !== 'GONE' ? unitPrice(product, size_id) : 0;
    return {
      product_id,
      product_name: product?.product_name ?? GONE_NAME,
      image: product?.image ?? null,
      size_id,
      size_name: product ? lineSizeName(product.size_ids, size_id) : sizeName(size_id),
      qty,
      note,
      unit_price,
      line_total: lineTotal({ qty, unit_price }),
      problem,
    };
  });
}

/** What lines take of counted stock: one claim for all lines of a product, in the order of the lines. */
export function stockClaims(
  lines: readonly Pick<OrderLine, 'product_id' | 'qty'>[],
  products: readonly ProductForSale[],
): StockClaim[] {
  const claims = new Map<string, StockClaim>();
  for (const { product_id: productId, qty } of lines) {
    const product = products.find(({ id }) => id === productId);
    if (!product || product.stock === null) continue;
    claims.set(productId, { productId, qty: qty + (claims.get(productId)?.qty ?? 0), price: product.price });
  }
  return [...claims.values()];
}

const unitPrice = ({ price, surcharges }: ProductForSale, sizeId: SizeId): number =>
  price + (surcharges?.[sizeId] ?? 0);
