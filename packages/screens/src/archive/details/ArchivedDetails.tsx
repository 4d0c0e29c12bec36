import { Price, useMoney } from '@seduh/ui';
import { formatWhen } from '../../lib/format/dates';
import type { DateStyle } from '../../lib/format/times';
import { nameLine } from '../../lib/orders/lines';
import { KitchenNote } from '../../lib/orders/notes/KitchenNote';
import { orderWords } from '../../lib/orders/words';
import { pageWords } from '../../lib/page/words';
import { useWords } from '../../lib/words/words';
import { LateChat } from '../../chat';
import { MoneyActions, type MoneyActionsProps, refundWords } from '../../refunds';
import { moneyWords, moveWords, placeWords } from './facts';
import { detailWords } from './words';

interface ArchivedDetailsProps extends MoneyActionsProps {
  /** How its moments are written. */
  time: DateStyle;
}

/** What was in an order, what it came to, and what was done to it, when and by whom. */
export default function ArchivedDetails({ order, time, onAsk }: ArchivedDetailsProps) {
  const m = useWords(detailWords);
  const page = useWords(pageWords);
  const money = useMoney();
  const orders = useWords(orderWords);
  const refunds = useWords(refundWords);
  const { lines, subtotal, discount, tax, shipping, total, promo_code, timeline, delivery_method, phone } = order;
  const amounts = [
    { label: orders.subtotal, amount: subtotal },
    ...(discount > 0 ? [{ label: promo_code ? orders.promo(promo_code) : orders.discount, amount: -discount }] : []),
    { label: orders.taxAndFees, amount: tax },
    ...(shipping > 0 ? [{ label: orders.shipping, amount: shipping }] : []),
    { label: orders.total, amount: total },
  ];
  const facts = [placeWords(order, orders), phone, ...moneyWords(order, time, { m, refunds, money })].filter(
    (fact) => fact !== null,
  );
  return (
    <div className="past-more">
      <section aria-label={m.lines}>
        <ul className="past-sums sd-num">
          {/* two lines may read alike, and none ever moves: its place is its key */}
          {Array.from(lines, (line, index) => (
            <li key={index}>
              <span>
                {`${line.qty} ${nameLine(line, page)}`}
                {line.note && <KitchenNote className="past-note sd-small sd-muted" note={line.note} />}
              </span>
              <Price amount={line.line_total} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-label={m.amounts}>
        <dl className="past-sums sd-num">
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
          <p key={fact} className="sd-small sd-num">
            {fact}
          </p>
        ))}
        <MoneyActions order={order} onAsk={onAsk} />
      </section>
      <section aria-label={m.moves}>
        <ol className="past-moves">
          {timeline.map((move) => (
            <li key={`${move.at} ${move.status_name}`}>
              <time dateTime={move.at} className="sd-small sd-muted">
                {formatWhen(move.at, time)}
              </time>
              {moveWords(move, delivery_method, { m, orders })}
            </li>
          ))}
        </ol>
        <LateChat order={order} />
      </section>
    </div>
  );
}
