import type { MemberCard } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import { always, failuresOf } from '../mocks/failures';
import { noCard } from '../mocks/fixtures/memberCards';
import { mockRoute } from '../mocks/mockRoute';
import { ok } from '../mocks/reply';

/** Nobody has a card: a story or test that wants one says so by {@link showCard}. */
export const memberCardHandlers = [
  mockRoute({ method: 'get', path: API_PATHS.memberCard, role: 'User', answer: () => ok(noCard) }),
];

/** Answers this card. */
export const showCard = (card: MemberCard) => always('get', API_PATHS.memberCard, () => ok(card));

export const memberCardFailures = failuresOf('get', API_PATHS.memberCard);
