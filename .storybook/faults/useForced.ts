import { type CountedCalls, type Forced, forcedInWords, NO_CALLS, NO_FAULT } from '@seduh/api-client/faults';
import { useState } from 'react';
import { addons, useChannel, useGlobals } from 'storybook/manager-api';
import { CALL_EVENT } from './callEvent';

/**
 * What is forced on the story, and the ways to change it. Storybook's globals keep it, so that a link carries it:
 * `&globals=fault:failed;clock:sunday`.
 */
export function useForced() {
  const [globals, update, storyGlobals] = useGlobals();
  const forced: Forced = {
    fault: String(globals.fault ?? ''),
    clock: String(globals.clock ?? ''),
    calls: globals.calls === 'reads' || globals.calls === 'writes' ? globals.calls : 'all',
  };
  return {
    forced,
    /** In a few words; '' for nothing. */
    words: forcedInWords(forced),
    /** The story forces something itself: it stays as it is. */
    isFixed: 'fault' in storyGlobals || 'clock' in storyGlobals,
    force: (change: Partial<Forced>) => update(change),
    end: () => update({ ...NO_FAULT }),
  };
}

/** The calls of the API since something was forced onto the story, also those before this panel was there. */
export function useCalls(): CountedCalls {
  const [calls, setCalls] = useState<CountedCalls>(() => {
    const [last] = (addons.getChannel().last(CALL_EVENT) ?? []) as CountedCalls[];
    return last ?? NO_CALLS;
  });
  useChannel({ [CALL_EVENT]: setCalls });
  return calls;
}
