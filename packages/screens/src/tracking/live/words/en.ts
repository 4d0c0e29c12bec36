import type { NamedDay } from '../../../lib/orders/moments';
import type { Sentence, Spot } from '../sentence';

/** A sentence with something to be seen at a glance. */
const said = (before: string, key: string | null = null, after = ''): Sentence => ({ before, key, after });

const spots: Record<Spot, string> = { door: 'At your door', table: 'At your table', counter: 'Ready to collect' };

/** Nothing for today, `tomorrow `, `Monday `, `27 Nov `. */
const dayOf = (day: NamedDay): string => (day.name === 'today' ? '' : `${'text' in day ? day.text : day.name} `);
/** Nothing for today, `tomorrow `, `on Monday `, `on 27 Nov `. */
const on = (day: NamedDay): string => ('text' in day ? `on ${dayOf(day)}` : dayOf(day));

const late = (where: string) => (day: NamedDay, time: string) =>
  said(`${where} later than promised: it was to be there ${on(day)}at `, time, '. We are sorry for the wait.');

const inMinutes = (minutes: number) => (minutes === 1 ? 'in 1 minute' : `in ${minutes} minutes`);

/** When and where an order arrives, or how it ended: on its page, and on the bar that leads there. */
export const words = {
  payThen: said('Pay, and it goes to the kitchen.'),
  payBy: (moment: string) => said('Pay by ', moment, ', and it goes to the kitchen.'),
  collect: (number: string) => said(`${spots.counter}. Say `, number, ' at the counter.'),
  toYourTable: said('It is ready. We bring it to your table.'),
  packed: (spot: Spot, day: NamedDay, time: string) =>
    said(`Packed for the rider. ${spots[spot]} ${on(day)}around `, time, '.'),
  notAccepted: (day: NamedDay, time: string) =>
    said(`The kitchen has not accepted it yet. It was promised for ${dayOf(day)}`, time, '.'),
  onceAccepted: (spot: Spot, day: NamedDay, time: string) =>
    said(`${spots[spot]} ${on(day)}around `, time, ', once the kitchen has accepted it.'),
  latePacked: late('Packed, and'),
  lateOnItsWay: late('On its way, and'),
  lateInTheMaking: late('In the making, and'),
  runsLate: (day: NamedDay, time: string) => said(`Running late: now about ${dayOf(day)}`, time),
  anyMinute: (spot: Spot) => said(`${spots[spot]} any minute now.`),
  around: (spot: Spot, day: NamedDay, time: string) => said(`${spots[spot]} ${on(day)}around `, time, '.'),
  aroundIn: (spot: Spot, day: NamedDay, time: string, minutes: number) =>
    said(`${spots[spot]} ${on(day)}around `, time, `, ${inMinutes(minutes)}.`),
  // how it ended; `day` is null for today
  ended: (status: string, day: string | null, time: string) =>
    said(`${status} ${day ? `on ${day} ` : ''}at `, time, day ? '.' : '. Enjoy it.'),
  cancelled: (by: 'customer' | 'staff' | 'system', day: string | null, time: string, reason: string | null) =>
    said(
      `${{ customer: 'You cancelled it', staff: 'We had to cancel it', system: 'Cancelled' }[by]} ${day ? `on ${day} ` : ''}at `,
      time,
      reason ? `: ${reason}` : '.',
    ),
  /** The bar's short form. @param begun the sentence's beginning */
  note: (number: string, begun: string) => `${number}, ${begun.charAt(0).toLowerCase()}${begun.slice(1)}`,
  seeHowToPay: (number: string) => `${number}, see how to pay`,
};
