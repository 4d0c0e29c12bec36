import type { PaymentId, PaymentState, RefundCause } from '@seduh/contract';
import type { Json } from './json';

export interface PaymentsTable {
  id: string;
  order_id: string;
  method: PaymentId;
  state: PaymentState;
  amount: number;
  due_at: Date | null;
  paid_at: Date | null;
  provider: string | null;
  provider_ref: string | null;
  pay_url: string | null;
  confirmed_by: string | null;
  refunded_at: Date | null;
  created_at: Date;
}

export interface PaymentAttemptsTable {
  provider: string;
  ref: string;
  payment_id: string;
  started_at: Date;
  refund_due_at: Date | null;
  refunded_at: Date | null;
  opening_until: Date | null;
}

/** One time money goes back; owed until `refunded_at`. */
export interface RefundsTable {
  id: string;
  order_id: string;
  cause: RefundCause;
  method: PaymentId;
  amount: number;
  /** Of the order's lines, counted from 1. */
  lines: Json<{ line: number; qty: number }[]>;
  shipping: boolean;
  reason: string | null;
  actor: 'customer' | 'staff' | 'system' | 'provider';
  actor_id: string | null;
  created_at: Date;
  refunded_at: Date | null;
  refunded_by: string | null;
  provider: string | null;
  provider_ref: string | null;
  provider_key: string | null;
  next_try_at: Date | null;
  failure: string | null;
}

export interface PaymentNoticesTable {
  provider: string;
  ref: string;
  event: string;
  received_at: Date;
}
