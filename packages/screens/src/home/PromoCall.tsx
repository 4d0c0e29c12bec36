import { CouponTicket, LinkButton } from '@seduh/ui';
import { fan } from './content';
import { paths } from '../lib/paths';
import './PromoCall.css';

/** The way to today's promos, beside a fan of coupons. */
export function PromoCall() {
  return (
    <section className="wrap">
      <div className="cta on-roast">
        <div>
          <h2 className="display t-1">Promo today</h2>
          <p className="lead">Pick one before you order. It waits in your cart.</p>
          <LinkButton size="lg" href={paths.products()}>
            See the promo
          </LinkButton>
        </div>
        <div className="fan" aria-hidden="true">
          {fan.map((ticket) => (
            <CouponTicket key={ticket.title} {...ticket} />
          ))}
        </div>
      </div>
    </section>
  );
}
