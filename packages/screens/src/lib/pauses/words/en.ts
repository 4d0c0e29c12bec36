import type { NamedDay } from '../../format/days';

const nameOf = (day: NamedDay): string => ('text' in day ? day.text : day.name);

/** What is paused: under the bar for customers, on the board for staff. */
export const words = {
  /** What is paused, by the delivery method's id. */
  subjects: { 1: 'Dine in is', 3: 'Pick up is', 4: 'Door delivery is' },
  all: 'Orders are',
  until: (subject: string, time: string) => `${subject} paused until ${time}.`,
  /** Until staff reopen, or the shop opens. */
  forNow: (subject: string, day: NamedDay, time: string) =>
    `${subject} paused for now, until ${nameOf(day)} ${time} at the latest.`,
  cartKept: 'Your cart is kept.',
};
