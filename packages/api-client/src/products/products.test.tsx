import type { ProductListQuery } from '@seduh/contract';
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { serializeKey } from '../data/stores';
import { ApiProvider } from '../data/ApiProvider';
import { handlers, productBySlug, productFailures, products, showProducts, toSummary } from '../mocks';
import { useMocks } from '../testing/mockServer';
import { wrapper } from '../testing/wrapper';
import { preload } from '../data/preloads';
import { preloadProducts, productNeed, productsKey, useProduct, useProducts } from './products';

const { server, calls } = useMocks();
const render = (initialProps: ProductListQuery) => renderHook(useProducts, { wrapper, initialProps });
const latte = toSummary(productBySlug('hazelnut-latte'));

describe('useProducts', () => {
  it('loads a page', async () => {
    const { result } = render({});
    expect(result.current).toMatchObject({ data: undefined, isLoading: true, isStale: false });
    await waitFor(() => expect(result.current.isLoading).toBe(false));
    expect(result.current.data?.[0]).toEqual(latte);
    expect(result.current.meta).toMatchObject({ page: 1, totalPage: 4 });
  });

  it('keeps the former page, marked, until the next one has come', async () => {
    const { result, rerender } = render({ page: 1 });
    await waitFor(() => expect(result.current.data).toHaveLength(8));
    rerender({ page: 2 });
    expect(result.current).toMatchObject({ isStale: true, isLoading: false, meta: { page: 1 } });
    await waitFor(() => expect(result.current.isStale).toBe(false));
    expect(result.current.meta?.page).toBe(2);
  });

  it('shows no former page beside an error', async () => {
    const { result, rerender } = render({ page: 1 });
    await waitFor(() => expect(result.current.data).toBeDefined());
    server.use(productFailures.failed);
    rerender({ page: 2 });
    await waitFor(() => expect(result.current.error).toMatchObject({ code: 'INTERNAL' }));
    expect(result.current).toMatchObject({ data: undefined, isStale: false, isLoading: false });
  });

  it('loads again on retry', async () => {
    server.use(productFailures.offline);
    const { result } = render({});
    await waitFor(() => expect(result.current.error?.code).toBe('NETWORK'));
    server.use(showProducts([latte]));
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.data).toEqual([latte]));
    expect(result.current.error).toBeUndefined();
  });

  it.each<[ProductListQuery, ProductListQuery]>([
    [{}, { page: 1, sort: 'popular', search: '' }],
    [{ page: '2' }, { page: 2 }],
    [{ search: ' latte ' }, { search: 'latte' }],
  ])('asks once for %j and %j', (one, other) => expect(productsKey(one)).toEqual(productsKey(other)));

  it('starts with the data the page came with', () => {
    const key = serializeKey(productsKey({}));
    const { result } = renderHook(() => useProducts({}), {
      wrapper: ({ children }) => (
        <ApiProvider fallback={{ [key]: { data: [latte], meta: null } }}>{children}</ApiProvider>
      ),
    });
    expect(result.current).toMatchObject({ data: [latte], isLoading: false });
  });
});

describe('useProduct', () => {
  it('tells an unknown product from a failure', async () => {
    const { result } = renderHook(() => useProduct('00000000-0000-4000-8000-000000000000'), { wrapper });
    await waitFor(() => expect(result.current.error).toMatchObject({ code: 'NOT_FOUND', status: 404 }));
  });

  it('loads nothing for null', () => {
    const { result } = renderHook(() => useProduct(null), { wrapper });
    expect(result.current).toMatchObject({ data: undefined, isLoading: false });
    expect(calls).toEqual([]);
  });
});

describe('preloading', () => {
  const espresso = productBySlug('espresso');

  it('serves the page that asks while it is under way, with one call', async () => {
    void preload(productNeed(espresso.id));
    const { result } = renderHook(() => useProduct(espresso.id), { wrapper });
    await waitFor(() => expect(result.current.data).toEqual(espresso));
    expect(calls).toHaveLength(1);
  });

  it('is there at the first render once it has come, still with one call', async () => {
    const app = renderHook(({ id }: { id: string | null }) => useProduct(id), {
      wrapper,
      initialProps: { id: null } as { id: string | null },
    });
    await act(() => preload(productNeed(espresso.id)));
    app.rerender({ id: espresso.id });
    expect(app.result.current).toMatchObject({ data: espresso, isLoading: false });
    await waitFor(() => expect(app.result.current.isValidating).toBe(false));
    expect(calls).toHaveLength(1);
  });

  it('skips what is there or on its way', async () => {
    const { result } = renderHook(() => useProducts({ search: 'mocha' }), { wrapper });
    await waitFor(() => expect(result.current.data).toHaveLength(1));
    await preloadProducts({ search: 'mocha' });
    await Promise.all([preloadProducts({ page: 3 }), preloadProducts({ page: 3 })]);
    expect(calls).toHaveLength(2);
  });

  it('does not fail, and leaves the failure to the page', async () => {
    server.use(productFailures.failed);
    await expect(preload(productNeed(products[5]!.id))).resolves.toBeUndefined();
    server.resetHandlers(...handlers);
    const { result } = renderHook(() => useProduct(products[5]!.id), { wrapper });
    await waitFor(() => expect(result.current.data).toEqual(products[5]));
  });
});
