import { lineName } from '@seduh/domain';
import type { Order } from '@seduh/contract';
import { Price } from '@seduh/ui';
import { MoneyActions } from '../refunds';
import { moneyWords, moveWords, placeWords, formatWhen } from './words';

/** What was in an order, what it came to, and what was done to it, when and by whom. */
export function ArchivedDetails({ order, zone }: { order: Order; zone: string }) {
  const { lines, subtotal, discount, tax, shipping, total, promo_code, timeline, delivery_method, phone } = order;
  const amounts = [
    { label: 'Subtotal', amount: subtotal },
    ...(discount > 0 ? [{ label: promo_code ? `Promo ${promo_code}` : 'Discount', amount: -discount }] : []),
    { label: 'Tax and fees', amount: tax },
    ...(shipping > 0 ? [{ label: 'Shipping', amount: shipping }] : []),
    { label: 'Total', amount: total },
  ];
  const facts = [placeWords(order), phone, ...moneyWords(order, zone)].filter((fact) => fact !== null);
  return (
    <div className="past-more">
      <section aria-label="Lines">
        <ul className="past-sums num">
          {/* two lines may read alike, and none ever moves: its place is its key */}
          {Array.from(lines, ({ qty, product_name, size_name, note, line_total }, index) => (
            <li key={index}>
              <span>
                {`${qty} ${lineName({ product_name, size_name })}`}
                {note && <span className="past-note small muted">{note}</span>}
              </span>
              <Price amount={line_total} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-label="Amounts">
        <dl className="past-sums num">
          {amounts.map(({ label, amount }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Price amount={amount} />
              </dd>
            </div>
          ))}
        </dl>
        {facts.map((fact) => (
          <p key={fact} className="small num">
            {fact}
          </p>
        ))}
        <MoneyActions order={order} />
      </section>
      <section aria-label="Moves">
        <ol className="past-moves">
          {timeline.map((move) => (
            <li key={`${move.at} ${move.status_name}`}>
              <time dateTime={move.at} className="small muted">
                {formatWhen(move.at, zone)}
              </time>
              {moveWords(move, delivery_method)}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
