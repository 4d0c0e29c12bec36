import { useCart, usePromos } from '@seduh/api-client';
import { Button, ChevronDown, CouponPicker, LinkButton, toast } from '@seduh/ui';
import { type FormEvent, useState } from 'react';
import { paths } from '../../paths';
import { couponOf } from './coupon';

const terms = ['One coupon per day', 'Dine in only', 'Buy one get one for new user', 'Member card needed'];

/** Today's coupons: one is picked, and waits in the cart once applied. */
export function PromoPanel({ isAdmin }: { isAdmin: boolean }) {
  const { data: promos, error, isLoading, retry } = usePromos();
  const { cart, setPromo } = useCart();
  // undefined: nothing picked since, the cart's own coupon shows
  const [picked, setPicked] = useState<string | null>();
  const chosen = picked === undefined ? cart.promoCode : picked;

  const apply = (event: FormEvent) => {
    event.preventDefault();
    setPromo(chosen);
    setPicked(undefined);
    toast.success(chosen ? `${chosen} waits in your cart` : 'No coupon in your cart');
  };

  return (
    <aside className="promo" aria-labelledby="promo-title">
      <div className="promo-head">
        <h2 id="promo-title" className="display t-3">
          Promo Today
        </h2>
        {isAdmin && (
          <LinkButton variant="line" size="sm" href={paths.promoNew}>
            Add Promo
          </LinkButton>
        )}
      </div>
      <p className="promo-hint small muted">Pick one and press apply. It waits in your cart.</p>
      {error && !promos ? (
        <div className="promo-none" role="alert">
          <p className="small">{error.msg}</p>
          <Button variant="line" size="sm" onClick={retry}>
            Try again
          </Button>
        </div>
      ) : promos?.length === 0 ? (
        <p className="promo-none small">No promo runs today.</p>
      ) : (
        <form onSubmit={apply}>
          <CouponPicker
            legend="Promo Today"
            coupons={(promos ?? []).map(couponOf)}
            value={chosen}
            onChange={setPicked}
            loading={isLoading}
          />
          <div className="promo-apply">
            <Button type="submit" variant="brand" block disabled={isLoading}>
              Apply Changes
            </Button>
          </div>
        </form>
      )}
      <details className="promo-terms" ref={openOnLaptops}>
        <summary>
          Terms and Condition <ChevronDown />
        </summary>
        <ol>
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ol>
      </details>
    </aside>
  );
}

/** There is room for the terms beside the list; on phones they are one tap away. */
function openOnLaptops(details: HTMLDetailsElement | null): void {
  if (details && window.matchMedia('(width >= 64rem)').matches) details.open = true;
}
