import { z } from 'zod';
import {
  ALL_PAYMENTS,
  DELIVERY_METHODS,
  LIMITS,
  MESSAGES,
  ORDER_STATUSES,
  PAYMENT,
  PAYMENT_METHODS,
  PAYMENT_STATES,
  SIZES,
  STATIONS,
} from '../constants';
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
  wholeNumber,
} from './common';
import { LineOption, LineWarning } from './options';
import { LineOffer } from './offers';
import { deliveryIdFrom, DoorPostcode, Quantity, QuoteBody, ReadyRange, sums } from './quotes';
import { Refund } from './refunds';

export const OrderStatus = z.enum(ORDER_STATUSES).meta({ id: 'OrderStatus' });
export type OrderStatus = z.infer<typeof OrderStatus>;

export const PaymentState = z.enum(PAYMENT_STATES).meta({ id: 'PaymentState' });
export type PaymentState = z.infer<typeof PaymentState>;

export const PaymentMethodName = z.enum(ALL_PAYMENTS.map(({ name }) => name));

/** QRIS as a fourth beside the three. At the counter that number is cash, so it is read here alone, and never answered. */
const FOURTH = 4;
const checkoutPayment = idFrom([...PAYMENT_METHODS, { id: FOURTH }], 'Choose how you pay').transform((id) =>
  id === FOURTH ? PAYMENT.qris : id,
);

const orderFields = {
  payment_id: checkoutPayment,
  quote_version: z.string().max(128).nullish(),
  address: text(LIMITS.address).nullish(),
  /** Typed; refused where the shop's tables have codes. */
  table: text(LIMITS.table).nullish(),
  /** Of the table whose link was opened, which the order is then brought to. Dine in only. */
  table_code: text(LIMITS.table).nullish(),
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
    postcode: DoorPostcode,
    ...orderFields,
  })
  .meta({ id: 'ProductOrderBody' });

export const OrderBody = z.union([CartOrderBody, ProductOrderBody]);
export type OrderBody = z.input<typeof OrderBody>;
export type OrderRequest = z.output<typeof OrderBody>;

/** How far the pieces of a line are made, and where. */
export const LineMaking = named('LineMaking', {
  station: z.enum(STATIONS),
  /** Pieces that are done. */
  done: z.int().nonnegative(),
});
export type LineMaking = z.infer<typeof LineMaking>;

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
  /** What of it the customer had asked to be warned of when it was sold; left out where there was nothing. */
  warning: LineWarning.optional(),
  /** While the order is still to be made, where something of it has run out; left out otherwise. */
  offer: LineOffer.optional(),
  /** For staff, while the order is under way; left out otherwise. */
  making: LineMaking.optional(),
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
  /**
   * What the code to scan says while a QRIS payment is awaited: as banks read it, or the path of the simulator's page; null
   * where there is none yet. Left out for other ways to pay.
   */
  qr: z.string().nullable().optional(),
  /** Given back so far; `refunded` is the state once that is all of it. */
  refunded_amount: Rupiah,
  /** To be given back still. */
  owed_amount: Rupiah,
  /** Every time money goes back, oldest first. */
  refunds: z.array(Refund),
});
export type OrderPayment = z.infer<typeof OrderPayment>;

/** When an order is ready, or at the door, as things stand, which moves with the board. */
export const LiveForecast = named('LiveForecast', {
  ...ReadyRange.shape,
  /** It is expected after what was promised, or staff say that it is late. */
  is_late: z.boolean(),
  /** Why, in the words of staff. */
  reason: z.string().nullable(),
  /** How many minutes after the promise at least, as staff say; left out where the board says it. */
  minutes: z.int().positive().optional(),
});
export type LiveForecast = z.infer<typeof LiveForecast>;

/** What an order did to a member card's points. */
export const OrderPoints = named('OrderPoints', {
  /** For the free cup in its discount. */
  used: z.int().nonnegative(),
  /** What it brought, as things stand. */
  earned: z.int().nonnegative(),
});
export type OrderPoints = z.infer<typeof OrderPoints>;

export const Order = named('Order', {
  id: Id,
  /** What people call it, e.g. SD-2041; also the receipt's number. */
  number: z.string(),
  status_name: OrderStatus,
  delivery_id: idOf(DELIVERY_METHODS),
  delivery_method: z.enum(DELIVERY_METHODS.map(({ name }) => name)),
  payment_id: idOf(ALL_PAYMENTS),
  payment_method: PaymentMethodName,
  payment: OrderPayment,
  lines: z.array(OrderLine),
  ...sums,
  promo_code: z.string().nullable(),
  /** Left out where it used none and brought none. */
  points: OrderPoints.optional(),
  address: z.string().nullable(),
  /** Of the door it goes to, where it was asked for; left out otherwise. */
  postcode: z.string().optional(),
  /** The area that is in, as it was called when the order was placed; left out where the shop had none. */
  delivery_area: z.string().optional(),
  phone: z.string().nullable(),
  table: z.string().nullable(),
  customer_name: z.string(),
  /**
   * Staff placed it at the counter for a guest, who has no account: `customer_name` is what they are called, which is the
   * order's number where they gave no name. Left out otherwise.
   */
  counter: z.literal(true).optional(),
  /** Whether a time was chosen, else as soon as it can be. */
  scheduled: z.boolean(),
  created_at: Instant,
  /** What was promised when it was placed. */
  ready_at: Instant,
  /** As it was said when it was placed. */
  ready_range: ReadyRange.optional(),
  /**
   * Of one order that is asked for, while it is being made, or ridden and late; in the list of staff where it is late.
   * Left out otherwise.
   */
  forecast: LiveForecast.optional(),
  timeline: z.array(OrderMove),
  /** Legal moves for the one who asks, in the order a board would offer them. */
  next_moves: z.array(OrderStatus),
  /** How often a piece was made or taken back, beside `making`: of two answers the one with more is the newer one. */
  pours: z.int().nonnegative().optional(),
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

/** One piece of a line is made; with `undo`, taken back within `LIMITS.undoSeconds`. Sent again under its id, it is the same one. */
export const PourBody = z
  .strictObject({
    pour_id: Id,
    /** Of the order's lines, counted from 1. */
    line: wholeNumber(MESSAGES.lineUnknown),
    undo: flag.optional(),
  })
  .meta({ id: 'PourBody' });
export type PourBody = z.infer<typeof PourBody>;

const DELAY_MINUTES = `From 1 to ${LIMITS.delayMinutes} minutes`;

/** Why an order is late, for its customer, and how late at least; no reason takes both back. */
export const OrderDelayBody = z
  .strictObject({
    reason: text(LIMITS.note).nullable(),
    /** How many minutes after the promise at least; null, or left out: as the board says. Nothing without a reason. */
    minutes: wholeNumber(DELAY_MINUTES)
      .refine((minutes) => minutes >= 1 && minutes <= LIMITS.delayMinutes, DELAY_MINUTES)
      .nullish(),
  })
  .meta({ id: 'OrderDelayBody' });
export type OrderDelayBody = z.infer<typeof OrderDelayBody>;

/** What an events stream carries in `data`: something about this order changed, and what it is now. */
export const OrderEvent = named('OrderEvent', {
  order_id: Id,
  number: z.string(),
  status_name: OrderStatus,
  /**
   * `chat`: something was written in its chat, or seen there; `poured`: a piece was made or taken back, of which staff
   * alone hear; `foreseen`: its forecast has moved; `offered`: what is offered for a line, or what was answered.
   */
  kind: z.enum(['placed', 'moved', 'paid', 'chat', 'poured', 'foreseen', 'offered']),
  at: Instant,
});
export type OrderEvent = z.infer<typeof OrderEvent>;
