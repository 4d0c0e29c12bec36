import { MESSAGES } from '@seduh/contract/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type MouseEvent, useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'storybook/test';
import { App } from '../App';
import type { LazyPart } from '../lazyPart';
import { isOutside } from '../paths';
import { type PageRoute, pages } from '../routes/table';
import * as home from '../screens/Home/parts';
import * as order from '../screens/Order/parts';
import * as orders from '../screens/Orders/parts';
import * as payment from '../screens/Payment/parts';
import * as product from '../screens/Product/parts';
import * as products from '../screens/Products/parts';
import { loadShell } from '../shell/parts';

/** A link out of the shop (a provider, the phone, a file) would take the story's page with it. */
function stay(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  const href = link?.getAttribute('href') ?? '/';
  if (isOutside(href) && !href.startsWith('#')) event.preventDefault();
}

type Loadable = Pick<LazyPart, 'load'>;

let open: ((at: string) => void) | undefined;

/** Comes to the shop anew, as by a link in a mail: a page load, which is what a story cannot have. */
export const visit = (at: string): void => open?.(at);

interface ShopProps {
  /** The address somebody comes to. */
  at: string;
}

/** The whole shop with its frame, its routes and its guards, over the mocked API and a history of its own. */
function Shop({ at }: ShopProps) {
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

/** What comes on demand within pages. */
const parts = [home, order, orders, payment, product, products].flatMap((part) => Object.values<Loadable>(part));

/**
 * Fetches all code before the story starts, as a shop does that was looked at for a while: what comes on demand after a
 * press would suspend inside the test's `act`, and React leaves it so until something else happens.
 */
async function loadShop(): Promise<object> {
  await Promise.all([loadShell('/'), ...[...Object.values<PageRoute>(pages), ...parts].map(({ load }) => load())]);
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

/**
 * What somebody meets at an address that is not theirs, by the real guards: a visitor (null) the login, whoever has
 * another role home, both with the reason. Both places are in pictures of their own, so this is in none.
 */
export function turnedAway(
  who: 'customer' | 'admin' | null,
  at: string,
): Pick<StoryObj, 'parameters' | 'tags' | 'loaders' | 'render' | 'play'> {
  return {
    parameters: { session: who, page: false },
    tags: ['!visual', '!autodocs'],
    loaders: [loadShop],
    render: () => <Shop at={at} />,
    async play({ canvas }) {
      const message = who ? MESSAGES.forbidden : MESSAGES.loginFirst;
      await expect(await canvas.findByText(message)).toBeVisible();
      const heading = await canvas.findByRole('heading', { level: 1 });
      await expect(heading).toHaveTextContent(who ? /^Slow brewed/ : 'Login');
    },
  };
}
