import { Avatar, Star } from '@seduh/ui';
import { useWords } from '../lib/words/words';
import { PEOPLE } from './names';
import { homeWords } from './words';

/** A row that scrolls must be reachable by keyboard, though nothing in it is a control. */
const reachable = { tabIndex: 0 };

const FIVE = [1, 2, 3, 4, 5];

/** Slips with what customers said; on phones a row that snaps. */
export function Reviews() {
  const m = useWords(homeWords);
  return (
    <section className="reviews">
      <div className="sd-wrap">
        <h2 className="sd-display sd-t-1">{m.said}</h2>
        <div className="bons sd-scroller" role="region" aria-label={m.reviews} {...reachable}>
          {PEOPLE.map(({ name, place }, index) => (
            <figure key={name} className="bon">
              <div>
                <blockquote>{m.quotes[index]}</blockquote>
                <figcaption>
                  <Avatar name={name} />
                  <span translate="no">
                    <strong>{name}</strong>
                    <span className="sd-tiny sd-muted">{place}</span>
                  </span>
                  <span className="stars" role="img" aria-label={m.stars}>
                    {FIVE.map((star) => (
                      <Star key={star} />
                    ))}
                  </span>
                </figcaption>
              </div>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
