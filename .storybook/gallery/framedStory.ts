/** What a frame's own Storybook says of its story; `stopped`: its play did not come to its end. */
export type FramePhase = 'starting' | 'shown' | 'stopped';

// as Storybook calls them in its window
const PREVIEW = '__STORYBOOK_PREVIEW__';
const CHANNEL = '__STORYBOOK_ADDONS_CHANNEL__';

interface StorybookWindow extends Window {
  [PREVIEW]?: { currentRender?: { phase?: string } };
  [CHANNEL]?: { last(event: string): unknown };
}

const SHOWN = new Set(['completed', 'afterEach', 'finished', 'errored', 'aborted']);
const FAILURES = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing', 'configError'];

/** Looks into the frame of a story of this Storybook: how far it has come. */
export function phaseOf(frame: HTMLIFrameElement): FramePhase {
  const view = frame.contentWindow as StorybookWindow | null;
  if (FAILURES.some((event) => view?.[CHANNEL]?.last(event))) return 'stopped';
  return SHOWN.has(view?.[PREVIEW]?.currentRender?.phase ?? '') ? 'shown' : 'starting';
}

/** The height of the story's page with nothing left to scroll, px. */
export const heightOf = (frame: HTMLIFrameElement) => frame.contentDocument?.documentElement.scrollHeight ?? 0;
