import { useSyncExternalStore } from 'react';
import type { Persisted } from './persisted';

/**
 * What a device keeps, followed. The server knows nothing of it, nor does a page while it is hydrated: undefined. Only where
 * the device keeps nothing that is known at once, as the server's page is made for it: the frame is not drawn twice, and
 * what stands in it is hydrated in slices.
 * @param isNothing whether a value is what a device has at first
 * @param part of the value: who reads it is drawn again where that changes, by `Object.is`, and not with the rest
 */
export function useStored<T, Part>(
  { subscribe, get }: Persisted<T>,
  isNothing: (value: T) => boolean,
  part: (value: T) => Part,
): Part | undefined {
  return useSyncExternalStore<Part | undefined>(
    subscribe,
    () => part(get()),
    () => {
      if (typeof window === 'undefined') return undefined;
      const value = get();
      return isNothing(value) ? part(value) : undefined;
    },
  );
}

/** For who reads all of it. */
export const whole = <T>(value: T): T => value;
