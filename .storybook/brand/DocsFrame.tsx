import './docs.css';
import { tokens } from '@seduh/ui/tokens';
import { DocsContainer, type DocsContainerProps, Story, type StoryProps, useOf } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect } from 'react';
import { viewports } from '../toolbar/viewports';
import { showTheme, type Theme } from '../toolbar/withTheme';
import { dress } from './dress';
import { StoryFrame } from './StoryFrame';
import { useTheme } from './theme';

const dressed = (theme: Theme) =>
  dress(theme, (name) => tokens.roles.find((role) => role.name === name)?.[theme] ?? 'transparent');

const dresses = { light: dressed('light'), dark: dressed('dark') };

/** A docs page in Seduh's dress, by day and by night as the toolbar says. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = useTheme();
  useLayoutEffect(() => showTheme(theme), [theme]);
  return (
    <DocsContainer context={context} theme={dresses[theme]}>
      {children}
    </DocsContainer>
  );
}

/**
 * A story among the words of its docs page; in a frame it has the height of a page that is low.
 */
export function StoryInDocs(props: StoryProps) {
  const { story } = useOf(props.of ?? 'story', ['story']);
  const { inline, height = '500px' } = (story.parameters.docs?.story ?? {}) as { inline?: boolean; height?: string };
  if (inline !== false) return <Story {...props} />;
  const { value = '' } = (story.storyGlobals.viewport ?? {}) as { value?: string };
  const page = viewports[value]?.styles;
  const isLow = page && Number.parseInt(page.height, 10) < LOW_PX;
  return <StoryFrame story={story} height={isLow ? page.height : height} />;
}

/** Of a phone on its side. */
const LOW_PX = 480;
