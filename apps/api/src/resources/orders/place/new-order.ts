import type { DeliveryId } from '@seduh/contract';
import type { Selectable } from 'kysely';
import { DELIVERY } from '@seduh/contract/constants';
import { dueAt, firstState } from '@seduh/domain';
import { uuidv7 } from 'uuidv7';
import type { OrderLinesTable, OrdersTable, PaymentsTable } from '../../../platform/db/schema';
import type { Evaluation } from '../quote/service';
import type { Customer } from '../quote/facts-repository';
import type { OrderRows } from '../read/repository';
import type { OrderTerms } from '../quote/order-request';

interface OrderParts {
  id: string;
  now: Date;
  customer: Customer;
  /** null unless it goes to the door */
  address: string | null;
  terms: OrderTerms;
  deliveryId: DeliveryId;
  evaluation: Evaluation;
  /** Where a card payment is going to be made; null for other ways to pay. */
  card: { provider: string; ref: string } | null;
}

type PlacedRows = Omit<OrderRows, 'order' | 'payment'> & {
  order: Omit<Selectable<OrdersTable>, 'number'>;
  payment: Selectable<PaymentsTable> & Pick<OrderRows['payment'], 'bank'>;
};

/** The rows of an order: names and prices as sold, the payment agreed or awaited, the first move made. */
export function newOrder({ id, now, customer, address, terms, deliveryId, evaluation, card }: OrderParts): PlacedRows {
  const { amounts, promo, readyAt, scheduled, bank } = evaluation;
  const { paymentId } = terms;
  const state = firstState(paymentId, amounts.total);
  return {
    order: {
      id,
      user_id: customer.id,
      status: 'pending',
      delivery_id: deliveryId,
      customer_name: nameOf(customer),
      phone: customer.phone,
      address,
      table_number: deliveryId === DELIVERY.dineIn ? terms.table : null,
      ...amounts,
      promo_id: promo?.id ?? null,
      promo_code: promo?.code ?? null,
      scheduled,
      ready_at: readyAt,
      placed_at: now,
      closed_at: null,
      hidden_at: null,
    },
    lines: linesOf(id, evaluation),
    moves: [
      {
        from_status: null,
        to_status: 'pending',
        actor: 'customer',
        reason: null,
        moved_at: now,
        first_name: null,
        display_name: null,
      },
    ],
    refunds: [],
    payment: {
      id: uuidv7(),
      order_id: id,
      method: paymentId,
      state,
      amount: amounts.total,
      due_at: state === 'paid' ? null : dueAt(paymentId, now, evaluation.transferMinutes),
      paid_at: state === 'paid' ? now : null,
      provider: card?.provider ?? null,
      provider_ref: card?.ref ?? null,
      pay_url: null,
      confirmed_by: null,
      refunded_at: null,
      bank,
      created_at: now,
    },
  };
}

function linesOf(orderId: string, { quote, products }: Evaluation): Selectable<OrderLinesTable>[] {
  return quote.lines.map((line, index) => ({
    order_id: orderId,
    position: index + 1,
    product_id: line.product_id,
    product_name: line.product_name,
    image: line.image,
    size_id: line.size_id,
    one_size: line.size_name === '',
    qty: line.qty,
    unit_price: line.unit_price,
    line_total: line.line_total,
    note: line.note,
    stock_taken: products.get(line.product_id)?.stock === null ? 0 : line.qty,
  }));
}

/** What to call out at the counter; before anything is known of a person, the first part of the email. */
function nameOf({ display_name, first_name, last_name, email }: Customer): string {
  const full = [first_name, last_name].filter(Boolean).join(' ');
  return display_name || full || (email.split('@')[0] ?? email);
}
