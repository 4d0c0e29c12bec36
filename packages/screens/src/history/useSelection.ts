import { useState } from 'react';

export interface Selection {
  /** The chosen ones among those that can be, in their order. */
  chosen: string[];
  /** Whether there is any to choose. */
  isPossible: boolean;
  isAll: boolean;
  choose(id: string, selected: boolean): void;
  chooseAll(selected: boolean): void;
  clear(): void;
}

/**
 * Which cards are chosen.
 * @param ids those that can be; what is not among them (any more) does not count
 */
export function useSelection(ids: string[]): Selection {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const chosen = ids.filter((id) => picked.has(id));
  return {
    chosen,
    isPossible: ids.length > 0,
    isAll: ids.length > 0 && chosen.length === ids.length,
    choose: (id, selected) => setPicked(new Set(selected ? [...chosen, id] : chosen.filter((other) => other !== id))),
    chooseAll: (selected) => setPicked(new Set(selected ? ids : [])),
    clear: () => setPicked(new Set()),
  };
}
