import { useSession } from '@seduh/api-client';
import { Suspense } from 'react';
import { PageTitle } from '../lib/page/PageTitle';
import { Favourites } from './Favourites';
import { Hero, type HeroProps } from './Hero';
import { Nearest } from './Nearest';
import { liveOrder } from './lazy';
import { PromoCall } from './PromoCall';
import { Reviews } from './Reviews';
import { Services } from './Services';
import './Home.css';

export type HomeScreenProps = Pick<HeroProps, 'onGo'>;

/** The shop window: static, the same for everybody but for the first button, and a customer's order on its way. */
export function HomeScreen({ onGo }: HomeScreenProps) {
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
    <section className="wrap partners" aria-label="Our partners">
      <p className="small muted">Grown, baked and carried with</p>
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
