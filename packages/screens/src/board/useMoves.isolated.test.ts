import { boardOrders, moveTo, seenBy } from '@seduh/api-client/mocks';
import type { Order } from '@seduh/contract';
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useMoves } from './useMoves';

const moveOrder = vi.hoisted(() => vi.fn());
vi.mock('@seduh/api-client', async (load) => ({ ...(await load<object>()), moveOrder }));

const fresh = seenBy(boardOrders.find(({ number }) => number === 'SD-2043') as Order, 'Admin');
const accepted = moveTo(fresh, 'confirmed', true, null);

/** When the newest list that has come was asked for. */
const askedLast = { current: 1 };

/** The board over a list that says this about the one order, asked for at this time. */
const listed = (order: Order, at: number) => ({ orders: [order], asked: () => at, askedLast });

async function accept(latest = 1) {
  askedLast.current = latest;
  moveOrder.mockResolvedValue(accepted);
  const hook = renderHook((open: ReturnType<typeof listed>) => useMoves(open, () => undefined), {
    initialProps: listed(fresh, 1),
  });
  await act(() => hook.result.current.move(fresh, 'confirmed'));
  const statusOf = () => hook.result.current.orders?.map(({ status_name }) => status_name);
  return { ...hook, statusOf, isOwn: () => hook.result.current.isOwn(fresh.id) };
}

it('counts over the list until that has been loaded anew', async () => {
  const { rerender, statusOf, isOwn } = await accept();
  expect(statusOf()).toEqual(['confirmed']);
  rerender(listed(fresh, 1));
  expect(statusOf()).toEqual(['confirmed']);
  rerender(listed(accepted, 2));
  expect(statusOf()).toEqual(['confirmed']);
  expect(isOwn()).toBe(true);
});

it('counts over a list that had come by the answer, and was not drawn yet', async () => {
  const { rerender, statusOf } = await accept(2);
  rerender(listed(fresh, 2));
  expect(statusOf()).toEqual(['confirmed']);
  rerender(listed(fresh, 3));
  expect(statusOf()).toEqual(['pending']);
});

it('is over where the list says the same as before: somebody has taken it back', async () => {
  const { rerender, statusOf, isOwn } = await accept();
  rerender(listed(fresh, 2));
  expect(statusOf()).toEqual(['pending']);
  expect(isOwn()).toBe(false);
});

it('does not come again with what the list said before, nor counts as done here when somebody else does it', async () => {
  const { rerender, statusOf, isOwn } = await accept();
  rerender(listed(accepted, 2));
  rerender(listed(fresh, 3));
  expect(statusOf()).toEqual(['pending']);
  rerender(listed(accepted, 4));
  expect(statusOf()).toEqual(['confirmed']);
  expect(isOwn()).toBe(false);
});
