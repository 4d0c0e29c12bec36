import { Toaster } from '@seduh/ui';
import type { Decorator } from '@storybook/react-vite';
import type { MouseEvent } from 'react';

/** A link that leads away would take the test's page with it. */
function stay(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault();
}

/**
 * What a screen finds round it in the shop: the page's main part and the toasts. Links are plain anchors that stay
 * where they are. `parameters.page: false` leaves all this out for a story that brings its own.
 */
export const withPage: Decorator = (Story, { title, parameters }) => {
  if (!title.startsWith('Screens/')) return <Story />;
  return (
    <div style={{ display: 'contents' }} onClickCapture={stay}>
      {parameters.page === false ? (
        <Story />
      ) : (
        <>
          <main id="main">
            <Story />
          </main>
          <Toaster />
        </>
      )}
    </div>
  );
};
