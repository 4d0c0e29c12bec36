import { z } from 'zod';
import {
  ALL_PAYMENTS,
  CANCELLERS,
  CUSTOMER_KINDS,
  DELIVERY_METHODS,
  FIGURE_COMPARISONS,
  FIGURE_ROWS,
  FIGURE_SECTIONS,
  SIZES,
} from '../constants';
import { flag, Id, idOf, Instant, named, Rupiah } from './common';
import { dayRange } from './orders';

/** Days left out: four weeks up to today. */
export const FiguresQuery = z.object({
  ...dayRange,
  compare: z.enum(FIGURE_COMPARISONS).catch('before').default('before'),
});
export type FiguresQuery = z.input<typeof FiguresQuery>;
export type FiguresFilter = z.output<typeof FiguresQuery>;

export const FigureFileQuery = FiguresQuery.extend({
  section: z.enum(FIGURE_SECTIONS, { error: 'section: not one of those that there are' }),
});
export type FigureFileQuery = z.input<typeof FigureFileQuery>;
export type FigureFileFilter = z.output<typeof FigureFileQuery>;

const BusinessDay = z.iso.date();
const count = z.int().nonnegative();

/** What a row says now, and what it said in the days compared; null where nothing is compared. */
const held = <Measures extends z.ZodRawShape>(measures: Measures) => ({
  now: z.object(measures),
  before: z.object(measures).nullable(),
});

const money = { income: Rupiah, refunds: Rupiah, discounts: Rupiah, orders: count };

export const FigureTotals = named('FigureTotals', held({ ...money, outcome: Rupiah }));
export type FigureTotals = z.infer<typeof FigureTotals>;

/** Payments received in an hour of a weekday, 1 Monday … 7 Sunday, by the shop's clock. Hours without any are left out. */
export const HourFigure = named('HourFigure', {
  weekday: z.int().min(1).max(7),
  hour: z.int().min(0).max(23),
  ...held({ orders: count, income: Rupiah }),
});
export type HourFigure = z.infer<typeof HourFigure>;

const product = { product_id: Id, product_name: z.string() };
/** Pieces handed over, and what their lines came to before promos, tax and shipping. */
const sold = held({ sold: count, amount: Rupiah });

export const ProductFigure = named('ProductFigure', { ...product, ...sold });
export type ProductFigure = z.infer<typeof ProductFigure>;

/** A product as it was had: its size where it comes in several, its options by the names they had. */
export const CupFigure = named('CupFigure', {
  ...product,
  size_id: idOf(SIZES).nullable(),
  options: z.array(z.string()),
  ...sold,
});
export type CupFigure = z.infer<typeof CupFigure>;

/** Two products that were handed over in one order. */
export const PairFigure = named('PairFigure', {
  ...product,
  with_id: Id,
  with_name: z.string(),
  ...held({ orders: count }),
});
export type PairFigure = z.infer<typeof PairFigure>;

/** Orders handed over, their pieces, and how many of them held more than one product. */
export const BasketFigure = named('BasketFigure', held({ orders: count, pieces: count, mixed: count }));
export type BasketFigure = z.infer<typeof BasketFigure>;

/** Who paid: `new` has never paid before these days, `returning` has. A guest at the counter is one for each order. */
export const CustomerFigure = named('CustomerFigure', {
  kind: z.enum(CUSTOMER_KINDS),
  ...held({ customers: count, orders: count, income: Rupiah }),
});
export type CustomerFigure = z.infer<typeof CustomerFigure>;

/**
 * Orders made ready, those set for a time left out: how many by the time promised, and the milliseconds from placed to
 * ready and to the promise, of all of them together.
 */
const readied = held({ orders: count, on_time: count, ready_ms: count, promised_ms: count });

export const ReadyTotals = named('ReadyTotals', readied);
export type ReadyTotals = z.infer<typeof ReadyTotals>;

/** Those made ready in an hour of the day, by the shop's clock. */
export const ReadyFigure = named('ReadyFigure', { hour: z.int().min(0).max(23), ...readied });
export type ReadyFigure = z.infer<typeof ReadyFigure>;

const cancelled = held({ orders: count, amount: Rupiah });

export const CancelledTotals = named('CancelledTotals', cancelled);
export type CancelledTotals = z.infer<typeof CancelledTotals>;

/** Orders cancelled, by who did it and why; null: nobody said. */
export const CancellationFigure = named('CancellationFigure', {
  by: z.enum(CANCELLERS),
  reason: z.string().nullable(),
  ...cancelled,
});
export type CancellationFigure = z.infer<typeof CancellationFigure>;

/** Money by delivery and payment method; the rows add up to the totals. */
export const MethodFigure = named('MethodFigure', {
  delivery_id: idOf(DELIVERY_METHODS),
  payment_id: idOf(ALL_PAYMENTS),
  ...held(money),
});
export type MethodFigure = z.infer<typeof MethodFigure>;

export const Figures = named('Figures', {
  from: BusinessDay,
  to: BusinessDay,
  /** The days these are held against, up to the time of day it is now where `to` is today; null: nothing. */
  compared: z.object({ from: BusinessDay, to: BusinessDay, until: Instant }).nullable(),
  totals: FigureTotals,
  hours: z.array(HourFigure),
  products: z.array(ProductFigure).max(FIGURE_ROWS.products),
  cups: z.array(CupFigure).max(FIGURE_ROWS.cups),
  basket: BasketFigure,
  pairs: z.array(PairFigure).max(FIGURE_ROWS.pairs),
  customers: z.array(CustomerFigure).length(CUSTOMER_KINDS.length),
  ready: ReadyTotals,
  ready_hours: z.array(ReadyFigure),
  cancelled: CancelledTotals,
  cancellations: z.array(CancellationFigure).max(FIGURE_ROWS.cancellations),
  methods: z.array(MethodFigure),
  /** When these figures were read. */
  as_of: Instant,
});
export type Figures = z.infer<typeof Figures>;

/** Whether somebody gets yesterday's figures by mail each morning. */
export const FigureMail = named('FigureMail', { wanted: z.boolean() });
export type FigureMail = z.infer<typeof FigureMail>;

export const FigureMailBody = z.strictObject({ wanted: flag }).meta({ id: 'FigureMailBody' });
export type FigureMailBody = z.infer<typeof FigureMailBody>;
