import { DirectionProvider } from '@seduh/ui';
import '@seduh/ui/density.css';
import type { Decorator } from '@storybook/react-vite';
import { type PropsWithChildren, useSyncExternalStore } from 'react';
import { setConditions } from './conditions';
import { initialGlobals } from './globals';

/** Tells a story its page's direction, also when the page is turned while it is shown, as a picture does. */
function PageDirection({ children }: PropsWithChildren) {
  return <DirectionProvider dir={useSyncExternalStore(watchPage, pageDirection)}>{children}</DirectionProvider>;
}

const pageDirection = () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

function watchPage(onTurn: () => void): () => void {
  const observer = new MutationObserver(onTurn);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

/**
 * Text zoom, motion, direction and density of the toolbar, set before the story renders. `parameters.conditions: false` is for a
 * page that shows other stories in frames: they are met there. A docs page keeps its own direction, whatever its stories
 * have.
 */
export const withConditions: Decorator = (Story, { globals, parameters, viewMode }) => {
  const { zoom, motion, direction, density } = parameters.conditions === false ? initialGlobals : globals;
  setConditions({ zoom: Number(zoom) / 100, isStill: motion === 'reduced' });
  const dir = direction === 'rtl' ? 'rtl' : 'ltr';
  const isDocs = viewMode === 'docs';
  if (density === 'compact') document.documentElement.dataset.density = density;
  else delete document.documentElement.dataset.density;
  document.documentElement.dir = isDocs ? 'ltr' : dir;
  if (!isDocs) {
    return (
      <PageDirection>
        <Story />
      </PageDirection>
    );
  }
  const story = (
    <DirectionProvider dir={dir}>
      <Story />
    </DirectionProvider>
  );
  return dir === 'rtl' ? <div dir="rtl">{story}</div> : story;
};
