/** What pages of many features say. */
export const words = {
  offline: 'You are offline',
  tryAgain: 'Try again',
  notLoaded: 'That did not load. Check your connection and try again.',
  askStaff: 'Ask a staff',
};
