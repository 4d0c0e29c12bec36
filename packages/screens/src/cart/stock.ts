import type { CartLine, CartState } from '@seduh/api-client';
import type { PricedLine } from './pricedLines';

/** What stands against the lines of a cart, and what one tap would do about it. */
export interface StockTrouble {
  /** `Taro Latte: Sold out`, one per line. */
  messages: string[];
  /** The words on the button. */
  remedy: string;
  /** Lines and how many of each can be had; 0: none. */
  fixes: { line: CartLine; qty: number }[];
}

/** Null where every line can be had as asked. */
export function stockTrouble(lines: PricedLine[]): StockTrouble | null {
  const bad = lines.filter(({ problem }) => problem !== undefined);
  if (bad.length === 0) return null;
  const isShort = bad.some(({ available }) => available);
  return {
    messages: bad.map(({ line, problem }) => `${line.productName}: ${problem}`),
    remedy: isShort ? 'Take what is left' : bad.length === 1 ? 'Remove it' : 'Remove them',
    fixes: bad.map(({ line, available = 0 }) => ({ line, qty: available })),
  };
}

/** Makes the cart what can be had, and gives back the way to undo that. */
export function applyFixes(basket: CartState, fixes: StockTrouble['fixes']): () => void {
  const places = fixes.map(({ line }) => ({ line, index: basket.cart.lines.indexOf(line) }));
  for (const { line, qty } of fixes) basket.setQuantity(line, qty);
  return () => {
    for (const { line, index } of places) {
      basket.remove(line);
      basket.restore(line, index);
    }
  };
}
