import { type CartLine, cartActions } from '@seduh/api-client';
import { Banner, Button, toast } from '@seduh/ui';
import type { PricedLine } from './pricedLines';

/** What stands against the lines of a cart, and what one tap would do about it. */
export interface StockTrouble {
  /** `Taro Latte: Sold out`, one per line. */
  messages: string[];
  /** The words on the button. */
  remedy: string;
  /** Lines with their places, and how many of each can be had; 0: none. */
  fixes: { line: CartLine; index: number; qty: number }[];
}

/** Null where every line can be had as asked. */
export function stockTrouble(lines: PricedLine[]): StockTrouble | null {
  const bad = lines.filter(({ problem }) => problem !== undefined);
  if (bad.length === 0) return null;
  const isShort = bad.some(({ available }) => available);
  return {
    messages: bad.map(({ line, problem }) => `${line.productName}: ${problem}`),
    remedy: isShort ? 'Take what is left' : bad.length === 1 ? 'Remove it' : 'Remove them',
    fixes: bad.map((priced) => ({ line: priced.line, index: lines.indexOf(priced), qty: priced.available ?? 0 })),
  };
}

/** Makes the cart what can be had, and returns what undoes that. */
export function applyFixes(fixes: StockTrouble['fixes']): () => void {
  for (const { line, qty } of fixes) cartActions.setQuantity(line, qty);
  return () => {
    for (const { line, index } of fixes) {
      cartActions.remove(line);
      cartActions.restore(line, index);
    }
  };
}

/** Names the lines that cannot be had as asked, and sets that right in one tap. */
export function StockBanner({ trouble }: { trouble: StockTrouble }) {
  return (
    <Banner tone="bad">
      <ul className="banner-list">
        {trouble.messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
      <Button variant="line" size="sm" onClick={() => toast.undo('Your cart is up to date', applyFixes(trouble.fixes))}>
        {trouble.remedy}
      </Button>
    </Banner>
  );
}
