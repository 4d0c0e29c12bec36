import { byPageClock, momentOf } from './clock';
import { type Answer, type Ask, type Call, isRead, readCall, toFetch } from './call';
import { type Calls, faultById, type FaultId } from './list';
import { dearer, unpaid } from './money';
import { failed, html, lost, offline, silent, slow } from './network';
import { expired, forbidden } from './people';
import { findNetwork, loseNetwork, moveClock, moveFetch } from './page';
import { empty, soldOut } from './stock';

/** What is to go wrong. */
export interface Forced {
  /** Id of one of the `FAULTS`; '' and unknown ones: nothing. */
  fault: string;
  /** The shop's clock, as {@link momentOf} reads it; '' for the real time. */
  clock: string;
  /** Which calls a fault meets that can be kept to some. */
  calls: Calls;
}

export interface ForceOptions {
  /** A moment of the week is the first one from this day on. Default: today. */
  base?: Date;
  /** Told of each call that the fault meets. */
  onCall?(method: string, path: string): void;
}

const answers: Record<FaultId, () => Answer> = {
  slow: () => slow,
  silent: () => silent,
  offline: () => offline,
  lost: () => lost,
  failed: () => failed,
  html: () => html,
  empty: () => empty,
  expired,
  forbidden: () => forbidden,
  soldOut,
  dearer,
  unpaid: () => unpaid,
};

const passOn: Answer = (call, ask) => ask(call);
let undo = () => {};

/**
 * Puts a fault and a clock between this page and its API, whatever answers there: the mocks of a story or a server. The
 * way in is `fetch`, which only the request module calls, so the page runs the code it always runs.
 * @returns what undoes it; forcing anew undoes the previous one by itself
 */
export function forceFaults({ fault: id, clock, calls }: Forced, { base, onCall }: ForceOptions = {}): () => void {
  undo();
  const fault = faultById(id);
  const moment = momentOf(clock, base ?? new Date());
  if (!fault && !moment) return undo;

  const answer = fault ? answers[fault.id]() : passOn;
  const meets = (call: Call) => !fault?.scoped || calls === 'all' || isRead(call) === (calls === 'reads');
  const inTime = moment ? byPageClock : passOn;
  const restoreClock = moment ? moveClock(moment) : undefined;
  if (fault?.id === 'offline') loseNetwork();

  const restoreFetch = moveFetch((untouched) => {
    const ask: Ask = async (call) => inTime(call, (behind) => untouched(...toFetch(behind)));
    return async (input, init) => {
      const call = readCall(input, init);
      if (!call) return untouched(input, init);
      onCall?.(call.method, call.path);
      return meets(call) ? answer(call, ask) : ask(call);
    };
  });

  const mine = () => {
    if (undo !== mine) return;
    undo = () => {};
    restoreFetch();
    restoreClock?.();
    if (fault?.id === 'offline') findNetwork();
  };
  undo = mine;
  return mine;
}
