import type { Change } from '../change';

const names = { today: 'today', tomorrow: 'tomorrow' };
const nameOf = (day: Change['day']): string => ('text' in day ? day.text : names[day.name]);
const on = (day: Change['day']): string => {
  if ('text' in day) return `on ${day.text} `;
  return day.name === 'today' ? '' : 'tomorrow ';
};

/** Whether the shop is open: in the foot, under the bar, where an order is made. */
export const words = {
  always: 'Open day and night',
  closed: 'Closed',
  openUntil: (next: Change) => `Open until ${next.isSoon ? '' : `${nameOf(next.day)} `}${next.time}`,
  opens: (next: Change) => `Closed. Opens ${on(next.day)}at ${next.time}`,
};
