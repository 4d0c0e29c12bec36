import { z } from 'zod';
import { DELIVERY_METHODS, LIMITS, ORDER_STATUSES, PAYMENT_METHODS, PAYMENT_STATES, SIZES } from '../constants';
import {
  Day,
  flag,
  Id,
  idFrom,
  idOf,
  Instant,
  named,
  pageQuery,
  Rupiah,
  searchText,
  shopAddress,
  sizeIdFrom,
  text,
  translations,
} from './common';
import { LineOption } from './options';
import { deliveryIdFrom, Quantity, QuoteBody, sums } from './quotes';
import { Refund } from './refunds';

export const OrderStatus = z.enum(ORDER_STATUSES).meta({ id: 'OrderStatus' });
export type OrderStatus = z.infer<typeof OrderStatus>;

export const PaymentState = z.enum(PAYMENT_STATES).meta({ id: 'PaymentState' });
export type PaymentState = z.infer<typeof PaymentState>;

export const PaymentMethodName = z.enum(PAYMENT_METHODS.map(({ name }) => name));

const orderFields = {
  payment_id: idFrom(PAYMENT_METHODS, 'Choose how you pay'),
  quote_version: z.string().max(128).nullish(),
  address: text(LIMITS.address).nullish(),
  table: text(LIMITS.table).nullish(),
};

/** An order of many lines: what was quoted, and how it is paid and handed over. */
export const CartOrderBody = QuoteBody.extend(orderFields).meta({ id: 'CartOrderBody' });
export type CartOrderBody = z.input<typeof CartOrderBody>;
export type CartOrderRequest = z.output<typeof CartOrderBody>;

/** An order of one product, as the first clients send it; `promo_id` '1', empty or null means none. */
export const ProductOrderBody = z
  .strictObject({
    product_id: z.string().min(1).max(64),
    size_id: sizeIdFrom,
    qty: Quantity,
    promo_id: z.string().max(64).nullish(),
    delivery_id: deliveryIdFrom,
    ...orderFields,
  })
  .meta({ id: 'ProductOrderBody' });

export const OrderBody = z.union([CartOrderBody, ProductOrderBody]);
export type OrderBody = z.input<typeof OrderBody>;
export type OrderRequest = z.output<typeof OrderBody>;

export const OrderLine = named('OrderLine', {
  product_id: Id,
  product_name: z.string(),
  /** As they were when it was sold, like the name. */
  name_translations: translations,
  image: z.string().nullable(),
  size_id: idOf(SIZES),
  size_name: z.string(),
  qty: z.int().positive(),
  unit_price: Rupiah,
  line_total: Rupiah,
  note: z.string().nullable(),
  /** As sold. */
  options: z.array(LineOption),
});
export type OrderLine = z.infer<typeof OrderLine>;

/** One move in an order's life; the first has `from` null. */
export const OrderMove = named('OrderMove', {
  from: OrderStatus.nullable(),
  status_name: OrderStatus,
  at: Instant,
  by: z.enum(['customer', 'staff', 'system']),
  /** First name of the member of staff, null otherwise. */
  name: z.string().nullable(),
  reason: z.string().nullable(),
});
export type OrderMove = z.infer<typeof OrderMove>;

/** The account that transfers go to. */
export const BankAccount = named('BankAccount', { bank: z.string(), account: z.string(), holder: z.string() });
export type BankAccount = z.infer<typeof BankAccount>;

export const OrderPayment = named('OrderPayment', {
  method: PaymentMethodName,
  state: PaymentState,
  amount: Rupiah,
  /** Until when it has to be paid; null where nobody waits for it. */
  due_at: Instant.nullable(),
  paid_at: Instant.nullable(),
  refunded_at: Instant.nullable(),
  /** Where a transfer goes while it is awaited; null otherwise. */
  bank: BankAccount.nullable(),
  /** The provider's page while a card payment is awaited; null otherwise. */
  pay_url: z.string().nullable(),
  /** Given back so far; `refunded` is the state once that is all of it. */
  refunded_amount: Rupiah,
  /** To be given back still. */
  owed_amount: Rupiah,
  /** Every time money goes back, oldest first. */
  refunds: z.array(Refund),
});
export type OrderPayment = z.infer<typeof OrderPayment>;

export const Order = named('Order', {
  id: Id,
  /** What people call it, e.g. SD-2041; also the receipt's number. */
  number: z.string(),
  status_name: OrderStatus,
  delivery_id: idOf(DELIVERY_METHODS),
  delivery_method: z.enum(DELIVERY_METHODS.map(({ name }) => name)),
  payment_id: idOf(PAYMENT_METHODS),
  payment_method: PaymentMethodName,
  payment: OrderPayment,
  lines: z.array(OrderLine),
  ...sums,
  promo_code: z.string().nullable(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  table: z.string().nullable(),
  customer_name: z.string(),
  /** Whether a time was chosen, else as soon as it can be. */
  scheduled: z.boolean(),
  created_at: Instant,
  ready_at: Instant,
  timeline: z.array(OrderMove),
  /** Legal moves for the one who asks, in the order a board would offer them. */
  next_moves: z.array(OrderStatus),
  receipt_number: z.string(),
});
export type Order = z.infer<typeof Order>;

/** What was sold, as a receipt says it: the order as sold, under the shop's name. */
export const Receipt = named('Receipt', {
  shop: z.object(shopAddress),
  receipt_number: z.string(),
  tax_percent: z.int().min(0).max(100),
  order: Order,
});
export type Receipt = z.infer<typeof Receipt>;

/** Several statuses, comma-separated; none named means all. */
const StatusFilter = z
  .string()
  .optional()
  .transform((names, context) => {
    const wanted = (names ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean);
    const known = z.array(OrderStatus).safeParse(wanted);
    if (!known.success) {
      context.addIssue({ code: 'custom', message: `status: choose from ${ORDER_STATUSES.join(', ')}` });
      return z.NEVER;
    }
    return known.data.length > 0 ? known.data : undefined;
  });

/** A filter that an address may carry without saying anything, as forms do: `from=` filters nothing. */
const unlessEmpty = <Filter extends z.ZodType>(filter: Filter, error: string) =>
  z.union([z.literal('').transform(() => undefined), filter], { error }).optional();

const dayFilter = (msg: string) => unlessEmpty(Day(msg), msg);

/** Business days, the first and the last one included; each may be left out. */
export const dayRange = {
  from: dayFilter('from: not a day, as 2026-11-20'),
  to: dayFilter('to: not a day, as 2026-11-20'),
};

const NO_METHOD = 'delivery: not the number of a way of delivery';

/** Filters of the staff's list. */
export const OrderListQuery = z.object({
  status: StatusFilter,
  delivery: unlessEmpty(idFrom(DELIVERY_METHODS, NO_METHOD), NO_METHOD),
  search: searchText,
  ...dayRange,
  ...pageQuery(20),
});
export type OrderListQuery = z.input<typeof OrderListQuery>;
export type OrderFilter = z.output<typeof OrderListQuery>;

/** A move; with `undo`, the last one taken back by staff within `LIMITS.undoSeconds`, `status_name` being where it was. */
export const OrderMoveBody = z
  .strictObject({ status_name: OrderStatus, reason: text(LIMITS.note).nullish(), undo: flag.optional() })
  .meta({ id: 'OrderMoveBody' });
export type OrderMoveBody = z.infer<typeof OrderMoveBody>;

/** What an events stream carries in `data`: something about this order changed, and what it is now. */
export const OrderEvent = named('OrderEvent', {
  order_id: Id,
  number: z.string(),
  status_name: OrderStatus,
  kind: z.enum(['placed', 'moved', 'paid']),
  at: Instant,
});
export type OrderEvent = z.infer<typeof OrderEvent>;
