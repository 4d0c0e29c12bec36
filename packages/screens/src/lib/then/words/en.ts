import type { NamedDay } from '../../format/days';

const dayOf = (day: NamedDay) => ('text' in day ? day.text : day.name);

/** When an order for now would be there, and a time that can be had where now cannot, or takes long. */
export const words = {
  ready: (toDoor: boolean, range: string) => `${toDoor ? 'At your door' : 'Ready'} ${range}`,
  orderFor: (day: NamedDay, time: string) => `Order for ${dayOf(day)} ${time}`,
};
