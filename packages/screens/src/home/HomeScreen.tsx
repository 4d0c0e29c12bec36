import { useSession } from '@seduh/api-client';
import { CouponTicket, type CouponTicketProps, LinkButton } from '@seduh/ui';
import { Suspense } from 'react';
import { PageTitle } from '../lib/page/PageTitle';
import { paths } from '../lib/paths';
import { Favourites } from './Favourites';
import { Hero, type HeroProps } from './Hero';
import { Nearest } from './Nearest';
import { liveOrder } from './lazy';
import { Reviews } from './Reviews';
import { Services } from './Services';
import './PromoCall.css';
import './Home.css';

/** The shop window: static, the same for everybody but for the first button, and a customer's order on its way. */
export function HomeScreen({ onGo }: Pick<HeroProps, 'onGo'>) {
  const { status, isAdmin } = useSession();
  const audience = status !== 'in' ? 'visitor' : isAdmin ? 'staff' : 'customer';
  return (
    <>
      <PageTitle>Good coffee, brewed for you</PageTitle>
      <Hero audience={audience} onGo={onGo} />
      <Services />
      <Favourites />
      <Nearest />
      <Partners />
      <Reviews />
      <PromoCall />
      {audience === 'customer' && (
        <Suspense>
          <liveOrder.Part />
        </Suspense>
      )}
    </>
  );
}

/** Partners as their names are set: `head`, then `tail` in bold, with a diamond between where they have one. */
const partners: { head: string; tail?: string; mark?: true; look: 'display' | 'spaced' | 'plain' | 'tight' }[] = [
  { head: 'Pasar Pagi', look: 'display' },
  { head: 'Kereta Kota', look: 'spaced' },
  { head: 'susu', tail: 'lembang', look: 'plain' },
  { head: 'Aren & Co', look: 'display' },
  { head: 'gayo', mark: true, tail: 'highland', look: 'tight' },
];

/** Who grows, bakes and carries with the shop. */
function Partners() {
  return (
    <section className="sd-wrap partners" aria-label="Our partners">
      <p className="sd-small sd-muted">Grown, baked and carried with</p>
      <ul>
        {partners.map(({ head, mark, tail, look }) => (
          <li key={head} data-look={look}>
            {head}
            {mark && <span aria-hidden="true" />}
            {tail && (mark ? tail : <b>{tail}</b>)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The fan of coupons beside the call to the promos: a picture, the real ones are on the menu page. */
const fan: CouponTicketProps[] = [
  { tone: 'pandan', offer: '15%', offerNote: 'off', title: 'Pandan Week', condition: 'Min. IDR 40,000' },
  { tone: 'sambal', offer: '10%', offerNote: 'off', title: 'Lunch with the team', condition: 'Min. IDR 120,000' },
  { tone: 'marigold', offer: '20%', offerNote: 'off', title: 'Afternoon plate, 20% off', condition: 'Min. IDR 50,000' },
];

/** The way to today's promos, beside a fan of coupons. */
function PromoCall() {
  return (
    <section className="sd-wrap">
      <div className="cta sd-on-roast">
        <div>
          <h2 className="sd-display sd-t-1">Promo today</h2>
          <p className="sd-lead">Pick one before you order. It waits in your cart.</p>
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
