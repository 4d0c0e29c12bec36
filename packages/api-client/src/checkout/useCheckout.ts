import type { CartOrderBody, Order } from '@seduh/contract';
import { useState } from 'react';
import { ApiError } from '../http/ApiError';
import { submitOrder } from './submitOrder';

export interface Checkout {
  /** Orders; safe to call again with the same body. Rejects with an {@link ApiError}, which is in `error` as well. */
  submit(body: CartOrderBody): Promise<Order>;
  busy: boolean;
  /** Why the last try did not lead to an order; gone with the next one. */
  error: ApiError | undefined;
  /** Takes the error away, e.g. when the cart has changed. */
  reset(): void;
}

/** Placing an order with a key that outlives retry and reload, so that one wish makes one order. */
export function useCheckout(): Checkout {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();

  const submit = async (body: CartOrderBody) => {
    setBusy(true);
    setError(undefined);
    return submitOrder(body)
      .catch((reason: unknown) => {
        if (reason instanceof ApiError) setError(reason);
        throw reason;
      })
      .finally(() => setBusy(false));
  };

  return { submit, busy, error, reset: () => setError(undefined) };
}
