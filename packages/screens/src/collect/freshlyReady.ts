import type { CollectItem } from '@seduh/contract';
import { useEffect, useState } from 'react';
import type { Bell } from '../board';

/** How long an order that has just become ready is set off, ms. */
const FRESH = 15_000;

const NONE: ReadonlySet<string> = new Set();

interface Seen {
  /** The numbers that were ready in the last answer. */
  numbers: readonly string[];
  fresh: ReadonlySet<string>;
}

/** @param before null for the first answer: what is there at first calls nobody */
export function seeReady(before: Seen | null, numbers: readonly string[]): Seen {
  if (!before) return { numbers, fresh: NONE };
  const came = numbers.filter((number) => !before.numbers.includes(number));
  if (came.length === 0) return { numbers, fresh: before.fresh };
  return { numbers, fresh: new Set([...came, ...before.fresh].filter((number) => numbers.includes(number))) };
}

/**
 * The numbers that have just become ready, for a quarter of a minute; the bell sounds once for those that come together.
 * @param ready undefined until heard
 */
export function useFreshlyReady(ready: readonly CollectItem[] | undefined, bell: Bell): ReadonlySet<string> {
  const [seen, setSeen] = useState<Seen | null>(null);
  const numbers = ready?.map(({ number }) => number);
  if (numbers && numbers.join() !== seen?.numbers.join()) setSeen(seeReady(seen, numbers));
  const fresh = seen?.fresh ?? NONE;

  useEffect(() => {
    if (fresh.size === 0) return undefined;
    bell.ring();
    const timer = setTimeout(() => setSeen((last) => last && { ...last, fresh: NONE }), FRESH);
    return () => clearTimeout(timer);
  }, [bell, fresh]);

  return fresh;
}
