/** Questions that many pages ask. */
export const words = {
  leaving: {
    title: 'Leave without saving?',
    text: 'What you changed on this page is not saved yet.',
    yesLabel: 'Leave',
    noLabel: 'Stay',
  },
  reason: 'Reason',
  isRead: 'The customer reads this.',
  sayWhy: 'Say why, in a few words.',
};
