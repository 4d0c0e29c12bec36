import { LinkButton, Picture } from '@seduh/ui';
import { Suspense } from 'react';
import { hero } from '../lib/content/pictures';
import { paths } from '../lib/paths';
import { useWords } from '../lib/words/words';
import { lastOrder } from './lazy';
import { homeWords } from './words';

/** Marketing figures, as the spec has them. */
const figures = ['90+', '30+', '800+'];

export interface HeroProps {
  /** Visitors are asked to sign up; customers get their last order, staff the menu alone. */
  audience: 'visitor' | 'customer' | 'staff';
  /** Called to go on to another page. */
  onGo: (href: string) => void;
}

/** The first thing seen: what this is, and the way in; the figures stand on its edge. */
export function Hero({ audience, onGo }: HeroProps) {
  const m = useWords(homeWords);
  return (
    <>
      <section className="hero sd-on-roast">
        <div className="sd-wrap">
          <div className="hero-copy">
            <h1 className="sd-display sd-t-hero">{m.hero()}</h1>
            <p className="sd-lead">{m.lead}</p>
            <div className="hero-act">
              {audience === 'visitor' && (
                <LinkButton size="lg" href={paths.register}>
                  {m.signUp}
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
                {m.menu}
              </LinkButton>
            </div>
          </div>
          <div className="hero-plate">
            <Picture
              {...hero}
              alt={m.plate}
              // drawn at 118vw on phones; what it says buys a file half as large, which nobody sees on their screens, and
              // where pixels are three to a point nobody sees the third
              sizes="(width >= 48rem) 49vw, (resolution >= 2.5x) 62vw, 90vw"
              shape="circle"
              priority
            />
          </div>
        </div>
      </section>
      <div className="counters sd-wrap">
        <dl>
          {m.counted.map((what, index) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{figures[index]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}
