/** The member card on the profile. */
export const words = {
  title: 'Member card',
  holder: 'Seduh member',
  number: 'Card number',
  code: 'Code of your member card',
  points: (count: number) => (Math.abs(count) === 1 ? `${count} point` : `${count} points`),
  toGo: (count: number) => (count === 1 ? '1 more point to a free cup' : `${count} more points to a free cup`),
  ready: 'A free cup is yours. Have it at checkout.',
  debt: 'Points of a returned order were used already. New points fill the gap first.',
  off: 'Orders bring no points at the moment. What you collected stays.',
  rules: (perPoint: string, cup: number, cap: string) =>
    `${perPoint} brings 1 point, ${cup} points bring a free cup of up to ${cap}. Shipping does not count.`,
  earnCard: (sum: string) => `It is free with one order of ${sum}.`,
  earn: (sum: string) => `It is free with one order of ${sum}. From then on your orders bring points.`,
  progress: 'Progress to the member card',
  largest: (sum: string, missing: string) => `Your largest order so far: ${sum}. That is ${missing} short.`,
  history: 'What your points did',
  none: 'No points yet.',
  kinds: {
    earned: 'Order',
    'taken back': 'Taken back',
    spent: 'Free cup',
    'given back': 'Free cup given back',
  },
  failed: 'Your card did not come',
};
