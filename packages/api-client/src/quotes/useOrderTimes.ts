import type { OrderTimes, TimesBody } from '@seduh/contract';
import { useResource, type Resource } from '../data/useResource';
import { fetchTimes } from './requests';

/** How often it is asked whether a time has filled up, while somebody chooses one, ms. */
const ASK_MS = 30_000;

/** Which times of the coming days have no room for a cart. @param body null: nobody asks */
export function useOrderTimes(body: TimesBody | null): Resource<OrderTimes> {
  const asked = body && JSON.stringify(body);
  return useResource(
    asked === null ? null : ['times', asked],
    () => fetchTimes(JSON.parse(asked ?? '') as TimesBody),
    false,
    { refreshInterval: ASK_MS },
  );
}
