import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '../http/ApiError';
import { exampleQuoteBody, placeOrderFailures, sessions, signIn } from '../mocks';
import { useCheckout } from '../checkout/useCheckout';
import { useMocks } from '../testing/mockServer';
import { wrapper } from '../testing/wrapper';
import { useOrderTimes } from './useOrderTimes';

const { server, calls } = useMocks();
beforeEach(() => signIn(sessions.customer));

const asked = () => calls.filter((call) => call === 'POST /transactions/times').length;
const body = { ...exampleQuoteBody, promo_code: null, payment_id: 3 as const };
const { lines, delivery_id } = exampleQuoteBody;

it.each([
  ['closed', 2],
  ['soldOut', 1],
] as const)('which times have room is asked anew once one of them is refused (%s)', async (why, times) => {
  const { result } = renderHook(() => useOrderTimes({ lines, delivery_id }), { wrapper });
  await waitFor(() => expect(result.current.data).toBeDefined());
  server.use(placeOrderFailures[why]);
  const checkout = renderHook(useCheckout, { wrapper });
  await act(() => expect(checkout.result.current.submit(body)).rejects.toThrow(ApiError));
  await waitFor(() => expect(asked()).toBe(times));
  await waitFor(() => expect(result.current.data).toBeDefined());
});
