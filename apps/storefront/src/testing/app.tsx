import type { Meta } from '@storybook/react-vite';
import { type MouseEvent, useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../App';
import { isOutside } from '@seduh/screens/lib';
import { pages } from '../routes/table';
import { lazyParts } from '@seduh/screens/testing';
import { loadShell } from '../shell/lazy';

/** A link out of the shop (a provider, the phone, a file) would take the story's page with it. */
function stay(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  const href = link?.getAttribute('href') ?? '/';
  if (isOutside(href) && !href.startsWith('#')) event.preventDefault();
}

let open: ((at: string) => void) | undefined;

/** Comes to the shop anew, as by a link in a mail: a page load, which is what a story cannot have. */
export const visit = (at: string): void => open?.(at);

interface ShopProps {
  /** The address somebody comes to. */
  at: string;
}

/** The whole shop with its frame, its routes and its guards, over the mocked API and a history of its own. */
export function Shop({ at }: ShopProps) {
  const [visits, setVisits] = useState([at]);
  useEffect(() => {
    open = (next) => setVisits((all) => [...all, next]);
  }, []);
  return (
    <div onClickCapture={stay}>
      <MemoryRouter key={visits.length} initialEntries={visits.slice(-1)}>
        <App />
      </MemoryRouter>
    </div>
  );
}

/**
 * Fetches all code before the story starts, as a shop does that was looked at for a while: what comes on demand after a
 * press would suspend inside the test's `act`, and React leaves it so until something else happens.
 */
export async function loadShop(): Promise<object> {
  await Promise.all([loadShell(), ...[...Object.values(pages), ...lazyParts].map(({ load }) => load())]);
  return {};
}

/** What every flow is made of: spread into its meta, which then must have no doc comment. */
export const inTheShop = {
  component: Shop,
  args: { at: '/' },
  parameters: { layout: 'fullscreen' },
  // each of its pages has a picture among the screens; a page of documents has room for one shop only
  tags: ['!visual', '!autodocs'],
  loaders: [loadShop],
} satisfies Meta<typeof Shop>;
