import type { Preview } from '@storybook/react-vite';
import { chromaticVersionsOf, type Subject } from './versions';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** What Chromatic reads of a story: how often it is pictured, or that it is not. */
function chromaticOf(subject: Subject): object {
  const versions = chromaticVersionsOf(subject);
  if (versions.length === 0) return { disableSnapshot: true };
  return {
    modes: Object.fromEntries(
      versions.map(({ name, width, height, theme, look }) => [
        name,
        { theme, viewport: { width, height }, ...(look === 'rtl' && { direction: look }) },
      ]),
    ),
    prefersReducedMotion: 'reduce',
  };
}

/**
 * Chromatic pictures what the baselines hold, by the same rule, as far as it can. Storybook has no parameters that are computed; what
 * enhances a story's arg types is the one thing that sees each story with its tags before anybody reads its parameters.
 */
export const followBaselines: Enhancer = ({ id, title, tags, parameters, storyGlobals, argTypes }) => {
  const { fileName, viewport } = parameters as { fileName: string; viewport: { options: Subject['viewports'] } };
  parameters.chromatic = chromaticOf({
    id,
    title,
    file: fileName,
    tags: tags ?? [],
    globals: storyGlobals,
    viewports: viewport.options,
  });
  return argTypes;
};
