import { z } from 'zod';
import { DELIVERY_METHODS, LIMITS, MESSAGES, NO_PROMO_ID, SIZES } from '../constants';
import { idFrom, idOf, Instant, named, postcode, Rupiah, Said, sizeIdFrom, text, translations } from './common';
import { LineOption, LineWarning, OptionId, OptionIds } from './options';

export const deliveryIdFrom = idFrom(DELIVERY_METHODS, 'Choose how you get it');

const amount = `Between 1 and ${LIMITS.lineQuantity} of a line`;
/** Pieces of one line. */
export const Quantity = z.int(amount).min(1, amount).max(LIMITS.lineQuantity, amount);

export const QuoteLineBody = z.strictObject({
  product_id: z.string().min(1).max(64),
  size_id: sizeIdFrom,
  qty: Quantity,
  note: text(LIMITS.note).nullish(),
  /** The options chosen: none of them by an empty list, the product's defaults where it is left out. */
  option_ids: OptionIds.optional(),
});
export type QuoteLineBody = z.infer<typeof QuoteLineBody>;

const Lines = z
  .array(QuoteLineBody)
  .min(1, 'Choose at least 1')
  .max(LIMITS.cartLines, `At most ${LIMITS.cartLines} lines in one order`);

/** `now`, or the instant the customer wants it; nothing means now. */
const WantedTime = z
  .union([z.enum(['now', '']), Instant], { error: 'Now, or a time with its zone' })
  .nullish()
  .transform((time) => time || 'now');

/** A promo's code as typed; null for none, also where a client sends the id that means none. */
const PromoCode = text(LIMITS.promoCode)
  .nullish()
  .transform((code) => (!code || code === NO_PROMO_ID ? null : code));

/** Of the door it goes to; asked for where the shop delivers by areas. Nothing elsewhere. */
export const DoorPostcode = z
  .union([z.literal('').transform(() => null), postcode], { error: MESSAGES.postcodeWrong })
  .nullish();

export const QuoteBody = z
  .strictObject({
    lines: Lines,
    delivery_id: deliveryIdFrom,
    time: WantedTime,
    promo_code: PromoCode,
    postcode: DoorPostcode,
    /** True: points of the member card for a free cup, in place of a code. */
    use_points: z.boolean('True or false').optional(),
  })
  .meta({ id: 'QuoteBody' });
export type QuoteBody = z.input<typeof QuoteBody>;
export type QuoteRequest = z.output<typeof QuoteBody>;

/** What a time is wanted for. */
export const TimesBody = QuoteBody.pick({ lines: true, delivery_id: true })
  .extend({
    /** True: of the full times only those before the first with room. It is enough for who orders for now. */
    until_free: z.boolean('True or false').optional(),
  })
  .meta({ id: 'TimesBody' });
export type TimesBody = z.input<typeof TimesBody>;
export type TimesRequest = z.output<typeof TimesBody>;

/** What the board makes of the times a cart can be set for. */
export const OrderTimes = named('OrderTimes', {
  /** When it would be ready as soon as it can be; no time before that is on offer. */
  earliest: Instant,
  /** From when up to when it would be ready then; left out where anything of it cannot be had as asked. */
  range: z.object({ from: Instant, to: Instant }).optional(),
  /** Quarters of an hour with no room for it, in order: all of them, unless `until_free` was asked for. */
  full: z.array(Instant),
});
export type OrderTimes = z.infer<typeof OrderTimes>;

/** Why a line cannot be sold as asked. `available` is how many could be. */
export const LineProblem = named('LineProblem', {
  code: z.enum([
    'GONE',
    'SOLD_OUT',
    'NOT_ENOUGH',
    'SIZE_GONE',
    'OPTION_GONE',
    'OPTION_SOLD_OUT',
    'TOO_FEW',
    'TOO_MANY',
    'NO_PRICE',
  ]),
  msg: z.string(),
  available: z.int().nonnegative(),
  said: Said.optional(),
});
export type LineProblem = z.infer<typeof LineProblem>;

/** What a line becomes with what the shop offers instead of what is sold out of it: it can be had so, at this price. */
export const LineSubstitute = named('LineSubstitute', {
  product_id: z.string(),
  product_name: z.string(),
  name_translations: translations,
  image: z.string().nullable(),
  size_id: idOf(SIZES),
  /** Empty where the product comes in one size. */
  size_name: z.string(),
  /** Left out where that is as it comes. */
  option_ids: z.array(OptionId).optional(),
  options: z.array(LineOption),
  unit_price: Rupiah,
});
export type LineSubstitute = z.infer<typeof LineSubstitute>;

export const QuoteLine = named('QuoteLine', {
  product_id: z.string(),
  product_name: z.string(),
  name_translations: translations,
  image: z.string().nullable(),
  size_id: idOf(SIZES),
  /** Empty where the product comes in one size. */
  size_name: z.string(),
  qty: z.int().positive(),
  note: z.string().nullable(),
  /** As they were asked for; left out where the defaults were. */
  option_ids: z.array(OptionId).optional(),
  /** What that comes to, in the order of the groups. */
  options: z.array(LineOption),
  /** Price of one piece with the surcharges of its size and its options. */
  unit_price: Rupiah,
  line_total: Rupiah,
  /** Whether its product can be had otherwise: in another size, with other options. */
  has_choices: z.boolean(),
  problem: LineProblem.nullable(),
  /** What is offered instead where it is sold out; left out where nothing is. */
  substitute: LineSubstitute.optional(),
  /** What of it the customer asked to be warned of; left out where there is nothing, and for a visitor. */
  warning: LineWarning.optional(),
});
export type QuoteLine = z.infer<typeof QuoteLine>;

/** What became of the promo code: `missing` is the rupiah short of the minimum price. */
export const QuotePromo = named('QuotePromo', {
  applied: z.boolean(),
  code: z.string(),
  reason: z.string().nullable(),
  missing: Rupiah.nullable(),
  /** What it gives with this order, off the goods or the ride. Left out where it does not apply. */
  given: Rupiah.optional(),
  /** True where that is less than it promises, as it is all that its budget has left; left out otherwise. */
  is_rest: z.boolean().optional(),
  /** Of `reason`. */
  said: Said.optional(),
});
export type QuotePromo = z.infer<typeof QuotePromo>;

/** What became of the wish for a free cup. */
export const QuotePoints = named('QuotePoints', {
  applied: z.boolean(),
  /** What it takes. */
  points: z.int().positive(),
  /** Rupiah that it gives; 0 where it does not apply. */
  given: Rupiah,
  reason: z.string().nullable(),
  /** Of `reason`. */
  said: Said.optional(),
});
export type QuotePoints = z.infer<typeof QuotePoints>;

/**
 * Why the whole order cannot be placed as asked: hours, delivery window, a pause, no room left at that time, or, for now,
 * none before the end; or where it goes: no postcode, one that nobody rides to, or too small an order for the ride.
 */
export const QuoteProblem = z.object({
  code: z.enum([
    'CLOSED',
    'DELIVERY_WINDOW',
    'PAUSED',
    'TOO_SOON',
    'TOO_LATE',
    'FULL',
    'POSTCODE_REQUIRED',
    'NOT_DELIVERED_THERE',
    'BELOW_MINIMUM',
  ]),
  msg: z.string(),
  said: Said.optional(),
});
export type QuoteProblem = z.infer<typeof QuoteProblem>;

/** What an order costs: its lines, less the promo, with tax and delivery, and in all. */
export const sums = {
  subtotal: Rupiah,
  discount: Rupiah,
  tax: Rupiah,
  shipping: Rupiah,
  total: Rupiah,
};

/** From when it may be ready, up to what is promised; left out where a time was chosen, and by who did not work it out. */
export const ReadyRange = named('ReadyRange', { from: Instant, to: Instant });
export type ReadyRange = z.infer<typeof ReadyRange>;

export const Quote = named('Quote', {
  lines: z.array(QuoteLine),
  problems: z.array(QuoteProblem),
  ...sums,
  promo: QuotePromo.nullable(),
  /** Left out where no points were to be used. */
  points: QuotePoints.optional(),
  /**
   * The area it is delivered to, whose fee is in `shipping`. Left out where the shop has none, and while it is not known
   * which: `shipping` is the lowest fee then.
   */
  delivery_area: z.string().optional(),
  /** When it will be ready (door delivery: at the door): what is promised. */
  ready_at: Instant,
  ready_range: ReadyRange.optional(),
  /** True where an order for now takes longer than the shop likes, so that a later time may suit better; left out otherwise. */
  is_busy: z.boolean().optional(),
  /** Names exactly these prices; sent back when ordering. */
  version: z.string(),
});
export type Quote = z.infer<typeof Quote>;
