import type { Profile } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import { always, failuresOf } from '../mocks/failures';
import { dimas, rani } from '../mocks/fixtures/people';
import { mockRoute } from '../mocks/mockRoute';
import { ok } from '../mocks/reply';

export const userHandlers = [
  mockRoute({
    method: 'get',
    path: API_PATHS.profile,
    role: 'any',
    answer: ({ viewer }) => ok(viewer?.role === 'Admin' ? dimas : rani),
  }),
];

export const profileFailures = failuresOf('get', API_PATHS.profile);

/** Answers this profile to whoever asks. */
export const showProfile = (profile: Profile) => always('get', API_PATHS.profile, () => ok(profile));
