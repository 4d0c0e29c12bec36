import { MESSAGES } from '@seduh/contract/constants';

/** The question before somebody logs out, and that they did. */
export const words = {
  title: 'Logout',
  sure: 'Are you sure?',
  done: MESSAGES.logoutSuccess,
};
