import type { ShopSettings } from '@seduh/contract';
import type { ShopHours } from '../hours';

/** What of the settings changes by itself as days go by. */
type Dated = Pick<ShopSettings, 'hours' | 'next_hours' | 'special_days'>;

/**
 * Settings as they are on a day: hours that were planned have taken the place of those before, and days that are over are
 * not kept.
 * @param today the business day
 */
export function settledSettings<Settings extends Dated>(settings: Settings, today: string): Settings {
  const { next_hours: next, special_days: days } = settings;
  const isHere = next !== null && next.from <= today;
  return {
    ...settings,
    hours: isHere ? next.hours : settings.hours,
    next_hours: isHere ? null : next,
    special_days: days.filter(({ date }) => date >= today),
  };
}

/** Whether other hours are planned for a day to come. */
export const isPlanned = ({ next_hours: next }: Dated): boolean => next !== null;

/** The times of a shop with these settings. */
export const shopOf = ({ time_zone, hours, next_hours, special_days, delivery_window }: ShopSettings): ShopHours => ({
  time_zone,
  hours,
  next_hours,
  special_days,
  delivery_window,
});
