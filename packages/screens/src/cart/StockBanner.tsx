import type { CartState } from '@seduh/api-client';
import { Banner, Button, toast } from '@seduh/ui';
import { applyFixes, type StockTrouble } from './stock';

export interface StockBannerProps {
  trouble: StockTrouble;
  basket: CartState;
}

/** Names the lines that cannot be had as asked, and sets that right in one tap. */
export function StockBanner({ trouble, basket }: StockBannerProps) {
  return (
    <Banner tone="bad">
      <ul className="banner-list">
        {trouble.messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
      <Button
        variant="line"
        size="sm"
        onClick={() => toast.undo('Your cart is up to date', applyFixes(basket, trouble.fixes))}
      >
        {trouble.remedy}
      </Button>
    </Banner>
  );
}
