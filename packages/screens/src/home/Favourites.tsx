import { LinkButton, Picture, Plus, useMoney } from '@seduh/ui';
import { blendedLatte, hotLatte, icedLatte } from '../lib/content/pictures';
import { paths } from '../lib/paths';
import { useWords } from '../lib/words/words';
import { homeWords } from './words';

/** The favourite is one drink, told three ways; its price is marketing text, dots included. */
const favourite = { name: 'Hazelnut Latte', price: '25.000' } as const;
const pictures = [hotLatte, icedLatte, blendedLatte];

/** One latte, three ways. Each leads to it on the menu, whatever its id there is. */
export function Favourites() {
  const m = useWords(homeWords);
  const { currency } = useMoney();
  return (
    <section className="favs">
      <div className="sd-wrap">
        <div className="section-head">
          <h2 className="sd-display sd-t-1">{m.favourite()}</h2>
          <p className="sd-lead">{m.favouriteLead}</p>
        </div>
        <div className="trip">
          {m.ways.map(([way, ...made], index) => (
            <article key={way} className="latte">
              <div className="latte-photo">
                <Picture
                  {...(pictures[index] ?? hotLatte)}
                  alt={m.photo(favourite.name, way)}
                  sizes="(width >= 80rem) 19rem, (width >= 48rem) 22vw, 34vw"
                  shape="circle"
                />
              </div>
              <div className="latte-text">
                <p className="sd-tiny sd-muted">{way}</p>
                <h3 className="sd-display sd-t-4">{favourite.name}</h3>
                <ul>
                  {made.map((part) => (
                    <li key={part}>{part}</li>
                  ))}
                </ul>
                <div className="latte-row">
                  <span className="latte-price sd-t-4">
                    <small>{currency}</small> {favourite.price}
                  </span>
                  <LinkButton
                    className="latte-go"
                    size="sm"
                    icon={<Plus />}
                    href={paths.products({ search: favourite.name })}
                    aria-label={m.orderWay(favourite.name, way)}
                  >
                    <span>{m.orderNow}</span>
                  </LinkButton>
                </div>
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
