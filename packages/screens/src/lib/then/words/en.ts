import type { NamedDay } from '../../format/days';

const dayOf = (day: NamedDay) => ('text' in day ? day.text : day.name);

/** A time that can be had where now cannot, or takes long. */
export const words = {
  orderFor: (day: NamedDay, time: string) => `Order for ${dayOf(day)} ${time}`,
};
