/** What pages of many features say. */
export const words = {
  offline: 'You are offline',
  tryAgain: 'Try again',
  askStaff: 'Ask a staff',
};
