/** The shop's promos, for staff. */
export const words = {
  title: 'Promos',
  products: 'Product',
  add: 'Add Promo',
  which: 'Which promos',
  states: { running: 'Running', ended: 'Ended' },
  page: (isEnded: boolean, page: number) => `${isEnded ? 'Ended' : 'Running'} promos, page ${page}`,
  failed: 'The promos did not come',
  loading: 'Loading the promos',
  pastTheEnd: 'The promos end before this page',
  fewerPages: 'There are fewer pages than that.',
  toFirstPage: 'Back to page 1',
  noneEnded: 'None has ended yet',
  noneEndedText: 'What has ended is kept here.',
  noneRuns: 'No promo runs today',
  noneRunsText: 'Give them a reason to come back.',

  lessThanADay: 'less than a day left',
  daysLeft: (days: number) => (days === 1 ? '1 day left' : `${days} days left`),
  endedOn: (day: string) => `ended ${day}`,
  /** @param total null for no bound */
  uses: (used: number, total: number | null) => {
    const figure = used.toLocaleString('en-US');
    if (total !== null) return `${figure} of ${total.toLocaleString('en-US')} uses`;
    return used === 1 ? '1 use' : `${figure} uses`;
  },
  given: (sum: string) => `${sum} given`,
  budgetUsed: (code: string) => `How much of ${code}’s budget is given`,
  budgetLeft: (sum: string) => `${sum} of its budget left`,
  spent: 'Its budget is given: it has ended by itself.',
  edit: 'Edit',
  editOne: (code: string) => `Edit ${code}`,
  end: 'End',
  endOne: (code: string) => `End ${code}`,
  hasEnded: (code: string) => `${code} has ended`,
  askEnd: (code: string) => `End ${code}?`,
  askEndText: 'It stops working at once, for good. Orders that used it keep their discount.',
  yesEnd: 'End it',
  keep: 'Keep it',
};
