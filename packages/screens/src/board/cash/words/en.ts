/** Cash that is taken with the hand-over. */
export const words = {
  ask: (sum: string) => `Cash received ${sum}?`,
  from: (number: string, who: string) => `${number} from ${who}. The money is booked with the hand-over.`,
  yes: 'Received',
  no: 'Not yet',
};
