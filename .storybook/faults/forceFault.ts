import { forceFaults, type Forced } from '@seduh/api-client/faults';
import { NOW } from '@seduh/api-client/mocks';
import { addons } from 'storybook/preview-api';
import { CALL_EVENT, type Heard, noFault } from './globals';

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
export const endFault = (): void => void forceFaults(noFault);

/** Before each story: the fault and the clock of the panel, or of the story's own `globals`. Over with the story. */
export function forceFault({ id, globals, storyGlobals }: StoryUnderFault): () => void {
  const { fault = '', clock = '', calls = 'all' } = globals;
  const isForced = fault !== '' || clock !== '';
  const isOwn = storyGlobals.fault !== undefined || storyGlobals.clock !== undefined;
  restPlay(id, isForced && !isOwn);
  let heard: Heard = { count: 0, last: '' };
  const tell = () => addons.getChannel().emit(CALL_EVENT, heard);
  if (isForced) tell();
  return forceFaults(
    { fault, clock, calls },
    {
      base: new Date(NOW),
      onCall(method, path) {
        heard = { count: heard.count + 1, last: `${method} ${path}` };
        tell();
      },
    },
  );
}

/** What decided about the play before a fault did. */
const usual = new WeakMap<object, boolean | undefined>();

/** A `play` tells the story without the fault: it would fail, and press what whoever tests wants to press. */
function restPlay(id: string, isResting: boolean): void {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as { __STORYBOOK_PREVIEW__?: Preview };
  for (const { renderOptions } of preview?.storyRenders.filter((render) => render.id === id) ?? []) {
    if (!usual.has(renderOptions)) usual.set(renderOptions, renderOptions.autoplay);
    renderOptions.autoplay = isResting ? false : usual.get(renderOptions);
  }
}
