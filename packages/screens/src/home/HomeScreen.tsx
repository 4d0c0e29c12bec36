import { useSession } from '@seduh/api-client';
import { CouponTicket, type CouponTicketProps, LinkButton } from '@seduh/ui';
import { Suspense } from 'react';
import { PageTitle } from '../lib/page/PageTitle';
import { paths } from '../lib/paths';
import { useWords } from '../lib/words/words';
import { usualCups } from '../usual';
import { Favourites } from './Favourites';
import { Hero, type HeroProps } from './Hero';
import { Nearest } from './Nearest';
import { liveOrder } from './lazy';
import { PARTNERS } from './names';
import { Reviews } from './Reviews';
import { Services } from './Services';
import { homeWords } from './words';
import './PromoCall.css';
import './Home.css';

/** The shop window: static, the same for everybody but for the first button, and a customer's order on its way. */
export function HomeScreen({ onGo }: Pick<HeroProps, 'onGo'>) {
  const { status, isAdmin } = useSession();
  const m = useWords(homeWords);
  const audience = status !== 'in' ? 'visitor' : isAdmin ? 'staff' : 'customer';
  return (
    <>
      <PageTitle>{m.title}</PageTitle>
      <Hero audience={audience} onGo={onGo} />
      <Services />
      {/* below what fills a window, so that nothing seen moves as it comes */}
      {audience === 'customer' && (
        <Suspense>
          <usualCups.Part />
        </Suspense>
      )}
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

/** Who grows, bakes and carries with the shop. */
function Partners() {
  const m = useWords(homeWords);
  return (
    <section className="sd-wrap partners" aria-label={m.partners}>
      <p className="sd-small sd-muted">{m.partnersText}</p>
      <ul translate="no">
        {PARTNERS.map(({ head, mark, tail, look }) => (
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
const fan: Pick<CouponTicketProps, 'tone' | 'offer'>[] = [
  { tone: 'pandan', offer: '15%' },
  { tone: 'sambal', offer: '10%' },
  { tone: 'marigold', offer: '20%' },
];

/** The way to today's promos, beside a fan of coupons. */
function PromoCall() {
  const m = useWords(homeWords);
  return (
    <section className="sd-wrap">
      <div className="cta sd-on-roast">
        <div>
          <h2 className="sd-display sd-t-1">{m.promo}</h2>
          <p className="sd-lead">{m.promoText}</p>
          <LinkButton size="lg" href={paths.products()}>
            {m.toPromo}
          </LinkButton>
        </div>
        <div className="fan" aria-hidden="true">
          {fan.map((ticket, index) => {
            const [title = '', condition = ''] = m.fan[index] ?? [];
            return <CouponTicket key={ticket.tone} {...ticket} offerNote={m.off} title={title} condition={condition} />;
          })}
        </div>
      </div>
    </section>
  );
}
