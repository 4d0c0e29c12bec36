import { z } from 'zod';
import { DELIVERY_METHODS, PAYMENT_METHODS, SIZES } from '../constants';
import { idOf, Instant, named, Rupiah, shopAddress } from './common';

const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Opening times of one weekday (1 Monday … 7 Sunday), clock times in the shop's zone. */
export const DayHours = z.object({ day: z.int().min(1).max(7), open: ClockTime, close: ClockTime });
export type DayHours = z.infer<typeof DayHours>;

/** A choice with an id and a name, and why it is off right now (null: it is on). */
const methodOf = <Id extends number>(all: readonly { id: Id }[]) =>
  z.object({ id: idOf(all), name: z.string(), disabled_reason: z.string().nullable() });

export const Shop = named('Shop', {
  ...shopAddress,
  hours: z.array(DayHours),
  open_now: z.boolean(),
  /** The next moment the shop opens or closes; null when it never does. */
  changes_at: Instant.nullable(),
  delivery_window: z.object({ days: z.array(z.int().min(1).max(7)), from: ClockTime, to: ClockTime }),
  delivery_methods: z.array(methodOf(DELIVERY_METHODS)),
  payment_methods: z.array(methodOf(PAYMENT_METHODS)),
  sizes: z.array(z.object({ id: idOf(SIZES), code: z.string(), name: z.string() })),
  tax_percent: z.int().min(0).max(100),
  /** Door delivery only. */
  shipping_fee: Rupiah,
  /** Minutes the kitchen needs, and the ride on top for door delivery. */
  lead_minutes: z.int().nonnegative(),
  ride_minutes: z.int().nonnegative(),
  /** How long a transfer is waited for before the order is cancelled. */
  transfer_minutes: z.int().positive(),
  /** The smallest order that brings a member card. */
  member_minimum: Rupiah,
  oidc: z.boolean(),
  /** The server's clock, so that a page with a wrong one still shows true ages. */
  now: Instant,
});
export type Shop = z.infer<typeof Shop>;
