/** The receipt of one order. */
export const words = {
  title: 'Receipt',
  titled: (number: string) => `Receipt ${number}`,
  notFound: 'Receipt not found',
  noSuch: 'There is no such receipt',
  notYours: "It may be somebody else's, or the address has a typo.",
  /** By whose list the order stands in. */
  lists: { customer: 'History', staff: 'Orders' },
  back: (list: string) => `Back to ${list.toLowerCase()}`,
  failed: 'This receipt did not come',
  loading: 'Loading the receipt',
  print: 'Print',
  ticket: 'Ticket and labels',
  date: 'Date',
  for: 'For',
  line: (qty: number, price: string) => `${qty} x ${price}`,
  tax: (percent: number) => `Tax and fees, ${percent} %`,
};
