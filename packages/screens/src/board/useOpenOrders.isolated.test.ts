import { boardOrders } from '@seduh/api-client/mocks';
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useOpenOrders } from './useOpenOrders';

const useOrders = vi.hoisted(() => vi.fn());
vi.mock('@seduh/api-client', async (load) => ({ ...(await load<object>()), useOrders }));

const [one, two, three] = boardOrders;

/** The server's pages, each with its orders. */
function serve(...pages: unknown[][]) {
  useOrders.mockReset();
  useOrders.mockImplementation(({ page }: { page: number }) => ({
    data: pages[page - 1],
    meta: { totalPage: pages.length, totalData: 50 * (pages.length - 1) + 1 },
  }));
}

const pagesAsked = () => new Set(useOrders.mock.calls.map(([query]) => query.page));

it('asks for one page where there is one', () => {
  serve([one, two]);
  const { result } = renderHook(useOpenOrders);
  expect(result.current).toMatchObject({ orders: [one, two], beyond: 0 });
  expect(pagesAsked()).toEqual(new Set([1]));
});

it('puts all pages together, and an order that is on two of them once', () => {
  serve([one, two], [two, three], [three]);
  const { result } = renderHook(useOpenOrders);
  expect(new Set(result.current.orders)).toEqual(new Set([one, two, three]));
  expect(result.current.orders).toHaveLength(3);
  expect(pagesAsked()).toEqual(new Set([1, 2, 3]));
});

it('stops at four pages, and says how many there are beyond', () => {
  serve([one], [two], [three], [], [one], [two]);
  const { result } = renderHook(useOpenOrders);
  expect(pagesAsked()).toEqual(new Set([1, 2, 3, 4]));
  expect(result.current.beyond).toBe(51);
});

it('has no orders, rather than none, until the first page has come', () => {
  useOrders.mockReset();
  useOrders.mockReturnValue({});
  expect(renderHook(useOpenOrders).result.current.orders).toBeUndefined();
});
