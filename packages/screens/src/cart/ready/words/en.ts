import type { NamedDay } from '../../../lib/format/days';

/** When what is in the cart would be there. */
export const words = {
  busy: (toDoor: boolean, range: string) => `We are busy: ${toDoor ? 'at your door' : 'ready'} ${range}, or later.`,
  later: (day: NamedDay, time: string) => `For ${'text' in day ? day.text : day.name} ${time}`,
};
