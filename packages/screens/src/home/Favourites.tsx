import { LinkButton, Picture, Plus } from '@seduh/ui';
import { blendedLatte, hotLatte, icedLatte } from '../lib/content/pictures';
import { paths } from '../lib/paths';

/** The favourite is one drink, told three ways; its price is marketing text, dots included. */
const favourite = { name: 'Hazelnut Latte', price: '25.000' } as const;
const ways = [
  { way: 'Hot', made: ['Double espresso', 'Steamed fresh milk', 'House hazelnut syrup'], picture: hotLatte },
  { way: 'Iced', made: ['Double espresso', 'Cold milk, big ice', 'House hazelnut syrup'], picture: icedLatte },
  {
    way: 'Blended',
    made: ['Double espresso', 'Milk blended with ice', 'Roasted hazelnut on top'],
    picture: blendedLatte,
  },
];

/** One latte, three ways. Each leads to it on the menu, whatever its id there is. */
export function Favourites() {
  return (
    <section className="favs">
      <div className="sd-wrap">
        <div className="section-head">
          <h2 className="sd-display sd-t-1">
            The favourite,
            <br />
            three ways
          </h2>
          <p className="sd-lead">One latte, hazelnut syrup cooked in house. Everyone has their own way with it.</p>
        </div>
        <div className="trip">
          {ways.map(({ way, made, picture }) => (
            <article key={way} className="latte">
              <div className="latte-photo">
                <Picture
                  {...picture}
                  alt={`${favourite.name}, ${way.toLowerCase()}`}
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
                    <small>IDR</small> {favourite.price}
                  </span>
                  <LinkButton
                    className="latte-go"
                    size="sm"
                    icon={<Plus />}
                    href={paths.products({ search: favourite.name })}
                    aria-label={`Order now, ${way.toLowerCase()} ${favourite.name.toLowerCase()}`}
                  >
                    <span>Order now</span>
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
