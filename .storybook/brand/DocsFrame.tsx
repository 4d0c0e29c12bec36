import './docs.css';
import { tokens } from '@seduh/ui/tokens';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { showTheme, type Theme, toTheme } from '../toolbar/withTheme';
import { dress } from './dress';

const dressed = (theme: Theme) =>
  dress(theme, (name) => tokens.roles.find((role) => role.name === name)?.[theme] ?? 'transparent');

const dresses = { light: dressed('light'), dark: dressed('dark') };

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

/** A docs page in Seduh's dress, by day and by night as the toolbar says. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = useSyncExternalStore(subscribe, chosenTheme);
  useLayoutEffect(() => showTheme(theme), [theme]);
  return (
    <DocsContainer context={context} theme={dresses[theme]}>
      {children}
    </DocsContainer>
  );
}
