import { type CounterTicket, EMPTY_TICKET } from '@seduh/api-client';
import { exampleQuote, sessions } from '@seduh/api-client/mocks';
import { PAYMENT } from '@seduh/contract/constants';
import { linesOf } from './cart';

/** A ticket with two lines, for take away; nobody has said yet how it is paid. */
export const someTicket: CounterTicket = {
  ...EMPTY_TICKET,
  lines: linesOf(exampleQuote).slice(0, 2),
  key: 'a-ticket-of-stories',
};

/** The same, paid in cash. */
export const paidTicket: CounterTicket = { ...someTicket, paymentId: PAYMENT.cash };

/** Puts a ticket on the device before a story. */
export const takeDown = (ticket: CounterTicket): void =>
  localStorage.setItem(`seduh.counter.${sessions.admin.id}`, JSON.stringify(ticket));
