import { usePromos } from '@seduh/api-client';
import { Button, ChevronDown, LinkButton } from '@seduh/ui';
import { paths } from '../lib/paths';
import { termsOf } from '../lib/coupon';
import { PromoChoice } from './PromoChoice';

const terms = ['One coupon per day', 'Dine in only', 'Buy one get one for new user', 'Member card needed'];

/** Today's coupons and what they ask for; for staff the way to make and to manage them. */
export function PromoPanel({ isAdmin }: { isAdmin: boolean }) {
  const { data: promos, error, retry } = usePromos();

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
        <PromoChoice promos={promos} />
      )}
      <details className="promo-terms" ref={openOnLaptops}>
        <summary>
          Terms and Condition <ChevronDown />
        </summary>
        <p className="small">A coupon may ask for one of these, or for several:</p>
        <ol>
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ol>
        {promos && promos.length > 0 && (
          <>
            <p className="small">What today’s coupons ask for:</p>
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
