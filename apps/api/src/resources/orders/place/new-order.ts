import type { DeliveryId } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import { dueAt, firstState } from '@seduh/domain';
import { uuidv7 } from 'uuidv7';
import type { Customer } from '../quote/facts-repository';
import type { OrderTerms } from '../quote/order-request';
import type { Evaluation } from '../quote/service';
import type { LineRow } from '../read/repository';
import type { NewOrderRows } from './repository';

interface OrderParts {
  id: string;
  number: number;
  now: Date;
  customer: Customer;
  /** null unless it goes to the door */
  address: string | null;
  terms: OrderTerms;
  deliveryId: DeliveryId;
  evaluation: Evaluation;
  /** Where a card payment is going to be made; null for other payment methods. */
  card: { provider: string; ref: string } | null;
}

/** The rows of an order: names and prices as sold, the payment agreed or awaited, the first move made. */
export function newOrder(parts: OrderParts): NewOrderRows {
  const { id, number, now, customer, address, terms, deliveryId, evaluation, card } = parts;
  const { amounts, promo, readyAt, scheduled, bank } = evaluation;
  const { paymentId } = terms;
  const state = firstState(paymentId, amounts.total);
  const isPaid = state === 'paid';
  return {
    order: {
      id,
      number,
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
      due_at: isPaid ? null : dueAt(paymentId, now, evaluation.transferMinutes),
      paid_at: isPaid ? now : null,
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

const linesOf = (orderId: string, { quote, products }: Evaluation): LineRow[] =>
  quote.lines.map(({ size_name, problem: _none, ...line }, index) => ({
    ...line,
    order_id: orderId,
    position: index + 1,
    one_size: size_name === '',
    stock_taken: products.get(line.product_id)?.stock === null ? 0 : line.qty,
  }));

/** What to call out at the counter; before anything is known of a person, the first part of the email. */
function nameOf({ display_name, first_name, last_name, email }: Customer): string {
  const full = [first_name, last_name].filter(Boolean).join(' ');
  return display_name || full || (email.split('@')[0] ?? email);
}
