import type { Order } from '@seduh/contract';
import { kitchenTicket } from '@seduh/domain';
import { TriangleAlert } from '@seduh/ui';
import { DeliveryMethodIcon } from '../lib/orders/methods/deliveryMethods';
import { methodWords } from '../lib/orders/methods/words';
import { formatMoment, type ShopTime } from '../lib/orders/moments';
import { nameLine } from '../lib/orders/lines';
import { pageWords } from '../lib/page/words';
import { useWords } from '../lib/words/words';
import { Allergies } from './Allergies';
import { Changed } from './Changed';
import './Papers.css';
import { ticketWords } from './words';

export interface PaperProps {
  order: Order;
  /** The places of lines that a paper from before says otherwise; left out: what changed since the order was accepted. */
  changed?: readonly number[];
  /** The shop's clock: how its moments are written. */
  time: ShopTime;
}

/** The paper that hangs in the kitchen: 80 mm wide, as long as the order is. */
export function KitchenTicket({ order, time, changed }: PaperProps) {
  const m = useWords(ticketWords);
  const methods = useWords(methodWords);
  const page = useWords(pageWords);
  const ticket = kitchenTicket(order, changed);
  const { number, called, delivery_id, table, promised, scheduled, ordered, lines, pieces, alerts } = ticket;
  // the area says which rides go together, and nobody's address
  const place = table ? m.table(table) : order.delivery_area;
  const leaves = formatMoment(new Date(promised).toISOString(), time);
  return (
    <article className="paper kitchen-ticket" aria-label={m.titled(number)}>
      <p className="kt-number sd-display sd-num">
        <bdi>{number}</bdi>
      </p>
      <p className="kt-way">
        <DeliveryMethodIcon deliveryId={delivery_id} />
        {place ? `${methods.names[delivery_id]}, ${place}` : methods.names[delivery_id]}
      </p>
      <dl className="kt-facts sd-num">
        <div>
          <dt>{scheduled ? m.set : m.promised}</dt>
          <dd>{leaves}</dd>
        </div>
        {called !== number && (
          <div>
            <dt>{m.called}</dt>
            <dd translate="no">{called}</dd>
          </div>
        )}
      </dl>
      {ticket.changed && (
        <p className="paper-changed">
          <b>{m.changed}</b>
          <span>{m.throwAway}</span>
        </p>
      )}
      {alerts > 0 && (
        <p className="paper-alert">
          <TriangleAlert />
          <b>{m.alerts(alerts, lines.length)}</b>
        </p>
      )}
      <ul className="kt-lines">
        {/* two lines may read alike, and none ever moves: its place is its key */}
        {Array.from(lines, (line, index) => (
          <li key={index}>
            <b className="kt-qty sd-num">{line.qty}</b>
            <div>
              <p className="kt-name">{nameLine({ ...line, options: [] }, page)}</p>
              <Changed line={line} />
              {line.options.length > 0 && <p className="kt-options">{line.options.join(', ')}</p>}
              {line.wish && <p className="kt-wish">{line.wish}</p>}
              {line.unknown && <p>{m.mayContain}</p>}
              <Allergies line={line} />
            </div>
          </li>
        ))}
      </ul>
      <p className="kt-foot sd-num">
        <b>{m.pieces(pieces)}</b>
        <span>{`${m.ordered} ${formatMoment(ordered, time)}`}</span>
      </p>
    </article>
  );
}
