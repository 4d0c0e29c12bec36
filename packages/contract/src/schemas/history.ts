import { z } from 'zod';
import { DELIVERY_METHODS, LIMITS } from '../constants';
import { Id, Instant, named, nameOf, pageQuery, Rupiah, translations } from './common';
import { LiveForecast, OrderLine, OrderStatus, PaymentState } from './orders';
import { QuoteLine } from './quotes';

/** A card of the history: name, price and image are the first line's. */
export const HistoryItem = named('HistoryItem', {
  id: Id,
  number: z.string(),
  product_name: z.string(),
  name_translations: translations,
  price: Rupiah,
  image: z.string().nullable(),
  status_name: OrderStatus,
  delivery_method: nameOf(DELIVERY_METHODS),
  /** An order that still has to be paid says so in the history too. */
  payment_state: PaymentState,
  /** Of the total, given back so far and to be given back still. */
  refunded_amount: Rupiah,
  owed_amount: Rupiah,
  /** Pieces in all. */
  qty: z.int().positive(),
  /** How many lines. */
  lines: z.int().positive(),
  /** All of them, as they were ordered. */
  order_lines: z.array(
    OrderLine.pick({ product_name: true, name_translations: true, size_name: true, options: true, qty: true }),
  ),
  total: Rupiah,
  created_at: Instant,
  ready_at: Instant,
  /** When the customer was promised it: where it had to be paid first, counted from its payment. */
  promised_at: Instant,
  /** Where it is going to be late. */
  forecast: LiveForecast.optional(),
});
export type HistoryItem = z.infer<typeof HistoryItem>;

export const HistoryQuery = z.object(pageQuery());

/** Orders to delete from one's own history; they have to be finished. */
export const HistoryDeleteBody = z
  .strictObject({ ids: z.array(Id).min(1, 'Choose at least 1').max(LIMITS.historyDelete) })
  .meta({ id: 'HistoryDeleteBody' });
export type HistoryDeleteBody = z.infer<typeof HistoryDeleteBody>;

/** Orders to put back into one's own history. */
export const HistoryRestoreBody = HistoryDeleteBody.meta({ id: 'HistoryRestoreBody' });

/** A cup one has had, as it was the last time, and as it can be had now. */
export const UsualCup = named('UsualCup', {
  /** In how many orders. */
  times: z.int().positive(),
  last_at: Instant,
  sold: OrderLine.pick({ size_name: true, options: true, unit_price: true }),
  /** One piece of it. */
  now: QuoteLine,
});
export type UsualCup = z.infer<typeof UsualCup>;
