import type { OrderTimes, TimesBody } from '@seduh/contract';
import type { StaleResource } from '../data/useResource';
import { fetchTimes } from './quotes';
import { useAnswer } from './useAnswer';

/**
 * Which times of the coming days have no room for a cart, and when it would be ready now; see {@link useAnswer}. Never those
 * of another delivery method: a ride makes others full.
 * @param body null: nobody asks
 */
export function useOrderTimes(body: TimesBody | null): Pick<StaleResource<OrderTimes>, 'data' | 'error' | 'isStale'> {
  const { data, error, isStale } = useAnswer(body, (asked) => ['times', asked], fetchTimes);
  return { data: data?.delivery_id === body?.delivery_id ? data : undefined, error, isStale };
}
