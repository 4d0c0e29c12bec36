import { useSyncExternalStore } from 'react';
import type { Persisted } from './persisted';

/**
 * What a device keeps, followed. The server knows nothing of it, nor does a page while it is hydrated: undefined. Only where
 * the device keeps nothing that is known at once, as the server's page is made for it: the frame is not drawn twice, and
 * what stands in it is hydrated in slices.
 * @param isNothing whether a value is what a device has at first
 */
export function useStored<T>({ subscribe, get }: Persisted<T>, isNothing: (value: T) => boolean): T | undefined {
  return useSyncExternalStore<T | undefined>(subscribe, get, () => {
    if (typeof window === 'undefined') return undefined;
    const value = get();
    return isNothing(value) ? value : undefined;
  });
}
