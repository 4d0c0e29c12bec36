import { type CartLine, lineBody, useCart, useQuote, useShop } from '@seduh/api-client';
import type { Quote, QuoteLine } from '@seduh/contract';
import { isSameLine, sizeName } from '@seduh/domain';
import { orderRequestOf } from './orderRequest';

/** The cart, the shop it is ordered from, and the server's word on what it costs. */
export function useCartQuote() {
  const { cart, ready: isReady } = useCart();
  const shop = useShop();
  const orderRequest = orderRequestOf(cart);
  const quote = useQuote(orderRequest);
  return { cart, isReady, shop, orderRequest, quote };
}

/** A line of the cart as the server's quote sees it. */
export interface PricedLine {
  line: CartLine;
  /** Tells lines apart and stays when a note changes. */
  key: string;
  /** Rupiah for one piece: the quote's, else as last seen. */
  unitPrice: number;
  /** Rupiah for all pieces of it. */
  total: number;
  /** What one piece cost when it went into the cart, where that has changed. */
  was?: number;
  /** `Large`; empty where it comes in one size. */
  sizeName: string;
  /** Why it cannot be had as asked. */
  problem?: string;
  /** How many can be had where there is a problem; 0: none. */
  available?: number;
}

/**
 * Puts the quote's word beside each line of the cart. A quote of an earlier state of the cart serves the lines it
 * knows, so that a price does not flicker while a new one is on its way.
 */
export function pricedLines(lines: CartLine[], quote: Quote | undefined): PricedLine[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const kind = `${line.productId}-${line.sizeId}`;
    const count = seen.get(kind) ?? 0;
    seen.set(kind, count + 1);

    const quoted = quote?.lines.find((other) => isSameLine(lineBody(line), other));
    // what is gone from the menu has no price any more: the last one seen says what it was about
    const unitPrice = quoted && quoted.problem?.code !== 'GONE' ? quoted.unit_price : line.price;
    const problem = quoted && stillHolds(quoted, line.qty);
    return {
      line,
      key: `${kind}-${count}`,
      unitPrice,
      total: unitPrice * line.qty,
      sizeName: quoted?.size_name ?? (line.oneSize ? '' : sizeName(line.sizeId)),
      was: unitPrice === line.price ? undefined : line.price,
      problem: problem?.msg,
      available: problem?.available,
    };
  });
}

/** A quote for more pieces says nothing against fewer: "Only 3 left" goes as soon as 3 are asked for. */
function stillHolds({ problem }: QuoteLine, qty: number): QuoteLine['problem'] {
  if (!problem || (problem.available > 0 && qty <= problem.available)) return null;
  return problem;
}
