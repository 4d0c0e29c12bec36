import { useEffect, useState } from 'react';
import type { LazyPart } from './lazyPart';

/**
 * Fetches an extra of the page once it is wanted and the page is drawn. It is left out until its code is here, and where it
 * does not come: nothing waits for it.
 * @returns whether it can be shown without waiting
 */
export function useLoaded({ load }: Pick<LazyPart, 'load'>, isWanted: boolean): boolean {
  const [isHere, setIsHere] = useState(false);
  useEffect(() => {
    if (!isWanted || isHere) return undefined;
    let isCurrent = true;
    const fetchPart = () =>
      load().then(
        () => isCurrent && setIsHere(true),
        () => undefined,
      );
    // the frame's own callbacks come before its paint, a timer set by one of them after it
    requestAnimationFrame(() => setTimeout(fetchPart));
    return () => {
      isCurrent = false;
    };
  }, [load, isWanted, isHere]);
  return isHere;
}
