import type { Shop } from '@seduh/contract';
import { MESSAGES } from '@seduh/contract/constants';
import { WEEKDAYS } from './weekdays';

/** When door delivery happens, for who wants it at another time: the words of every screen and every refusal. */
export function deliveryNote({ delivery_window: { days, from, to } }: Pick<Shop, 'delivery_window'>): string {
  // the days from Monday to Friday, by the specification's own words
  if (`${days.join()} ${from} ${to}` === '1,2,3,4,5 13:00 19:00') return MESSAGES.deliveryNote;
  const names = days.map((day) => WEEKDAYS[day - 1]).join(', ');
  return names ? `Delivery only on ${names} at ${from} - ${to}` : 'No door delivery at the moment';
}
