import { CouponTicket, type CouponTicketProps, LinkButton } from '@seduh/ui';
import { paths } from '../lib/paths';
import './PromoCall.css';

/** The fan of coupons beside the call to the promos: a picture, the real ones are on the menu page. */
const fan: CouponTicketProps[] = [
  { tone: 'pandan', offer: '15%', offerNote: 'off', title: 'Pandan Week', condition: 'Min. IDR 40,000' },
  { tone: 'sambal', offer: '10%', offerNote: 'off', title: 'Lunch with the team', condition: 'Min. IDR 120,000' },
  { tone: 'marigold', offer: '20%', offerNote: 'off', title: 'Afternoon plate, 20% off', condition: 'Min. IDR 50,000' },
];

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
