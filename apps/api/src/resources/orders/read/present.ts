import type { HistoryItem, Order, OrderLine, Refund, SizeId } from '@seduh/contract';
import { DELIVERY_METHODS, PAYMENT, PAYMENT_METHODS } from '@seduh/contract/constants';
import { legalMoves, ofPayment, orderNumber, promisedAt, sizeName } from '@seduh/domain';
import type { Viewer } from '../../../platform/http/viewer';
import { actorOf } from '../context';
import { sumOf, type NamedRefund } from '../pay/refunds-repository';
import type { listHistory } from './history-repository';
import type { LineRow, MoveRow, OrderRows } from './repository';

/** An order as the contract has it, with the moves open to this viewer. */
export function presentOrder({ order, lines, moves, payment, refunds }: OrderRows, viewer: Viewer): Order {
  const { id, subtotal, discount, tax, shipping, total, promo_code, address, phone, customer_name, scheduled } = order;
  const number = orderNumber(order.number);
  const payment_method = nameOf(PAYMENT_METHODS, payment.method);
  return {
    id,
    number,
    status_name: order.status,
    delivery_id: order.delivery_id,
    delivery_method: nameOf(DELIVERY_METHODS, order.delivery_id),
    payment_id: payment.method,
    payment_method,
    payment: {
      method: payment_method,
      state: payment.state,
      amount: payment.amount,
      due_at: payment.due_at?.toISOString() ?? null,
      paid_at: payment.paid_at?.toISOString() ?? null,
      refunded_at: payment.refunded_at?.toISOString() ?? null,
      bank: payment.state === 'awaiting' && payment.method === PAYMENT.bankAccount ? payment.bank : null,
      pay_url: payment.state === 'awaiting' ? payment.pay_url : null,
      refunded_amount: sumOf(ofPayment(refunds).filter(({ refunded_at }) => refunded_at !== null)),
      owed_amount: sumOf(refunds.filter(({ refunded_at }) => refunded_at === null)),
      refunds: refunds.map(presentRefund),
    },
    lines: lines.map(presentLine),
    subtotal,
    discount,
    tax,
    shipping,
    total,
    promo_code,
    address,
    phone,
    table: order.table_number,
    customer_name,
    scheduled,
    created_at: order.placed_at.toISOString(),
    ready_at: order.ready_at.toISOString(),
    timeline: moves.map(presentMove),
    next_moves: legalMoves(
      { status: order.status, deliveryId: order.delivery_id, payment: payment.state },
      actorOf(viewer).actor,
    ),
    receipt_number: number,
  };
}

function presentLine({
  order_id: _order,
  position: _position,
  stock_taken: _taken,
  one_size,
  ...line
}: LineRow): OrderLine {
  return { ...line, size_name: soldSize({ ...line, one_size }) };
}

type HistoryRow = Awaited<ReturnType<typeof listHistory>>['rows'][number];

export function presentHistoryItem(row: HistoryRow): HistoryItem {
  const created_at = row.placed_at.toISOString();
  const ready_at = row.ready_at.toISOString();
  const payment = { state: row.payment_state, paid_at: row.paid_at?.toISOString() ?? null };
  return {
    id: row.id,
    number: orderNumber(row.number),
    product_name: row.product_name,
    price: row.unit_price,
    image: row.image,
    status_name: row.status,
    delivery_method: nameOf(DELIVERY_METHODS, row.delivery_id),
    payment_state: row.payment_state,
    refunded_amount: row.refunded_amount,
    owed_amount: row.owed_amount,
    qty: row.qty,
    lines: row.lines,
    order_lines: row.order_lines.map(({ product_name, qty, ...size }) => ({
      product_name,
      size_name: soldSize(size),
      qty,
    })),
    total: row.total,
    created_at,
    ready_at,
    promised_at: new Date(promisedAt({ ...row, created_at, ready_at, payment })).toISOString(),
  };
}

/** What a line says of its size, as it was sold. */
const soldSize = ({ size_id, one_size }: { size_id: SizeId; one_size: boolean }): string =>
  one_size ? '' : sizeName(size_id);

function presentMove({ from_status, to_status, actor, reason, moved_at, ...names }: MoveRow) {
  const name = actor === 'staff' ? firstName(names) : null;
  return { from: from_status, status_name: to_status, at: moved_at.toISOString(), by: actor, name, reason };
}

export function presentRefund(row: NamedRefund): Refund {
  const { id, cause, amount, lines, shipping, reason, actor, created_at, refunded_at } = row;
  return {
    id,
    cause,
    amount,
    lines,
    shipping,
    reason,
    by: actor,
    name: actor === 'staff' ? firstName(row) : null,
    state: refunded_at ? 'returned' : 'owed',
    created_at: created_at.toISOString(),
    returned_at: refunded_at?.toISOString() ?? null,
  };
}

// customers see who made their coffee by first name, and nothing more of them
const firstName = ({ first_name, display_name }: Pick<MoveRow, 'first_name' | 'display_name'>): string | null =>
  first_name ?? display_name?.split(' ')[0] ?? null;

export function nameOf<Name extends string>(methods: readonly { id: number; name: Name }[], id: number): Name {
  const method = methods.find((candidate) => candidate.id === id);
  if (!method) throw new Error(`no method has id ${id}`);
  return method.name;
}
