// What the fault panel shows, says and counts. It stands in Storybook and over the running shop, and each of them keeps
// the choice in its own place (docs/decisions/0040-one-fault-panel.md).
import { forceFaults, type Forced } from './force';
import { CLOCKS, faultById, FAULTS } from './list';

export const NO_FAULT: Forced = { fault: '', clock: '', calls: 'all' };

/** The calls of the API since something was forced. */
export interface CountedCalls {
  count: number;
  /** The last of them, `GET /products`; '' for none. */
  last: string;
}

export const NO_CALLS: CountedCalls = { count: 0, last: '' };

/** Every fault by what it befalls, in the order of the panel. */
export const FAULT_GROUPS = [...new Set(FAULTS.map(({ group }) => group))].map((group) => ({
  group,
  faults: FAULTS.filter((fault) => fault.group === group),
}));

/** What is forced in a few words; '' for nothing. */
export function forcedInWords({ fault, clock }: Forced): string {
  const time = CLOCKS.find(({ id }) => id === clock)?.label ?? clock.replace('T', ' ');
  return [faultById(fault)?.label, time].filter(Boolean).join(', ');
}

/** `1 call`, `2 calls`. */
export const callsInWords = ({ count }: CountedCalls): string => (count === 1 ? '1 call' : `${count} calls`);

/** Whether the clock is a time that somebody typed, not one of the moments of the week. */
export const isTypedTime = (clock: string): boolean => clock !== '' && !CLOCKS.some(({ id }) => id === clock);

/** A typed time in a field for date and time. An address takes no colon, so the clock has none. */
export const toTimeField = (clock: string): string => clock.replace(/T(\d\d)(\d\d)$/, 'T$1:$2');
export const fromTimeField = (value: string): string => value.replace(':', '');

/**
 * Forces it and counts the calls of the API that are made meanwhile.
 * @param onCall told of all calls so far with each of them
 * @param base a moment of the week is the first one from this day on; default: today
 * @returns what undoes it
 */
export function forceAndCount(forced: Forced, onCall: (calls: CountedCalls) => void, base?: Date): () => void {
  let { count } = NO_CALLS;
  return forceFaults(forced, {
    ...(base ? { base } : {}),
    onCall(method, path) {
      count += 1;
      onCall({ count, last: `${method} ${path}` });
    },
  });
}
