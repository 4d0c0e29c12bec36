import { createContext, useContext } from 'react';
import { useHydrated } from './useHydrated';

/** Which way lines run: `rtl` in Arabic, Hebrew, Persian or Urdu. */
export type Direction = 'ltr' | 'rtl';

/** What the nearest `DirectionProvider` says; null without one. */
export const DirectionContext = createContext<Direction | null>(null);

/** Which way lines run here: as the nearest provider says, else as the document's `dir` does. */
export function useDirection(): Direction {
  const given = useContext(DirectionContext);
  const isHydrated = useHydrated();
  return given ?? (isHydrated && document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');
}
