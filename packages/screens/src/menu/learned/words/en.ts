/** What products really take to make, for staff. */
export const words = {
  title: 'How long things really take',
  about: (days: string) =>
    `Learned from orders of the last ${days} days that found hands free. Nothing changes until you take it over. Then the times that customers are told follow from it.`,
  compared: (set: string, learned: string) => `Set: ${set} s. Really: about ${learned} s.`,
  from: (orders: string) => `${orders} orders say so.`,
  take: 'Take over',
  takeOf: (name: string) => `Take over: ${name}`,
  taken: (seconds: string) => `Taken over: it is set to ${seconds} s now.`,
  undo: 'Undo',
  undoOf: (name: string) => `Undo: ${name}`,
  all: (count: string) => `Take over all ${count}`,
  changed: (seconds: string) =>
    `Somebody changed this product meanwhile. It is set to ${seconds} s. Nothing was taken over.`,
  asUsual: (seconds: string) => `${seconds} (as usual)`,
  nothing: 'Nothing to change',
  nothingText: 'What is set fits what the orders say, or there are too few orders of a product yet.',
  loading: 'Adding up the orders',
  close: 'Close',
  again: 'Try again',
  failed: 'This did not load. Try again.',
};
