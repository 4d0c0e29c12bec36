import { useSyncExternalStore } from 'react';
import { useSession } from '../session/useSession';
import { attemptOf, type UncertainOutcome } from './attempt';

const never = () => () => undefined;

/** What the customer's last try to order has left uncertain, also before a reload; undefined for nothing. */
export function useUncertainOutcome(): UncertainOutcome {
  const { session } = useSession();
  const store = session ? attemptOf(session.id) : undefined;
  return useSyncExternalStore<UncertainOutcome>(
    store?.subscribe ?? never,
    () => store?.get()?.doubt,
    () => undefined,
  );
}
