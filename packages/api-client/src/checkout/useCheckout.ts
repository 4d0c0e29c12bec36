import type { CartOrderBody, Order } from '@seduh/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../http/ApiError';
import { useSession } from '../session/useSession';
import { attemptOf, prepareKey, type UncertainOutcome } from './attempt';
import { discardAttempt, submitOrder } from './submitOrder';

export interface Checkout {
  /** Orders; safe to call again with the same body. Rejects with an {@link ApiError}, which is in `error` as well. */
  submit(body: CartOrderBody): Promise<Order>;
  busy: boolean;
  /** Why the last try did not lead to an order; gone with the next one. */
  error: ApiError | undefined;
  /**
   * Whether an earlier try may have made an order, this one or another, also before a reload. `open`: submitting is safe
   * and makes it certain. `spent`: submitting is refused until `discardAttempt`.
   */
  uncertainOutcome: UncertainOutcome;
  /** Lets the next `submit` make another order, although there may be one already. */
  discardAttempt(): void;
}

const never = () => () => undefined;

/** Placing an order with a key that outlives retry and reload, so that one order request makes one order. */
export function useCheckout(): Checkout {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const { session } = useSession();
  const userId = session?.id;
  const store = userId === undefined ? undefined : attemptOf(userId);
  const stored = useSyncExternalStore<UncertainOutcome>(
    store?.subscribe ?? never,
    () => store?.get()?.doubt,
    () => undefined,
  );
  /** While a try is under way there always is one: what counts is what there was before. */
  const [before, setBefore] = useState<UncertainOutcome>();

  useEffect(() => {
    if (userId !== undefined) prepareKey(userId);
  }, [userId]);

  const submit = async (body: CartOrderBody) => {
    setBusy(true);
    setBefore(stored);
    setError(undefined);
    return submitOrder(body)
      .catch((reason: unknown) => {
        if (reason instanceof ApiError) setError(reason);
        throw reason;
      })
      .finally(() => setBusy(false));
  };

  return { submit, busy, error, uncertainOutcome: busy ? before : stored, discardAttempt };
}
