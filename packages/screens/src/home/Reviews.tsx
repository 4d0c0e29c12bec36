import { Avatar, Star } from '@seduh/ui';

const reviews = [
  {
    words: 'The nasi goreng arrived hotter than the one I make at home. I have stopped making it at home.',
    name: 'Viezh Robert',
    place: 'Menteng',
  },
  {
    words: 'I set ten past eight, walk in at ten past eight, and my latte is on the counter. Every single day.',
    name: 'Yessica Christy',
    place: 'Kemang',
  },
  {
    words: 'They remembered that I take the palm sugar on the side. That is the whole review.',
    name: 'Kim Young Jou',
    place: 'Senopati',
  },
] as const;

/** A row that scrolls must be reachable by keyboard, though nothing in it is a control. */
const reachable = { tabIndex: 0 };

const FIVE = [1, 2, 3, 4, 5];

/** Slips with what customers said; on phones a row that snaps. */
export function Reviews() {
  return (
    <section className="reviews">
      <div className="sd-wrap">
        <h2 className="sd-display sd-t-1">Said over the second cup</h2>
        <div className="bons sd-scroller" role="region" aria-label="Reviews" {...reachable}>
          {reviews.map(({ words, name, place }) => (
            <figure key={name} className="bon">
              <div>
                <blockquote>{words}</blockquote>
                <figcaption>
                  <Avatar name={name} />
                  <span>
                    <strong>{name}</strong>
                    <span className="sd-tiny sd-muted">{place}</span>
                  </span>
                  <span className="stars" role="img" aria-label="5 of 5">
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
