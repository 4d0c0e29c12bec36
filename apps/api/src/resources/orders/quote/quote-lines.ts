import type { QuoteLine, SizeId } from '@seduh/contract';
import { GONE_NAME, lineProblem, lineSizeName, lineTotal, sizeName } from '@seduh/domain';
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
  const spoken = new Map<string, number>();
  return requested.map(({ product_id, size_id, qty, note }) => {
    const product = products.get(product_id);
    const before = spoken.get(product_id) ?? 0;
    const problem = lineProblem(product, { size_id, qty }, before);
    if (!problem) spoken.set(product_id, before + qty);
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

function unitPrice({ price, surcharges }: ProductForSale, sizeId: SizeId): number {
  return price + (surcharges?.[sizeId] ?? 0);
}
