import {
  type CountedCalls,
  forceAndCount,
  type Forced,
  forceFaults,
  NO_CALLS,
  NO_FAULT,
} from '@seduh/api-client/faults';
import { NOW } from '@seduh/api-client/mocks';
import { addons } from 'storybook/preview-api';
import { frameKind } from '../frames/frame';
import { CALL_EVENT } from './callEvent';

/** What Storybook's preview says of the stories it shows, as far as it is looked at here. */
interface Preview {
  storyRenders: { id: string; renderOptions: { autoplay?: boolean } }[];
}

interface StoryUnderFault {
  id: string;
  globals: Partial<Forced>;
  storyGlobals: Partial<Forced>;
}

/** Before anything else: what is still on the page must not meet the former fault with the next story's login. */
export const endFault = (): void => void forceFaults(NO_FAULT);

/** Before each story: the fault and the clock of the panel, or of the story's own `globals`. Over with the story. */
export function forceFault({ id, globals, storyGlobals }: StoryUnderFault): () => void {
  const { fault = '', clock = '', calls = 'all' } = globals;
  const isForced = fault !== '' || clock !== '';
  const isOwn = storyGlobals.fault !== undefined || storyGlobals.clock !== undefined;
  restPlay(id, frameKind() === 'docs' || (isForced && !isOwn));
  const show = (counted: CountedCalls) => addons.getChannel().emit(CALL_EVENT, counted);
  if (isForced) show(NO_CALLS);
  return forceAndCount({ fault, clock, calls }, show, new Date(NOW));
}

/** What decided about the play before a fault did. */
const usual = new WeakMap<object, boolean | undefined>();

/**
 * A `play` tells the story without the fault: it would fail, and press what whoever tests wants to press. Among the words
 * of a docs page nothing moves by itself; stories that are drawn right into it rest by Storybook's own rule.
 */
function restPlay(id: string, isResting: boolean): void {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as { __STORYBOOK_PREVIEW__?: Preview };
  for (const { renderOptions } of preview?.storyRenders.filter((render) => render.id === id) ?? []) {
    if (!usual.has(renderOptions)) usual.set(renderOptions, renderOptions.autoplay);
    renderOptions.autoplay = isResting ? false : usual.get(renderOptions);
  }
}
