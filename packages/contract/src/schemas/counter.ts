import { z } from 'zod';
import { COUNTER_DELIVERIES, COUNTER_LIMITS, COUNTER_PAYMENTS, DELIVERY, MESSAGES } from '../constants';
import { idFrom, text } from './common';
import { QuoteBody } from './quotes';
import { TableName } from './tables';

/** An order that staff place for a guest: what was quoted, what they are called, and how they have paid. */
export const CounterOrderBody = QuoteBody.pick({ lines: true })
  .extend({
    delivery_id: idFrom(COUNTER_DELIVERIES, 'Choose how you get it'),
    payment_id: idFrom(COUNTER_PAYMENTS, 'Choose how you pay'),
    quote_version: z.string().max(128).nullish(),
    /** A name or a number that is called out; the order's own number where it is left out. */
    name: text(COUNTER_LIMITS.guestName).nullish(),
    table: TableName.nullish(),
  })
  .refine(({ delivery_id, table }) => delivery_id !== DELIVERY.dineIn || !!table, {
    path: ['table'],
    error: MESSAGES.required,
  })
  .meta({ id: 'CounterOrderBody' });
export type CounterOrderBody = z.input<typeof CounterOrderBody>;
export type CounterOrderRequest = z.output<typeof CounterOrderBody>;
