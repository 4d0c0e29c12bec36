import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { type Theme, toTheme } from '../toolbar/withTheme';

function subscribe(changed: () => void) {
  const channel = addons.getChannel();
  channel.on(GLOBALS_UPDATED, changed);
  return () => channel.off(GLOBALS_UPDATED, changed);
}

/** The theme chosen in the toolbar: what was last changed there, else what the page was opened with. */
function chosenTheme(): Theme {
  const channel = addons.getChannel();
  const updated = channel.last(GLOBALS_UPDATED) as [{ userGlobals: { theme?: string } }] | undefined;
  const opened = channel.last(SET_GLOBALS) as [{ globals: { theme?: string } }] | undefined;
  return toTheme(updated?.[0].userGlobals.theme ?? opened?.[0].globals.theme);
}

/** The theme of the docs page, as the toolbar says. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, chosenTheme);
