import type { NamedDay } from '../../../lib/format/days';

const dayOf = (day: NamedDay) => ('text' in day ? day.text : day.name);

/** When an order is wanted. */
export const words = {
  now: 'Now',
  yes: 'Yes',
  no: 'No',
  day: 'Day',
  time: 'Set Time',
  lost: 'This time cannot be had any more. Choose another one.',
  full: (time: string) => `${time}, full`,
  days: { today: 'Today', tomorrow: 'Tomorrow' },
  orderFor: (day: NamedDay, time: string) => `Order for ${dayOf(day)} ${time}`,
};
