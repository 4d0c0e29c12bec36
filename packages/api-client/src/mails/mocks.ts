import type { UndeliveredMails } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import { always, failuresOf } from '../mocks/failures';
import { mockRoute } from '../mocks/mockRoute';
import { orders } from '../mocks/fixtures/orders';
import { minutesAgo } from '../mocks/fixtures/fixed';
import { ok } from '../mocks/reply';

/** Every mail has gone out. */
export const allSent: UndeliveredMails = { failed: 0, receipts: [], waiting: 0, waiting_since: null };

/** Three mails were given up, two of them receipts. */
export const someFailed: UndeliveredMails = {
  ...allSent,
  failed: 3,
  receipts: orders.slice(0, 2).map(({ id, number }) => ({ order_id: id, number })),
};

/** The mail server has been away for a while. */
export const someWaiting: UndeliveredMails = { ...allSent, waiting: 4, waiting_since: minutesAgo(25) };

export const mailHandlers = [
  mockRoute({ method: 'get', path: API_PATHS.undeliveredMails, role: 'Admin', answer: () => ok(allSent) }),
];

/** Answers this about mails. */
export const showUndeliveredMails = (answer: UndeliveredMails) =>
  always('get', API_PATHS.undeliveredMails, () => ok(answer));

export const undeliveredMailsFailures = failuresOf('get', API_PATHS.undeliveredMails);
