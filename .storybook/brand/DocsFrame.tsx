import './docs.css';
import { tokens } from '@seduh/ui/tokens';
import { DocsContainer, type DocsContainerProps, Story, type StoryProps, useOf } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { showTheme, type Theme, toTheme } from '../toolbar/withTheme';
import { viewports } from '../toolbar/viewports';
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

/**
 * A story among the words of its docs page. In a frame it has the width it pins, as a bar of phones is nothing on a desk,
 * and the height of a page that is low.
 */
export function StoryInDocs(props: StoryProps) {
  const { story } = useOf(props.of ?? 'story', ['story']);
  const { value = '' } = (story.storyGlobals.viewport ?? {}) as { value?: string };
  const page = story.parameters.docs?.story?.inline === false ? viewports[value]?.styles : undefined;
  const isLow = page && Number.parseInt(page.height, 10) < LOW_PX;
  return (
    <div style={{ maxInlineSize: page?.width, marginInline: 'auto' }}>
      <Story {...props} {...(isLow && { height: page.height })} />
    </div>
  );
}

/** Of a phone on its side. */
const LOW_PX = 480;
