import { type CouponOption, CouponPicker } from '@seduh/ui';
import { useState } from 'react';

/** `coupons` is undefined until they have come. */
export function PromoToday({ coupons, use }: { coupons?: CouponOption[]; use: (code: string | null) => void }) {
  const [code, setCode] = useState<string | null>(null);
  const onChange = (next: string | null) => {
    setCode(next);
    use(next);
  };
  return (
    <CouponPicker
      legend="Promo Today"
      showLegend
      coupons={coupons ?? []}
      loading={!coupons}
      value={code}
      onChange={onChange}
    />
  );
}
