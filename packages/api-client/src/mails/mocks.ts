import type { UndeliveredMails } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import { always, failuresOf } from '../mocks/failures';
import { mockRoute } from '../mocks/mockRoute';
import { ok } from '../mocks/reply';
import { allSent } from '../mocks/fixtures/mails';

export const mailHandlers = [
  mockRoute({ method: 'get', path: API_PATHS.undeliveredMails, role: 'Admin', answer: () => ok(allSent) }),
];

/** Answers this about mails. */
export const showUndeliveredMails = (answer: UndeliveredMails) =>
  always('get', API_PATHS.undeliveredMails, () => ok(answer));

export const undeliveredMailsFailures = failuresOf('get', API_PATHS.undeliveredMails);
