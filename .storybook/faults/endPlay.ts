import type { Forced } from '@seduh/api-client/faults';
import { STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

interface PhaseChange {
  newPhase: string;
  /** Of the story as it was opened; the same for all that is drawn of it after that. */
  renderId: number;
}

/** Plays that have begun and not ended. Storybook's phase does not tell: another theme draws the story beneath its play. */
const playing = new Set<number>();

/** Once: listens to which plays run. */
export function followPlays(): () => void {
  const channel = addons.getChannel();
  const follow = ({ newPhase, renderId }: PhaseChange) => {
    if (newPhase === 'playing') playing.add(renderId);
    if (newPhase === 'played' || newPhase === 'errored') playing.delete(renderId);
  };
  channel.on(STORY_RENDER_PHASE_CHANGED, follow);
  return () => channel.off(STORY_RENDER_PHASE_CHANGED, follow);
}

const NAMES = ['fault', 'clock', 'calls'] as const;
/** What was forced when a story was drawn last; of the panel, not of the story itself. */
let last = '';

/**
 * Before each story: when what is forced changes while a `play` runs, the story starts on a new page with what is forced
 * in its address. A play cannot be stopped from outside, and would go on in the story that begins: type into it, order
 * its cart. Storybook does the same with a play that outlives its story.
 */
export function endPlay({ userGlobals = {} }: { userGlobals?: Partial<Forced> }): Promise<never> | undefined {
  const forced = NAMES.map((name) => `${name}:${userGlobals[name] ?? ''}`);
  const isChanged = forced.join(';') !== last;
  last = forced.join(';');
  if (!isChanged || playing.size === 0) return undefined;
  const address = new URL(location.href);
  const kept = (address.searchParams.get('globals') ?? '')
    .split(';')
    .filter((global) => global !== '' && !NAMES.some((name) => global.startsWith(`${name}:`)));
  address.searchParams.set('globals', [...kept, ...forced].join(';'));
  location.replace(address);
  // nothing more begins on this page
  return new Promise(() => undefined);
}
