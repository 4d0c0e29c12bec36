import type { Pause } from '@seduh/contract';
import { namedDay, type ShopTime } from '../format/days';
import { formatTime } from '../format/times';
import type { PauseWords } from './words';

/** `Pick up is paused until 15:15.` */
export function pauseInWords({ delivery_id, until, until_reopened }: Pause, clock: ShopTime, m: PauseWords): string {
  const subject = delivery_id === null ? m.all : m.subjects[delivery_id];
  const time = formatTime(until, clock);
  return until_reopened ? m.forNow(subject, namedDay(until, clock), time) : m.until(subject, time);
}
