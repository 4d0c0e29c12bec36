import { LinkButton, Picture } from '@seduh/ui';
import { Suspense } from 'react';
import { hero } from '../lib/content/pictures';
import { paths } from '../lib/paths';
import { lastOrder } from './lazy';

/** Marketing figures, as the spec has them. */
const counters = [
  { figure: '90+', what: 'Staff' },
  { figure: '30+', what: 'Locations' },
  { figure: '800+', what: 'Customers' },
] as const;

export interface HeroProps {
  /** Visitors are asked to sign up; customers get their last order, staff the menu alone. */
  audience: 'visitor' | 'customer' | 'staff';
  /** Called to go on to another page. */
  onGo: (href: string) => void;
}

/** The first thing seen: what this is, and the way in; the figures stand on its edge. */
export function Hero({ audience, onGo }: HeroProps) {
  return (
    <>
      <section className="hero sd-on-roast">
        <div className="sd-wrap">
          <div className="hero-copy">
            <h1 className="sd-display sd-t-hero">
              Slow brewed,
              <br />
              quickly yours.
            </h1>
            <p className="sd-lead">
              Kopi, tea and home cooking from a kitchen near you. Order ahead, pick it up hot, or have it at your door.
            </p>
            <div className="hero-act">
              {audience === 'visitor' && (
                <LinkButton size="lg" href={paths.register}>
                  Sign up and order
                </LinkButton>
              )}
              {audience === 'customer' && (
                <span className="hero-again">
                  <Suspense>
                    <lastOrder.Part onGo={onGo} />
                  </Suspense>
                </span>
              )}
              <LinkButton size="lg" variant={audience === 'staff' ? 'accent' : 'line'} href={paths.products()}>
                See the menu
              </LinkButton>
            </div>
          </div>
          <div className="hero-plate">
            <Picture
              {...hero}
              alt="A latte and breakfast on a wooden table"
              // drawn at 118vw on phones; what it says buys a file half as large, which nobody sees on their screens
              sizes="(width >= 48rem) 49vw, 90vw"
              shape="circle"
              priority
            />
          </div>
        </div>
      </section>
      <div className="counters sd-wrap">
        <dl>
          {counters.map(({ figure, what }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}
