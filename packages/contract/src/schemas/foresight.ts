import { z } from 'zod';
import { Day, Instant, named, Rupiah } from './common';

/** Some carts, with a promo and without it. What is sold has no cost price here, so what is left of the total says it. */
export const ForeseenCarts = named('ForeseenCarts', {
  /** How many they are. */
  carts: z.int().nonnegative(),
  /** What they would come to without any promo, tax and ride included. */
  before: Rupiah,
  /** The same with this one. */
  after: Rupiah,
});
export type ForeseenCarts = z.infer<typeof ForeseenCarts>;

/** What a promo would have done, had it run with the orders of the last weeks. */
export const Foresight = named('Foresight', {
  /** From when on orders were looked at: later than asked where there were too many. */
  from: Instant,
  to: Instant,
  /** Whether there were more orders than are looked at. */
  is_capped: z.boolean(),
  /** Orders of customers that were not cancelled; those at the counter have no promos. */
  orders: z.int().nonnegative(),
  /** Of these, orders that would have used it. */
  used: z.int().nonnegative(),
  /** Rupiah it would have given. */
  given: Rupiah,
  /** Orders that used another promo then and would have used this one instead, as it gives more. */
  instead: z.int().nonnegative(),
  /** Rupiah that the others gave these orders, and would not have. */
  instead_given: Rupiah,
  /** When its budget or uses would have been gone; null where they would not have been. */
  ended_at: Instant.nullable(),
  /** The cheapest tenth of the carts that would have used it, and the dearest; at least one cart each. */
  cheapest: ForeseenCarts,
  dearest: ForeseenCarts,
});
export type Foresight = z.infer<typeof Foresight>;

/** What a promo has done so far. Orders that were cancelled have given theirs back. */
export const PromoFigures = named('PromoFigures', {
  used: z.int().nonnegative(),
  given: Rupiah,
  /** Rupiah; null without a budget. */
  left: Rupiah.nullable(),
  /** Business days with uses, oldest first; the newest of them where they are many. */
  days: z.array(z.object({ day: Day('A day'), used: z.int().positive(), given: Rupiah })),
});
export type PromoFigures = z.infer<typeof PromoFigures>;
