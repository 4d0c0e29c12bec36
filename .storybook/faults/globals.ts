import type { Forced } from '@seduh/api-client/faults';

/** Where Storybook keeps what is forced, so that a link carries it: `&globals=fault:failed;clock:sunday`. */
export const noFault: Forced = { fault: '', clock: '', calls: 'all' };

/** Tells the panel {@link Heard}: as something is forced, and with each call of the API after that. */
export const CALL_EVENT = 'seduh/faults/call';

/** What has come of it. */
export interface Heard {
  /** Calls of the API so far. */
  count: number;
  /** The last of them, `GET /products`. */
  last: string;
}
