import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { NoticeOutcome } from '@seduh/domain';
import { HttpError } from '../http/errors';

/** One time a customer is sent to pay an order by card. */
export interface CardAttempt {
  /** Ours, unguessable, and written down before the provider hears it: no notice about it can come too early. */
  ref: string;
  orderId: string;
  /** What people call the order, e.g. SD-2041. */
  orderNumber: string;
  /** Whole rupiah. */
  amount: number;
  startedAt: Date;
  /** Until when it may be paid. */
  dueAt: Date;
}

/** What a provider says about an attempt, once its signature is checked. */
export interface CardNotice {
  ref: string;
  outcome: NoticeOutcome;
  /** Whole rupiah; NaN where the provider sent no number. */
  amount: number;
  /** The provider's name of this very event: the same one again is a repetition. */
  event: string;
}

export interface CardRefund {
  ref: string;
  orderNumber: string;
  /** Whole rupiah. */
  amount: number;
}

/** Who takes card payments for the shop. */
export interface CardProvider {
  readonly name: string;
  /** Opens a page where this attempt is paid. Throws where the provider does not answer or does not want to. */
  start(attempt: CardAttempt): Promise<{ url: string }>;
  /** Reads a notice. Throws 400 BAD_SIGNATURE for one that the provider did not write. */
  readNotice(headers: IncomingHttpHeaders, body: Readonly<Record<string, unknown>>): CardNotice;
  /** Gives all of an attempt's money back; doing it again does nothing. Throws where it could not be done (yet). */
  refund(refund: CardRefund): Promise<void>;
}

/** A new attempt's name: who does not know it cannot find the attempt. */
export const newRef = (): string => `sd-${randomBytes(18).toString('base64url')}`;

export const badSignature = (): HttpError =>
  new HttpError(400, 'BAD_SIGNATURE', 'This notice does not come from the payment provider');
