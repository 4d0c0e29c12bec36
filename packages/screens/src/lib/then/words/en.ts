import type { NamedDay } from '../../format/days';

const dayOf = (day: NamedDay) => ('text' in day ? day.text : day.name);
const inLine = (toDoor: boolean, range: string) => `${toDoor ? 'at your door' : 'ready'} ${range}`;

/** When an order would be there, and a time that can be had where now cannot, or takes long. */
export const words = {
  ready: (toDoor: boolean, range: string) => `${toDoor ? 'At your door' : 'Ready'} ${range}`,
  /** The same behind other words. */
  readyInLine: inLine,
  /** The same where it takes longer than the shop likes. */
  readyBusy: (toDoor: boolean, range: string) => `We are busy: ${inLine(toDoor, range)}, or later.`,
  /** The time that was chosen. */
  chosen: (day: NamedDay, time: string) => `For ${dayOf(day)} ${time}`,
  /** Why it cannot be had now: it would come after the shop has closed, or the riders have gone home. */
  afterClosing: (time: string) => `This may be ready only after we close at ${time}.`,
  afterRides: (time: string) => `This may reach you only after our deliveries end at ${time}.`,
  /** Until the time is known. */
  later: 'Order for later',
  /** Where it does not come. */
  pick: 'Choose a time',
  orderFor: (day: NamedDay, time: string) => `Order for ${dayOf(day)} ${time}`,
};
