/** How long something takes to make, and where, for staff. */
export const words = {
  title: 'How long it takes',
  seconds: 'Seconds to make',
  station: 'Made at',
  stations: { bar: 'Bar', kitchen: 'Kitchen', counter: 'Counter' },
  inSeconds: (count: string) => `${count} s`,
  /** @param what what is usual, in words */
  asUsual: (what: string) => `As usual (${what})`,
  usual: 'As usual',
  noTime: 'no time',
  withProduct: 'Where its product is made',
  productHint: 'One piece of the smallest size, before any option. The times that customers are told follow from it.',
  usually: (count: string, station: string) => `Left empty, it is as usual: ${count}. Usually made at: ${station}.`,
  optionHint: 'What it adds to the making of one piece. Left empty, it takes no time.',
  tooLong: (most: string) => `${most} seconds at most.`,
};
