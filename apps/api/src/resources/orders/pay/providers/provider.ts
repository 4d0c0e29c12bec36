import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { hrefOf, PAGES } from '@seduh/contract/constants';
import type { PAYMENT_RULES, PaymentOutcome, ProviderMethod } from '@seduh/domain';
import { HttpError } from '../../../../platform/http/errors';

/** By what a provider is paid: on a page of its own, or by a code that customers scan with the app of their bank or e-wallet. */
export type PlaceToPay = (typeof PAYMENT_RULES)[ProviderMethod]['paidBy'];

/** Where an attempt is paid: on a page, or by scanning what a code says. */
export type PayPlace = { url: string } | { qr: string };

/** One time a customer is sent to pay an order by card, or shown a code to scan. */
export interface CardAttempt {
  method: ProviderMethod;
  /** Ours, unguessable, and written down before the provider hears it: no webhook about it can come too early. */
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

/** What came with a payment webhook, once its signature is checked: which attempt to look at. */
export interface CardWebhook {
  ref: string;
  /** ISO 4217 */
  currency: string;
}

/** One time a provider gave some of an attempt's money back. */
export interface CardReturn {
  /** The name it was asked for by, else the provider's own. */
  key: string;
  /** Whole rupiah. */
  amount: number;
}

/** What a provider says has become of an attempt. */
export interface CardStatus {
  ref: string;
  outcome: PaymentOutcome;
  /** Whole rupiah; NaN where the provider sent no number. */
  amount: number;
  /** ISO 4217 */
  currency: string;
  /** Everything that is back so far. */
  returned: readonly CardReturn[];
  /** The provider's name of this very state: the same one again is a repetition. */
  event: string;
}

export interface CardRefund {
  ref: string;
  /** Our name of this refund: under the same one it is done once. */
  key: string;
  orderNumber: string;
  /** Whole rupiah. */
  amount: number;
}

/** Who takes card payments and QRIS for the shop. */
export interface CardProvider {
  readonly name: string;
  /** Opens a page, or makes a code, by which this attempt is paid. Throws where the provider does not answer or does not want to. */
  start(attempt: CardAttempt): Promise<PayPlace>;
  /**
   * Takes back a code that is not to be paid any more; of one that has been paid, or is over, nothing changes. Left out
   * where nothing is taken without asking the shop. Throws where the provider does not answer.
   */
  withdraw?(ref: string): Promise<void>;
  /** Reads a payment webhook. Throws 400 BAD_SIGNATURE for one that the provider did not write. */
  readWebhook(headers: IncomingHttpHeaders, body: Readonly<Record<string, unknown>>): CardWebhook;
  /** Asks what has become of an attempt. Throws where the provider does not answer, or does not know it. */
  status(ref: string): Promise<CardStatus>;
  /** Gives an attempt's money back, all or some; doing it again does nothing. Throws where it could not be done (yet). */
  refund(refund: CardRefund): Promise<void>;
}

/** A new attempt's name: who does not know it cannot find the attempt. */
export const newRef = (): string => `sd-${randomBytes(18).toString('base64url')}`;

/** The path of the page that shows an order, to come back to. */
export const orderPage = (orderId: string): string => hrefOf(PAGES.historyOrder, orderId);

export const badSignature = (): HttpError =>
  new HttpError(400, 'BAD_SIGNATURE', 'This webhook does not come from the payment provider');
