import type { NamedDay } from '../orders/moments';

/** When the shop opens or closes next. */
export interface Change {
  day: NamedDay;
  /** Within a day from now: which day need not be said. */
  isSoon: boolean;
  /** `21:00`. */
  time: string;
}
