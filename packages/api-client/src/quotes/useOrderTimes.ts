import type { OrderTimes, TimesBody } from '@seduh/contract';
import { useResourceWithPrevious, type StaleResource } from '../data/useResource';
import { REST, useDebounced } from './hooks';
import { fetchTimes } from './requests';

/** How often it is asked whether a time has filled up, ms. */
const ASK_MS = 60_000;

/**
 * Which times of the coming days have no room for a cart, and when it would be ready now; those of the cart before stay
 * (`isStale`) until the new ones have come. Never those of another delivery method: a ride makes others full.
 * @param body null: nobody asks
 */
export function useOrderTimes(body: TimesBody | null): Pick<StaleResource<OrderTimes>, 'data' | 'error' | 'isStale'> {
  const wanted = body ? JSON.stringify(body) : '';
  const asked = useDebounced(wanted, REST);
  const { data, error, isStale } = useResourceWithPrevious(
    asked ? ['times', asked] : null,
    () => fetchTimes(JSON.parse(asked) as TimesBody),
    undefined,
    { refreshInterval: ASK_MS },
  );
  const own = data?.delivery_id === body?.delivery_id ? data : undefined;
  return { data: own, error, isStale: isStale || wanted !== asked };
}
