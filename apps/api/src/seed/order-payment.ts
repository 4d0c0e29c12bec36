import { PAYMENT } from '@seduh/contract/constants';
import { isHandedOver, dueAt } from '@seduh/domain';
import type { Insertable } from 'kysely';
import type { PaymentAttemptsTable, PaymentsTable } from '../platform/db/schema';
import { addMinutes } from './minutes';
import type { PlannedMove, PlannedOrder } from './order-plan';

export interface PaymentRows {
  payment: Insertable<PaymentsTable>;
  /** null unless it was paid by card */
  attempt: Insertable<PaymentAttemptsTable> | null;
}

const PROVIDER = 'simulator';
const CARD_MINUTES = 0.5;
/** As a new shop has it. */
const TRANSFER_MINUTES = 120;

/**
 * How a planned order was paid: cash when it was handed over, a card right away, a transfer when staff saw it and began.
 * What was paid and then cancelled was given back, and the timeline says so.
 */
export function payFor(
  planned: PlannedOrder,
  { orderId, paymentId, amount }: { orderId: string; paymentId: string; amount: number },
): PaymentRows & { moves: PlannedMove[] } {
  const { placedAt, paymentId: method, status, moves } = planned;
  const ended = moves.at(-1)?.at ?? placedAt;
  const card = method === PAYMENT.card;
  const paid = whenPaid(planned);
  const refunded = paid !== null && status === 'cancelled';
  const ref = `demo-${orderId}`;
  const waiting = method === PAYMENT.cashOnDelivery ? 'confirmed' : 'awaiting';
  return {
    payment: {
      id: paymentId,
      order_id: orderId,
      method,
      state: refunded ? 'refunded' : paid ? 'paid' : status === 'cancelled' ? 'cancelled' : waiting,
      amount,
      due_at: dueAt(method, placedAt, TRANSFER_MINUTES),
      paid_at: paid?.at ?? null,
      provider: card ? PROVIDER : null,
      provider_ref: card ? ref : null,
      confirmed_by: method === PAYMENT.bankAccount ? (paid?.by ?? null) : null,
      refunded_at: refunded ? ended : null,
      created_at: placedAt,
    },
    attempt: card
      ? {
          provider: PROVIDER,
          ref,
          payment_id: paymentId,
          started_at: placedAt,
          refunded_at: refunded ? ended : null,
        }
      : null,
    moves: refunded
      ? withNote(moves, card ? 'The money goes back to the card' : 'The shop hands the money back')
      : moves,
  };
}

function whenPaid({ placedAt, paymentId, status, moves }: PlannedOrder): { at: Date; by: string | null } | null {
  if (paymentId === PAYMENT.card) return { at: addMinutes(placedAt, CARD_MINUTES), by: null };
  const paying = moves.find(({ to }) => (paymentId === PAYMENT.bankAccount ? to === 'confirmed' : to === status));
  const settles = paying && (paymentId === PAYMENT.bankAccount || isHandedOver(status));
  return settles ? { at: paying.at, by: paying.actorId } : null;
}

const withNote = (moves: PlannedMove[], note: string): PlannedMove[] =>
  moves.map((move) =>
    move.to === 'cancelled' ? { ...move, reason: [move.reason, note].filter(Boolean).join('. ') } : move,
  );
