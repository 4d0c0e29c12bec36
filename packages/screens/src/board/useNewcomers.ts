import { useState } from 'react';

/**
 * Which of these came in since the page was opened, the latest of them only.
 * @param ids undefined until loaded: what is there at first is not new
 */
export function useNewcomers(ids: string[] | undefined): ReadonlySet<string> {
  const [seen, setSeen] = useState<{ known: ReadonlySet<string>; fresh: ReadonlySet<string> } | null>(null);
  const fresh = ids?.filter((id) => !seen?.known.has(id)) ?? [];
  if (ids && (!seen || fresh.length > 0)) {
    setSeen({ known: new Set([...(seen?.known ?? []), ...ids]), fresh: new Set(seen ? fresh : []) });
  }
  return seen?.fresh ?? new Set();
}
