import type { Order } from '@seduh/contract';
import { ChevronDown, Chip, Link, Price, ReceiptText } from '@seduh/ui';
import { useId, useState } from 'react';
import { DeliveryMethodIcon } from '../lib/orders/deliveryMethods';
import { staffPayment } from '../lib/orders/staffPayment';
import { statusTone, statusWord } from '../lib/orders/statuses';
import { paths } from '../lib/paths';
import { ArchivedDetails } from './ArchivedDetails';
import { formatWhen } from './words';

export interface ArchivedOrderProps {
  order: Order;
  /** The shop's IANA zone. */
  zone: string;
  /** How many columns the table has. */
  columns: number;
}

/** One order of the past; opened, it says what was in it and what was done to it. */
export function ArchivedOrder({ order, zone, columns }: ArchivedOrderProps) {
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
          <span className="past-when small muted num">{formatWhen(order.created_at, zone)}</span>
        </th>
        <td className="past-who">{order.customer_name}</td>
        <td className="past-way">
          <span>
            <DeliveryMethodIcon deliveryId={order.delivery_id} />
            {way}
          </span>
        </td>
        <td className="past-status">
          <Chip tone={statusTone(status_name)}>{statusWord(status_name, way)}</Chip>
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
          <Link className="link" href={paths.ordersReceipt(order.id)} aria-label={`Receipt of ${number}`}>
            <ReceiptText />
            Receipt
          </Link>
        </td>
      </tr>
      {isOpen && (
        <tr id={detailsId} className="past-details">
          <td colSpan={columns}>
            <ArchivedDetails order={order} zone={zone} />
          </td>
        </tr>
      )}
    </tbody>
  );
}
