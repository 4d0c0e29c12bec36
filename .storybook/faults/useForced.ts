import { CLOCKS, faultById, type Forced } from '@seduh/api-client/faults';
import { useGlobals } from 'storybook/manager-api';
import { noFault } from './globals';

/** What is forced on the story, and the ways to change it. */
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
    words: wordsOf(forced),
    /** The story forces something itself: it stays as it is. */
    isFixed: 'fault' in storyGlobals || 'clock' in storyGlobals,
    force: (change: Partial<Forced>) => update(change),
    end: () => update({ ...noFault }),
  };
}

function wordsOf({ fault, clock }: Forced): string {
  const time = CLOCKS.find(({ id }) => id === clock)?.label ?? clock.replace('T', ' ');
  return [faultById(fault)?.label, time].filter(Boolean).join(', ');
}
