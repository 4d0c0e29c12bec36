import { useState } from 'react';

/**
 * Which cards are chosen.
 * @param ids those that can be; what is not among them (any more) does not count
 */
export function useSelection(ids: string[]) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const chosen = ids.filter((id) => picked.has(id));
  return {
    /** The chosen ones among those that can be, in their order. */
    chosen,
    /** Whether there is any to choose. */
    isPossible: ids.length > 0,
    isAll: ids.length > 0 && chosen.length === ids.length,
    choose: (id: string, selected: boolean) =>
      setPicked(new Set(selected ? [...chosen, id] : chosen.filter((other) => other !== id))),
    chooseAll: (selected: boolean) => setPicked(new Set(selected ? ids : [])),
    clear: () => setPicked(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
