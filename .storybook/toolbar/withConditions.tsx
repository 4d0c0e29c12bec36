import { DirectionProvider } from '@seduh/ui';
import '@seduh/ui/density.css';
import type { Decorator } from '@storybook/react-vite';
import { setConditions } from './conditions';
import { initialGlobals } from './globals';

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
  const story = (
    <DirectionProvider dir={dir}>
      <Story />
    </DirectionProvider>
  );
  return isDocs && dir === 'rtl' ? <div dir="rtl">{story}</div> : story;
};
