import { useCart, usePromos } from '@seduh/api-client';
import type { Promo } from '@seduh/contract';
import { Button, ChevronDown, CouponPicker, LinkButton, toast } from '@seduh/ui';
import { type FormEvent, useState } from 'react';
import { couponOf, termsOf } from '../lib/coupon';
import { useLoaded } from '../lib/lazy/useLoaded';
import { paths } from '../lib/paths';
import { promoVerdict } from './lazy';

const terms = ['One coupon per day', 'Dine in only', 'Buy one get one for new user', 'Member card needed'];

/** Today's coupons and what they ask for; for staff the way to make and to manage them. */
export function PromoPanel({ isAdmin }: { isAdmin: boolean }) {
  const { data: promos, error, retry } = usePromos();

  return (
    <aside className="promo" aria-labelledby="promo-title">
      <div className="promo-head">
        <h2 id="promo-title" className="sd-display sd-t-3">
          Promo Today
        </h2>
        {isAdmin && (
          <LinkButton variant="line" size="sm" href={paths.promoNew}>
            Add Promo
          </LinkButton>
        )}
      </div>
      <p className="promo-hint sd-small sd-muted">Pick one and press apply. It waits in your cart.</p>
      {error && !promos ? (
        <div className="promo-none" role="alert">
          <p className="sd-small">{error.msg}</p>
          <Button variant="line" size="sm" onClick={retry}>
            Try again
          </Button>
        </div>
      ) : promos?.length === 0 ? (
        <p className="promo-none sd-small">No promo runs today.</p>
      ) : (
        <PromoChoice promos={promos} />
      )}
      <details className="promo-terms" ref={openOnLaptops}>
        <summary>
          Terms and Condition <ChevronDown />
        </summary>
        <p className="sd-small">A coupon may ask for one of these, or for several:</p>
        <ol>
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ol>
        {promos && promos.length > 0 && (
          <>
            <p className="sd-small">What today’s coupons ask for:</p>
            <ul aria-label="Terms of today’s coupons">
              {promos.map((promo) => (
                <li key={promo.id}>
                  <strong>{promo.code}</strong>
                  {`: ${termsOf(promo).join(', ')}`}
                </li>
              ))}
            </ul>
          </>
        )}
      </details>
      {isAdmin && (
        <LinkButton className="promo-manage" variant="quiet" size="sm" href={paths.promos}>
          Manage promos
        </LinkButton>
      )}
    </aside>
  );
}

/** There is room for the terms beside the list; on phones they are one tap away. */
function openOnLaptops(details: HTMLDetailsElement | null): void {
  if (details && window.matchMedia('(width >= 64rem)').matches) details.open = true;
}

/** One of today's coupons is picked, and waits in the cart once applied. @param promos undefined while they load */
function PromoChoice({ promos }: { promos: Promo[] | undefined }) {
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
        {isApplied && <p className="sd-small">{`${chosen} is in your cart.`}</p>}
        {chosen && canJudge && <promoVerdict.Part code={chosen} />}
      </div>
    </form>
  );
}
