import type { Decorator } from '@storybook/react-vite';
import { setConditions } from './conditions';
import { initialGlobals } from './globals';

/**
 * Text zoom and motion of the toolbar, set before the story renders. `parameters.conditions: false` is for a page that
 * shows other stories in frames: they are met there.
 */
export const withConditions: Decorator = (Story, { globals, parameters }) => {
  const { zoom, motion } = parameters.conditions === false ? initialGlobals : globals;
  setConditions({ zoom: Number(zoom) / 100, isStill: motion === 'reduced' });
  return <Story />;
};
