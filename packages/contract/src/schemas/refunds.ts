import { z } from 'zod';
import { LIMITS, REFUND_CAUSES } from '../constants';
import { flag, Id, Instant, named, Rupiah, text } from './common';
import { Quantity } from './quotes';

export const RefundCause = z.enum(REFUND_CAUSES).meta({ id: 'RefundCause' });
export type RefundCause = z.infer<typeof RefundCause>;

/** So many pieces of one of the order's lines, counted from 1. */
export const RefundLine = z
  .strictObject({ line: z.int().min(1).max(LIMITS.cartLines), qty: Quantity })
  .meta({ id: 'RefundLine' });
export type RefundLine = z.infer<typeof RefundLine>;

/** Money of an order that goes back: owed until it is returned. */
export const Refund = named('Refund', {
  id: Id,
  cause: RefundCause,
  amount: Rupiah,
  /** What of the order it is for; empty where it is only an amount. */
  lines: z.array(RefundLine),
  shipping: z.boolean(),
  reason: z.string().nullable(),
  by: z.enum(['customer', 'staff', 'system', 'provider']),
  /** First name of the member of staff, null otherwise. */
  name: z.string().nullable(),
  state: z.enum(['owed', 'returned']),
  created_at: Instant,
  returned_at: Instant.nullable(),
});
export type Refund = z.infer<typeof Refund>;

/** A refund of a finished order: `whole` for everything that is left, else lines, shipping, or both. */
export const RefundBody = z
  .strictObject({
    whole: flag.optional(),
    lines: z.array(RefundLine).max(LIMITS.cartLines).optional(),
    shipping: flag.optional(),
    reason: text(LIMITS.note).min(1, 'Say why'),
  })
  .meta({ id: 'RefundBody' });
export type RefundBody = z.infer<typeof RefundBody>;
