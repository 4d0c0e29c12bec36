import { useShop } from '@seduh/api-client';
import { formatRupiah, Panel } from '@seduh/ui';
import { memberYear } from './memberYear';

export interface MemberCardProps {
  /** When an order brought the card; null without one. */
  since: string | null;
}

/** What the member card is, and how to come by it. */
export function MemberCard({ since }: MemberCardProps) {
  const { data: shop } = useShop();
  return (
    <Panel title="Member card">
      {shop && (
        <p>
          {since
            ? `It is yours since ${memberYear(since, shop.time_zone)}. Coupons for members work for you.`
            : `Free with your first order of ${formatRupiah(shop.member_minimum)} or more. Some coupons need it.`}
        </p>
      )}
    </Panel>
  );
}
