import { ChevronDown, Chip, Link, Price, ReceiptText } from '@seduh/ui';
import { Suspense, useId, useState } from 'react';
import { formatWhen } from '../lib/format/dates';
import type { DateStyle } from '../lib/format/times';
import { DeliveryMethodIcon } from '../lib/orders/methods/deliveryMethods';
import { methodWords } from '../lib/orders/methods/words';
import { staffPayment, useStaffMoney } from '../lib/orders/staff/staffPayment';
import { statusTone, statusWord } from '../lib/orders/statuses';
import { orderWords } from '../lib/orders/words';
import { paths } from '../lib/paths';
import { useWords } from '../lib/words/words';
import type { MoneyActionsProps } from '../refunds';
import { archivedDetails } from './lazy';
import { archiveWords } from './words';

const { Part: ArchivedDetails } = archivedDetails;

interface ArchivedOrderProps extends MoneyActionsProps {
  /** How its moments are written. */
  time: DateStyle;
  /** How many columns the table has. */
  columns: number;
}

/** One order of the past; opened, it says what was in it and what was done to it. */
export function ArchivedOrder({ order, time, columns, onAsk }: ArchivedOrderProps) {
  const m = useWords(archiveWords);
  const orders = useWords(orderWords);
  const methods = useWords(methodWords);
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const { number, status_name } = order;
  const payment = staffPayment(order, useStaffMoney());

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
            {methods.names[order.delivery_id]}
          </span>
        </td>
        <td className="past-status">
          <Chip tone={statusTone(status_name)}>{statusWord(status_name, order.delivery_method, orders)}</Chip>
        </td>
        <td className="past-paid">
          <span>
            {orders.payments[order.payment_id]}
            <Chip tone={payment.tone}>{payment.label}</Chip>
          </span>
        </td>
        <td className="past-total">
          <Price amount={order.total} />
        </td>
        <td className="past-receipt">
          <Link className="sd-link" href={paths.ordersReceipt(order.id)} aria-label={m.receiptOf(number)}>
            <ReceiptText />
            {m.receipt}
          </Link>
        </td>
      </tr>
      {isOpen && (
        <Suspense>
          <tr id={detailsId} className="past-details">
            <td colSpan={columns}>
              <ArchivedDetails order={order} time={time} onAsk={onAsk} />
            </td>
          </tr>
        </Suspense>
      )}
    </tbody>
  );
}
