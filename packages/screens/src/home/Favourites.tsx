import { LinkButton, Picture, Plus, useMoney, withCurrency } from '@seduh/ui';
import { blendedLatte, hotLatte, icedLatte } from '../lib/content/pictures';
import { paths } from '../lib/paths';
import { useWords } from '../lib/words/words';
import { FAVOURITE } from './names';
import { homeWords } from './words';

/** What the favourite costs: marketing text, dots included. */
const PRICE = '25.000';
const pictures = [hotLatte, icedLatte, blendedLatte];

/** One latte, three ways. Each leads to it on the menu, whatever its id there is. */
export function Favourites() {
  const m = useWords(homeWords);
  const money = useMoney();
  const figures = withCurrency(PRICE, money).slice(money.currency.length);
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
                  alt={m.photo(FAVOURITE, way)}
                  sizes="(width >= 80rem) 19rem, (width >= 48rem) 22vw, (resolution >= 2.5x) 23vw, 34vw"
                  shape="circle"
                />
              </div>
              <div className="latte-text">
                <p className="sd-tiny sd-muted">{way}</p>
                <h3 className="sd-display sd-t-4">{FAVOURITE}</h3>
                <ul>
                  {made.map((part) => (
                    <li key={part}>{part}</li>
                  ))}
                </ul>
                <div className="latte-row">
                  <span className="latte-price sd-t-4">
                    <small>{money.currency}</small>
                    {figures}
                  </span>
                  <LinkButton
                    className="latte-go"
                    size="sm"
                    icon={<Plus />}
                    href={paths.products({ search: FAVOURITE })}
                    aria-label={m.orderWay(FAVOURITE, way)}
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
