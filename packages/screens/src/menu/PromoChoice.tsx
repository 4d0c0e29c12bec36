import { useCart } from '@seduh/api-client';
import type { Promo } from '@seduh/contract';
import { Button, CouponPicker, toast } from '@seduh/ui';
import { type FormEvent, useState } from 'react';
import { couponOf } from '../lib/coupon';
import { useLoaded } from '../lib/lazy/useLoaded';
import { promoVerdict } from './lazy';

export interface PromoChoiceProps {
  /** Undefined while they are on their way. */
  promos: Promo[] | undefined;
}

/** One of today's coupons is picked, and waits in the cart once applied. */
export function PromoChoice({ promos }: PromoChoiceProps) {
  const { cart, setPromo } = useCart();
  // undefined: nothing picked since, the cart's own coupon shows
  const [picked, setPicked] = useState<string | null>();
  const chosen = picked === undefined ? cart.promoCode : picked;
  const canJudge = useLoaded(promoVerdict, chosen !== null && cart.lines.length > 0) && cart.lines.length > 0;
  const isApplied = chosen !== null && chosen === cart.promoCode;

  const apply = (event: FormEvent) => {
    event.preventDefault();
    setPromo(chosen);
    setPicked(undefined);
    toast.success(chosen ? `${chosen} waits in your cart` : 'No coupon in your cart');
  };

  return (
    <form onSubmit={apply}>
      <CouponPicker
        legend="Promo Today"
        coupons={(promos ?? []).map(couponOf)}
        value={chosen}
        onChange={setPicked}
        loading={promos === undefined}
      />
      <div className="promo-apply">
        <Button type="submit" variant="brand" block disabled={promos === undefined}>
          Apply Changes
        </Button>
      </div>
      <div className="promo-said">
        {isApplied && <p className="small">{`${chosen} is in your cart.`}</p>}
        {chosen && canJudge && <promoVerdict.Part code={chosen} />}
      </div>
    </form>
  );
}
