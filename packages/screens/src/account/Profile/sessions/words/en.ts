import { MESSAGES } from '@seduh/contract/constants';

const many = (count: number, word: string) => `Used ${count} ${word}${count === 1 ? '' : 's'} ago`;

/** Where the account is logged in. */
export const words = {
  title: 'Where you are logged in',
  loading: 'Loading where you are logged in',
  usedNow: 'Used now',
  usedJustNow: 'Used a moment ago',
  usedMinutes: (count: number) => many(count, 'minute'),
  usedHours: (count: number) => many(count, 'hour'),
  usedDays: (count: number) => many(count, 'day'),
  here: 'This device',
  logOut: 'Log out',
  logOutOf: (device: string) => `Log out ${device}`,
  others: 'Log out all others',
  ended: MESSAGES.sessionEnded,
  othersEnded: MESSAGES.sessionsEnded,
};
