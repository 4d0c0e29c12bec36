import { tableCalled } from '@seduh/contract/constants';

/** What the code on a table opens. */
export const words = {
  title: 'Your table',
  looking: 'Finding your table',
  moment: 'One moment.',
  at: (label: string) => tableCalled('Table', label),
  seated: (label: string) => `${tableCalled('Table', label)}: we bring it there`,
  next: 'What you order now is brought to it.',
  menu: 'To the menu',
  failed: 'Your table did not come',
  noTable: 'This code is of no table any more',
  noTableText: 'It may have been replaced. Scan the one on your table again, ask staff, or go on without a table.',
  goOn: 'Go on without a table',
};
