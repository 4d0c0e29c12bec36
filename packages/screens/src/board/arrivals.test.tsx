import { boardOrders, orderIn, paying } from '@seduh/api-client/mocks';
import type { Order } from '@seduh/contract';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useUnacknowledged } from './arrivals';

const [first, second] = boardOrders as [Order, Order];
const start = (orders: Order[] | undefined) =>
  renderHook((props: { orders: Order[] | undefined }) => useUnacknowledged(props.orders), { initialProps: { orders } });

it('calls nobody to what was there at first', () => {
  const { result, rerender } = start(undefined);
  rerender({ orders: [second] });
  expect(result.current.orders).toEqual([]);
  rerender({ orders: [first, second] });
  expect(result.current.orders).toEqual([first]);
});

it('is quiet once heard, also when the order comes back to the column', () => {
  const { result, rerender } = start([]);
  rerender({ orders: [first, second] });
  act(() => result.current.acknowledge([first.id]));
  expect(result.current.orders).toEqual([second]);
  rerender({ orders: [] });
  rerender({ orders: [first] });
  expect(result.current.orders).toEqual([]);
});

it('calls when the money has come, not before', () => {
  const unpaid = { ...paying.byCard, id: paying.paid.id };
  const { result, rerender } = start([unpaid]);
  expect(result.current.orders).toEqual([]);
  rerender({ orders: [paying.paid] });
  expect(result.current.orders).toEqual([paying.paid]);
});

it('is about new orders only', () => {
  const { result, rerender } = start([]);
  rerender({ orders: [orderIn('confirmed'), orderIn('ready')] });
  expect(result.current.orders).toEqual([]);
});
