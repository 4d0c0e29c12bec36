import { afterPaint } from '@seduh/api-client';
import { useEffect, useState } from 'react';
import type { LazyPart } from './lazyPart';

/** What waits for the next paint. It is asked for together, so that what comes of it is drawn together. */
const waiting: (() => void)[] = [];

function afterNextPaint(act: () => void): void {
  if (waiting.push(act) > 1) return;
  afterPaint(() => {
    for (const run of waiting.splice(0)) run();
  });
}

/**
 * Fetches an extra of the page once it is wanted and the page is drawn, or is put away and will not be. It is left out until its code is here, and where it
 * does not come: nothing waits for it.
 * @returns whether it can be shown without waiting
 */
export function useLoaded({ load }: Pick<LazyPart, 'load'>, isWanted: boolean): boolean {
  const [isHere, setIsHere] = useState(false);
  useEffect(() => {
    if (!isWanted || isHere) return undefined;
    let isCurrent = true;
    afterNextPaint(() => {
      if (!isCurrent) return;
      load().then(
        () => isCurrent && setIsHere(true),
        () => undefined,
      );
    });
    return () => {
      isCurrent = false;
    };
  }, [load, isWanted, isHere]);
  return isHere;
}
