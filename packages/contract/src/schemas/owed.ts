import { z } from 'zod';
import { Instant, pageQuery, Id } from './common';
import { OrderStatus, PaymentMethodName } from './orders';
import { Refund } from './refunds';

/** Money that the shop owes a customer, with whom and what it is about. */
export const OwedRefund = Refund.extend({
  order_id: Id,
  number: z.string(),
  status_name: OrderStatus,
  customer_name: z.string(),
  phone: z.string().nullable(),
  payment_method: PaymentMethodName,
  /** Why the card's provider has not taken it yet; null where it was not asked, or does not have to be. */
  failure: z.string().nullable(),
  /** When the provider is asked again by itself; null where staff return it by hand. */
  next_try_at: Instant.nullable(),
  /** Whether staff may say now that they have returned it. */
  returnable: z.boolean(),
}).meta({ id: 'OwedRefund' });
export type OwedRefund = z.infer<typeof OwedRefund>;

/** Oldest first. */
export const OwedQuery = z.object(pageQuery(20));
export type OwedQuery = z.input<typeof OwedQuery>;
export type OwedFilter = z.output<typeof OwedQuery>;
