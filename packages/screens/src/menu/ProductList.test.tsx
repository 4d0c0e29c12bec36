import { ApiProvider, type ProductsResource } from '@seduh/api-client';
import { handlers, productBySlug, toSummary } from '@seduh/api-client/mocks';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { Suspense } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { readProductsQuery } from '../lib/paths';
import { loadWords } from '../lib/words/words';
import { ProductList } from './ProductList';

const server = setupServer(...handlers);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => loadWords());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const [smoothie, mocha] = ['strawberry-smoothie', 'mocha'].map((slug) => toSummary(productBySlug(slug)));

/** The list while these are what was asked for. */
const listOf = (data: ProductsResource['data'], meta?: ProductsResource['meta']) => (
  <ApiProvider>
    <Suspense>
      <ProductList
        query={readProductsQuery(new URLSearchParams())}
        asked={null}
        isEmpty={false}
        list={{ data, meta, isLoading: false, isStale: false, retry: () => {} } as ProductsResource}
        panelId="menu"
        isAdmin={false}
        onPage={() => {}}
      />
    </Suspense>
  </ApiProvider>
);

it('has one picture come first, its row at once after it, and the others when they are near', () => {
  const many = Array.from({ length: 6 }, (_, index) => ({ ...mocha!, id: `${index}` }));
  const { container, rerender } = render(listOf(many));
  const asked = () =>
    [...container.querySelectorAll('article img')].map((image) => image.getAttribute('fetchpriority'));
  expect(asked()).toEqual(['high', 'low', 'low', 'low', null, null]);
  rerender(listOf([{ ...mocha!, id: 'bare', image: null }, ...many]));
  expect(asked()).toEqual(['high', 'low', 'low', null, null, null]);
});

it.each([
  ['other products', [mocha!]],
  ['nothing', []],
  ['no list yet', undefined],
])('keeps the sheet and what is chosen in it when a search has come to %s', async (_, found) => {
  const { rerender } = render(listOf([smoothie!, mocha!]));
  const add = await screen.findByRole('button', { name: `Add ${smoothie!.product_name} to cart` });
  add.focus();
  fireEvent.click(add);
  fireEvent.click(await screen.findByRole('radio', { name: '50 % sugar' }));
  const dialog = screen.getByRole('dialog');
  await act(async () => rerender(listOf(found)));
  expect(screen.getByRole('dialog')).toBe(dialog);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '50 % sugar' }).checked).toBe(true);
  // its card is gone: the focus goes to the list
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
});

it('begins with the next page as its pager is touched', async () => {
  const asked: (string | null)[] = [];
  server.events.on('request:start', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith('/products')) asked.push(searchParams.get('page'));
  });
  const meta = { page: 1, totalPage: 2, next: '/products?page=2' } as ProductsResource['meta'];
  render(listOf([smoothie!], meta));
  fireEvent.touchStart(await screen.findByRole('navigation'));
  await waitFor(() => expect(asked).toEqual(['2']));
  server.events.removeAllListeners();
});
