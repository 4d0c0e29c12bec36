import { ApiProvider } from '@seduh/api-client';
import type { Decorator } from '@storybook/react-vite';

/** Gives each story a cache of its own: nothing a story has loaded is there for the next one. */
export const withApi: Decorator = (Story, { id }) => (
  <ApiProvider key={id}>
    <Story />
  </ApiProvider>
);
