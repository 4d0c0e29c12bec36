import { tableCalled } from '@seduh/contract/constants';
import type { NamedDay } from '../../../lib/format/days';

/** Said of the day: `today`, `tomorrow`, else as it is written. */
const dayOf = (day: NamedDay) => ('text' in day ? day.text : day.name);

const soon = (minutes: number) => {
  if (minutes < 1) return 'now';
  return minutes === 1 ? 'in 1 minute' : `in ${minutes} minutes`;
};

/** What comes after the order itself: where and when, ways to pay, the promo, the form of the details, and what keeps from paying. */
export const words = {
  moment: 'One moment.',
  edit: 'Edit',
  editDetails: 'Edit the address details',
  lookingUp: 'Looking up your address',
  where: 'Where to?',
  needsStreet: 'The rider needs a street and a number.',
  add: 'Add',
  noAddress: (reason: string) => `Your saved address did not come. ${reason}`,

  at: (shop: string, table: string) => (table ? `At ${shop}, ${tableCalled('table', table)}` : `At ${shop}`),
  collect: (shop: string) => `Collect at ${shop}`,
  to: (street: string) => `Delivery to ${street}`,
  now: (way: string) => `${way}, now`,
  later: (way: string, day: NamedDay, time: string) => `${way}, ${dayOf(day)} ${time}`,
  ride: (minutes: number) => `About ${minutes} minutes after it leaves the kitchen.`,
  lead: (minutes: number) => `The kitchen starts about ${minutes} minutes before.`,
  ready: (toDoor: boolean, time: string, minutes: number) =>
    `${toDoor ? 'At your door' : 'Ready'} about ${time}, ${soon(minutes)}.`,
  readyWithin: (toDoor: boolean, range: string, minutes: number) =>
    `${toDoor ? 'At your door' : 'Ready'} ${range}, ${minutes < 1 ? 'now' : `within ${minutes === 1 ? '1 minute' : `${minutes} minutes`}`}.`,

  /** @param ready when it is there, as `readyInLine` says it */
  busy: (ready: string) => `We are busy: ${ready}. You can order for later instead.`,

  cards: 'Visa, Mastercard, JCB',
  qris: 'GoPay, OVO, DANA, ShopeePay, LinkAja and every bank: scan a code',
  banksHours: (hours: number) => `BCA, Mandiri, BNI, BRI. Pay within ${hours} h`,
  banksMinutes: (minutes: number) => `BCA, Mandiri, BNI, BRI. Pay within ${minutes} min`,
  inHands: 'Pay when you have it in your hands',
  cash: (sum: string) => `Have ${sum} ready`,

  code: 'Promo code',
  applied: (code: string) => `${code} applied`,
  rest: (code: string, sum: string) => `${sum} is all that ${code} has left to give.`,
  change: 'Change',
  changeCode: 'Change the promo code',
  remove: 'Remove',
  removeCode: 'Remove the promo code',
  apply: 'Apply',
  noCode: 'Remove the code',

  delivery: 'Delivery',
  address: 'Delivery address',
  spend: (count: number) => (count === 1 ? 'Use 1 point: a free cup' : `Use ${count} points: a free cup`),
  cup: 'Free cup',
  cupApplied: (count: number) => (count === 1 ? 'Free cup for 1 point' : `Free cup for ${count} points`),
  keepPoints: 'Keep my points',
  calls: (phone: string) => `The rider calls ${phone} if the door stays shut.`,
  saved: 'Use saved address',
  postcode: 'Postcode',
  addPostcode: 'Add the postcode',
  needsPostcode: 'The 5 digits of the address, please: what the ride costs depends on them.',
  /** @param least the smallest order there; null: any */
  areaCosts: (area: string, fee: string, least: string | null) =>
    `${area}: ${fee} for the ride${least ? `, from an order of ${least} on` : ''}.`,
  costsFrom: (fee: string) => `The ride costs from ${fee}, by where you are.`,
  changePostcode: 'Change the postcode',
  addMore: 'Add more',
  table: 'Table number',
  tableHint: 'It is on the tile of your table. Not seated yet? Leave it out.',
  scanTable: 'Sitting down? Scan the code on your table, and we bring it there. Not seated yet? Then we call you.',
  noTable: 'Order without a table',
  done: 'Done',

  offline: 'You are offline. Paying waits until you are back, and nothing here is lost.',
  noSum: (reason: string) => `The sum did not come. ${reason}`,
  setTime: 'Set Time',
  otherTime: 'Change the time',
  discount: 'Discount',
  isNow: 'is now',
  instead: (sum: string) => `Pay ${sum} instead`,
  orders: 'See your orders',
  history: 'See your history',
  again: 'Order again',
  /** The last try had this very cart, and may have made an order. */
  open: 'Your last try may have gone through. Look at your history; trying again never orders twice.',
  unanswered: (reason: string) => `${reason} Your cart is kept, and trying again never orders twice.`,
};
