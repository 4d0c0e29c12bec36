import { ApiProvider, moveOrder } from '@seduh/api-client';
import { handlers, ordersFailures, sessions, signIn } from '@seduh/api-client/mocks';
import { act, renderHook, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { useMoves } from './useMoves';
import { useOpenOrders } from './useOpenOrders';

const server = setupServer(...handlers);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => signIn(sessions.admin));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const wrapper = ({ children }: { children: ReactNode }) => <ApiProvider>{children}</ApiProvider>;
const onTouch = vi.fn();

it('shows an order as it was again where another device has taken the move back', async () => {
  const { result } = renderHook(() => useMoves(useOpenOrders(), onTouch), { wrapper });
  await waitFor(() => expect(result.current?.orders).toBeDefined());
  const order = result.current.orders!.find(({ status_name }) => status_name === 'pending')!;
  const status = () => result.current.orders!.find(({ id }) => id === order.id)?.status_name;
  // the list cannot be had when this device would load it
  server.use(ordersFailures.offline);
  await act(() => result.current.move(order, 'confirmed'));
  await waitFor(() => expect(status()).toBe('confirmed'));
  server.resetHandlers();
  await act(() => moveOrder(order.id, { status_name: 'pending', undo: true }));
  await waitFor(() => expect(status()).toBe('pending'));
});
