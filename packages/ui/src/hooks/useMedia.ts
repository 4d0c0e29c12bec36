import { useSyncExternalStore } from 'react';

/**
 * Whether a media query holds, for what style sheets cannot say: how something behaves.
 * @param query a constant; false on the server
 */
export function useMedia(query: string): boolean {
  const subscribe = (changed: () => void) => {
    const list = window.matchMedia(query);
    list.addEventListener('change', changed);
    return () => list.removeEventListener('change', changed);
  };
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
