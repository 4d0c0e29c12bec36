import { ApiProvider } from '@seduh/api-client';
import { handlers, productBySlug, productFailures } from '@seduh/api-client/mocks';
import { renderHook, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readProductsQuery } from '../lib/paths';
import { useMenuList } from './useMenuList';

const [latte, mocha, rice] = ['hazelnut-latte', 'mocha', 'nasi-goreng'].map((slug) => productBySlug(slug).id) as [
  string,
  string,
  string,
];
const mine = readProductsQuery(new URLSearchParams('categories=mine'));
const foods = readProductsQuery(new URLSearchParams('categories=3'));

const server = setupServer(...handlers);
const calls: string[] = [];
server.events.on('request:start', ({ request }) => void calls.push(new URL(request.url).searchParams.get('ids') ?? ''));
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => void (calls.length = 0));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** One's own tab with these kept, once its list is there. */
async function open(kept: string[]) {
  const wrapper = ({ children }: { children: ReactNode }) => <ApiProvider>{children}</ApiProvider>;
  const view = renderHook(({ query, ids }) => useMenuList(query, ids), {
    wrapper,
    initialProps: { query: mine, ids: kept as string[] | null },
  });
  const shown = () => view.result.current.list.data?.map(({ id }) => id);
  const total = () => view.result.current.list.meta?.totalData;
  await waitFor(() => expect(shown()).toHaveLength(kept.length));
  return { ...view, shown, total };
}
const key = (...ids: string[]) => ids.toSorted().join();

describe("one's own tab", () => {
  it('leaves out what is taken off, and has it again, without asking anew', async () => {
    const { rerender, shown, total } = await open([latte, mocha]);
    server.use(productFailures.offline);
    rerender({ query: mine, ids: [mocha] });
    expect([shown(), total()]).toEqual([[mocha], 1]);
    rerender({ query: mine, ids: [latte, mocha] });
    expect([shown(), total()]).toEqual([[latte, mocha], 2]);
    expect(calls).toEqual([key(latte, mocha)]);
  });

  it('asks for nothing once nothing is kept, and has the last one again', async () => {
    const { rerender, result, shown } = await open([latte]);
    rerender({ query: mine, ids: [] });
    expect(result.current.asked).toBeNull();
    rerender({ query: mine, ids: [latte] });
    await waitFor(() => expect(shown()).toEqual([latte]));
  });

  it('asks for what is kept elsewhere meanwhile', async () => {
    const { rerender, shown } = await open([latte, mocha]);
    rerender({ query: mine, ids: [rice, latte] });
    // what of it is there stays in sight
    expect(shown()).toEqual([latte]);
    await waitFor(() => expect(shown()).toEqual([latte, rice]));
    expect(calls).toEqual([key(latte, mocha), key(latte, rice)]);
  });

  it('stays with what is there where that does not come', async () => {
    const { rerender, result, shown } = await open([latte, mocha]);
    server.use(productFailures.offline);
    rerender({ query: mine, ids: [rice, latte] });
    await waitFor(() => expect(calls).toContain(key(latte, rice)));
    await waitFor(() => expect(result.current.list.isStale).toBe(false));
    expect(shown()).toEqual([latte]);
  });

  it('asks for what is kept when it is opened again', async () => {
    const { rerender, shown } = await open([latte, mocha]);
    rerender({ query: mine, ids: [mocha] });
    rerender({ query: foods, ids: [mocha] });
    await waitFor(() => expect(shown()?.length).toBeGreaterThan(1));
    rerender({ query: mine, ids: [mocha] });
    await waitFor(() => expect(shown()).toEqual([mocha]));
    expect(calls).toEqual([key(latte, mocha), '', mocha]);
  });

  it('asks for nothing before it is known what is kept', async () => {
    const { rerender, result } = await open([latte]);
    rerender({ query: mine, ids: null });
    expect(result.current.asked).toBeNull();
  });
});
