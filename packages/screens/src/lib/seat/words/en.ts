import { tableCalled } from '@seduh/contract/constants';

/** The table of this visit, in the cart and in the checkout. */
export const words = {
  dineIn: (label: string) => `${tableCalled('Table', label)} · dine in`,
  brought: 'We bring it there. At another table? Scan its code.',
  leave: 'Not at a table',
  left: 'No table any more',
  dropped: (label: string) => `${tableCalled('Table', label)} is not on this order`,
  onlyDineIn: 'A table goes with dine in only.',
  dineInThere: 'Dine in there',
};
