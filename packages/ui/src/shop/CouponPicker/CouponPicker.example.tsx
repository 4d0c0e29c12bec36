import { type CouponOption, CouponPicker } from '@seduh/ui';
import { useState } from 'react';

/** `coupons` is undefined until they have come. */
export function PromoToday({ coupons, apply }: { coupons?: CouponOption[]; apply: (code: string | null) => void }) {
  const [code, setCode] = useState<string | null>(null);
  const onChange = (next: string | null) => {
    setCode(next);
    apply(next);
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
