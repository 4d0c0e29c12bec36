import type { Station } from '@seduh/contract/constants';
import type { NamedDay } from '@seduh/screens/lib';

const PLACES: Record<Station, string> = { bar: 'the bar', kitchen: 'the kitchen', counter: 'the counter' };
/** Where it is busy; everywhere need not be said. */
const from = (stations: readonly Station[]) =>
  stations.length === Object.keys(PLACES).length ? '' : ` from ${stations.map((each) => PLACES[each]).join(' and ')}`;

/** What stands under the bar when something is the matter. */
export const words = {
  /** @param isOnline the browser has a network @param asOf since when what is shown is known; null: all of it came just now */
  offline: (isOnline: boolean, asOf: string | null, isStaff: boolean) =>
    (isOnline ? 'The shop does not answer.' : 'You are offline.') +
    (asOf === null ? '' : ` What you see is as of ${asOf}.`) +
    (isStaff ? (asOf === null ? ' What you see may be out of date.' : '') : ' Your cart is kept, paying waits.'),
  /** @param day null for today */
  moment: (day: string | null, time: string) => (day ? `${day} ${time}` : time),
  orderFor: (day: NamedDay, time: string) => `Your order is for ${'text' in day ? day.text : day.name} ${time}`,
  busy: (stations: readonly Station[]) => `We are busy: orders${from(stations)} take longer than usual.`,
  waits: 'Your last order got no answer. It waits: nothing is sent until you say so.',
  mayBeSent: 'Your last order may have gone through.',
  look: 'Look at it',
  history: 'See your history',
  newVersion: 'A new version is here.',
  reload: 'Reload',
};
