import { useEffect, useState } from 'react';
import { type ResourceOwner, type StaleResource, useResourceWithPrevious } from '../data/useResource';
import type { Key } from '../data/stores';

/** How long what is asked must rest before it is asked, ms. */
const REST = 200;
/** The times in it move with the orders of others: asked again while somebody looks at it, ms. */
const LIVE = { refreshInterval: 60_000 };

/**
 * What the server makes of a cart, asked again when it changes and each minute; the previous answer stays (`isStale`) until
 * the new one has come.
 * @param body null: nobody asks
 * @param keyOf makes the key of what is asked, from its JSON
 * @param owner where an answer depends on who asks
 */
export function useAnswer<Body, Answer>(
  body: Body | null,
  keyOf: (body: string) => Key,
  ask: (body: Body) => Promise<Answer>,
  owner?: ResourceOwner,
): StaleResource<Answer> {
  const wanted = body ? JSON.stringify(body) : '';
  const asked = useDebounced(wanted, REST);
  const { data, isStale, ...resource } = useResourceWithPrevious(
    asked && !owner?.waiting ? keyOf(asked) : null,
    () => ask(JSON.parse(asked) as Body),
    owner && { ...owner, waiting: owner.waiting && body !== null },
    LIVE,
  );
  return { ...resource, data: body ? data : undefined, isStale: isStale || wanted !== asked };
}

/**
 * Follows a text with a delay, so that a burst of changes becomes one.
 * From and to '' it follows at once: there is nothing to wait for.
 * @param delay ms without a change
 */
function useDebounced(text: string, delay: number): string {
  const [debounced, setDebounced] = useState(text);
  const immediate = debounced === '' || text === '';
  if (immediate && debounced !== text) setDebounced(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), delay);
    return () => clearTimeout(timer);
  }, [text, delay]);
  return immediate ? text : debounced;
}
