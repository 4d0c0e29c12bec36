import type { OrderTimes, TimesBody } from '@seduh/contract';
import { useResourceWithPrevious, type StaleResource } from '../data/useResource';
import { REST, useDebounced } from './hooks';
import { fetchTimes } from './requests';

/** How often it is asked whether a time has filled up, ms. */
const ASK_MS = 60_000;

/**
 * Which times of the coming days have no room for a cart, and when it would be ready now; those of the cart before stay
 * (`isStale`) until the new ones have come.
 * @param body null: nobody asks
 */
export function useOrderTimes(body: TimesBody | null): StaleResource<OrderTimes> {
  const wanted = body ? JSON.stringify(body) : '';
  const asked = useDebounced(wanted, REST);
  const { data, isStale, ...resource } = useResourceWithPrevious(
    asked ? ['times', asked] : null,
    () => fetchTimes(JSON.parse(asked) as TimesBody),
    undefined,
    { refreshInterval: ASK_MS },
  );
  return { ...resource, data: body ? data : undefined, isStale: isStale || wanted !== asked };
}
