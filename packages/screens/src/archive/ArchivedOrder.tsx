import type { Order } from '@seduh/contract';
import { lineName } from '@seduh/domain';
import { ChevronDown, Chip, Link, Price, ReceiptText } from '@seduh/ui';
import { useId, useState } from 'react';
import { formatWhen } from '../lib/format/dates';
import type { DateStyle } from '../lib/format/times';
import { DeliveryMethodIcon } from '../lib/orders/methods/deliveryMethods';
import { staffPayment } from '../lib/orders/staffPayment';
import { statusTone, statusWord } from '../lib/orders/statuses';
import { orderWords } from '../lib/orders/words';
import { paths } from '../lib/paths';
import { useWords } from '../lib/words/words';
import { MoneyActions, refundWords } from '../refunds';
import { moneyWords, moveWords, placeWords } from './words';

interface ArchivedOrderProps {
  order: Order;
  /** How its moments are written. */
  time: DateStyle;
  /** How many columns the table has. */
  columns: number;
}

/** One order of the past; opened, it says what was in it and what was done to it. */
export function ArchivedOrder({ order, time, columns }: ArchivedOrderProps) {
  const orders = useWords(orderWords);
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const { number, status_name, delivery_method: way, payment_method } = order;
  const payment = staffPayment(order);

  return (
    <tbody className="past-order">
      <tr>
        <th scope="row" className="past-number">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailsId : undefined}
            onClick={() => setIsOpen(!isOpen)}
          >
            <ChevronDown />
            {number}
          </button>
          <span className="past-when sd-small sd-muted sd-num">{formatWhen(order.created_at, time)}</span>
        </th>
        <td className="past-who">{order.customer_name}</td>
        <td className="past-way">
          <span>
            <DeliveryMethodIcon deliveryId={order.delivery_id} />
            {way}
          </span>
        </td>
        <td className="past-status">
          <Chip tone={statusTone(status_name)}>{statusWord(status_name, way, orders)}</Chip>
        </td>
        <td className="past-paid">
          <span>
            {payment_method}
            <Chip tone={payment.tone}>{payment.label}</Chip>
          </span>
        </td>
        <td className="past-total">
          <Price amount={order.total} />
        </td>
        <td className="past-receipt">
          <Link className="sd-link" href={paths.ordersReceipt(order.id)} aria-label={`Receipt of ${number}`}>
            <ReceiptText />
            Receipt
          </Link>
        </td>
      </tr>
      {isOpen && (
        <tr id={detailsId} className="past-details">
          <td colSpan={columns}>
            <ArchivedDetails order={order} time={time} />
          </td>
        </tr>
      )}
    </tbody>
  );
}

/** What was in an order, what it came to, and what was done to it, when and by whom. */
function ArchivedDetails({ order, time }: { order: Order; time: DateStyle }) {
  const orders = useWords(orderWords);
  const refunds = useWords(refundWords);
  const { lines, subtotal, discount, tax, shipping, total, promo_code, timeline, delivery_method, phone } = order;
  const amounts = [
    { label: 'Subtotal', amount: subtotal },
    ...(discount > 0 ? [{ label: promo_code ? `Promo ${promo_code}` : 'Discount', amount: -discount }] : []),
    { label: 'Tax and fees', amount: tax },
    ...(shipping > 0 ? [{ label: 'Shipping', amount: shipping }] : []),
    { label: 'Total', amount: total },
  ];
  const facts = [placeWords(order), phone, ...moneyWords(order, time, refunds)].filter((fact) => fact !== null);
  return (
    <div className="past-more">
      <section aria-label="Lines">
        <ul className="past-sums sd-num">
          {/* two lines may read alike, and none ever moves: its place is its key */}
          {Array.from(lines, ({ qty, product_name, size_name, note, line_total }, index) => (
            <li key={index}>
              <span>
                {`${qty} ${lineName({ product_name, size_name })}`}
                {note && <span className="past-note sd-small sd-muted">{note}</span>}
              </span>
              <Price amount={line_total} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-label="Amounts">
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
        <MoneyActions order={order} />
      </section>
      <section aria-label="Moves">
        <ol className="past-moves">
          {timeline.map((move) => (
            <li key={`${move.at} ${move.status_name}`}>
              <time dateTime={move.at} className="sd-small sd-muted">
                {formatWhen(move.at, time)}
              </time>
              {moveWords(move, delivery_method, orders)}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
