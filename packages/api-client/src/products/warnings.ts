import type { Allergen, LineWarning, ProductWarning } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import { useResource, type Resource } from '../data/useResource';
import { useViewer } from '../data/useViewer';
import { queryString, request } from '../http/request';

/** What is asked for in this turn, by product, and the answer to all of it. */
let batch: { ids: string[]; answer: Promise<ProductWarning[]> } | null = null;

/** The cards of a page ask at the same moment: that is one request. */
function fetchWarning(id: string): Promise<LineWarning | null> {
  if (!batch) {
    const ids: string[] = [];
    const answer = Promise.resolve().then(async () => {
      batch = null;
      const path = `${API_PATHS.productWarnings}${queryString({ ids: ids.join() })}`;
      return (await request<ProductWarning[]>(path)).data;
    });
    batch = { ids, answer };
  }
  batch.ids.push(id);
  return batch.answer.then((found) => found.find(({ product_id }) => product_id === id)?.warning ?? null);
}

/**
 * What of a product, as it comes, whoever is logged in has to be warned of; null for nothing.
 * @param avoids what they avoid: nothing is asked for who avoids nothing, and anew as it changes
 */
export function useProductWarning(id: string, avoids: readonly Allergen[] = []): Resource<LineWarning | null> {
  const { userId, waiting } = useViewer();
  const key = userId && avoids.length > 0 ? (['warnings', userId, avoids.join(), id] as const) : null;
  return useResource(key, () => fetchWarning(id), waiting);
}
