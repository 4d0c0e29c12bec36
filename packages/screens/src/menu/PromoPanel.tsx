import { cartActions, useCartPart, usePromos } from '@seduh/api-client';
import type { Promo } from '@seduh/contract';
import { Button, ChevronDown, CouponPicker, LinkButton, toast } from '@seduh/ui';
import { type FormEvent, Suspense, useState } from 'react';
import { useCoupon } from '../lib/coupon/coupon';
import { useLoaded } from '../lib/lazy/useLoaded';
import { paths } from '../lib/paths';
import { useWords } from '../lib/words/words';
import { promoTerms, promoVerdict } from './lazy';
import { menuWords } from './words';

/** Today's coupons and what they ask for; for whoever manages them the way there. */
export function PromoPanel({ isManaged }: { isManaged: boolean }) {
  'use no memo'; // drawn again when the promos have come: remembering would cost bytes and spare nothing
  const { data: promos, error, retry } = usePromos();
  const m = useWords(menuWords);

  return (
    <aside className="promo" aria-labelledby="promo-title">
      <div className="promo-head">
        <h2 id="promo-title" className="sd-display sd-t-3">
          {m.promo}
        </h2>
        {isManaged && (
          <LinkButton variant="line" size="sm" href={paths.promoNew}>
            {m.addPromo}
          </LinkButton>
        )}
      </div>
      <p className="promo-hint sd-small sd-muted">{m.pick}</p>
      {error && !promos ? (
        <div className="promo-none" role="alert">
          <p className="sd-small">{error.msg}</p>
          <Button variant="line" size="sm" onClick={retry}>
            {m.again}
          </Button>
        </div>
      ) : promos?.length === 0 ? (
        <p className="promo-none sd-small">{m.none}</p>
      ) : (
        <PromoChoice promos={promos} />
      )}
      <details className="promo-terms" ref={openOnLaptops}>
        <summary>
          {m.terms} <ChevronDown />
        </summary>
        <Suspense>
          <promoTerms.Part promos={promos} />
        </Suspense>
      </details>
      {isManaged && (
        <LinkButton className="promo-manage" variant="quiet" size="sm" href={paths.promos}>
          {m.manage}
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
  'use no memo'; // as above
  const applied = useCartPart(({ promoCode }) => promoCode) ?? null;
  const m = useWords(menuWords);
  const couponOf = useCoupon();
  // undefined: nothing picked since, the cart's own coupon shows
  const [picked, setPicked] = useState<string | null>();
  const chosen = picked === undefined ? applied : picked;
  // not asked without a coupon: the list of them is not drawn anew with the first cup
  const isAsked = useCartPart(({ lines }) => chosen !== null && lines.length > 0) ?? false;
  const canJudge = useLoaded(promoVerdict, isAsked) && isAsked;
  const isApplied = chosen !== null && chosen === applied;

  const apply = (event: FormEvent) => {
    event.preventDefault();
    cartActions.setPromo(chosen);
    setPicked(undefined);
    toast.success(chosen ? m.waits(chosen) : m.without);
  };

  return (
    <form onSubmit={apply}>
      <CouponPicker
        legend={m.promo}
        coupons={(promos ?? []).map(couponOf)}
        value={chosen}
        onChange={setPicked}
        loading={promos === undefined}
      />
      <div className="promo-apply">
        <Button type="submit" variant="brand" block disabled={promos === undefined}>
          {m.apply}
        </Button>
      </div>
      <div className="promo-said">
        {isApplied && <p className="sd-small">{m.inCart(chosen)}</p>}
        {chosen && canJudge && <promoVerdict.Part code={chosen} />}
      </div>
    </form>
  );
}
