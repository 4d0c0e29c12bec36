/** What pages of many features say. */
export const words = {
  offline: 'You are offline',
  tryAgain: 'Try again',
  notLoaded: 'That did not load. Check your connection and try again.',
  askStaff: 'Ask a staff',
  /** Sizes by the names the API gives them, where they are called otherwise. */
  sizes: {} as Readonly<Record<string, string>>,
};
