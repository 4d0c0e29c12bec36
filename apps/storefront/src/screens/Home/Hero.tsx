import { LinkButton, Picture } from '@seduh/ui';
import { counters } from '../../content/home';
import { hero } from '../../content/pictures';
import { paths } from '../../paths';

export interface HeroProps {
  /** Has an account already: is not asked to make one. */
  isMember: boolean;
}

/** The first thing seen: what this is, and the way in; the figures stand on its edge. */
export function Hero({ isMember }: HeroProps) {
  return (
    <>
      <section className="hero on-roast">
        <div className="wrap">
          <div className="hero-copy">
            <h1 className="display t-hero">
              Slow brewed,
              <br />
              quickly yours.
            </h1>
            <p className="lead">
              Kopi, tea and home cooking from a kitchen near you. Order ahead, pick it up hot, or have it at your door.
            </p>
            <div className="hero-act">
              {!isMember && (
                <LinkButton size="lg" href={paths.register}>
                  Sign up and order
                </LinkButton>
              )}
              <LinkButton size="lg" variant={isMember ? 'accent' : 'line'} href={paths.products()}>
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
      <div className="counters wrap">
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
