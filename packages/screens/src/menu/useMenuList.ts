import { useProducts, type ProductsResource } from '@seduh/api-client';
import type { ProductListQuery } from '@seduh/contract';
import { useState } from 'react';
import { MINE, paths, type ProductsQuery } from '../lib/paths';
import { menuQuery } from './menuTabs';

type Kept = readonly string[] | null;

/** What one's own tab has asked for. */
interface Asked {
  /** The search and the order it was asked in. */
  address: string;
  ids: Kept;
  /** What was kept when that was decided: the same is not decided twice. */
  seen: Kept;
  /** What it had asked for before one was kept that was not among them. */
  before?: Kept;
}

const nothing: Asked = { address: '', ids: null, seen: null };

/**
 * The menu's list. In one's own tab, what is taken off is left out of the list that is there: asked for anew, all of it would
 * be gone for whoever is offline. It is asked for when the tab is opened, and when one is kept that it does not have.
 * @param kept what one keeps; null until that is known
 */
export function useMenuList(
  query: ProductsQuery,
  kept: Kept,
): { asked: ProductListQuery | null; list: ProductsResource } {
  'use no memo'; // its answer is new with each list anyway
  const [was, setWas] = useState(nothing);
  const asked = menuQuery(query, kept?.length ? was.ids : kept);
  const list = useProducts(asked);
  if (query.categories !== MINE) {
    if (was !== nothing) setWas(nothing);
    return { asked, list };
  }

  const data = list.data?.filter(({ id }) => kept?.includes(id));
  // the same on each page: what is taken off one must not move the next
  const address = paths.products({ ...query, page: 1 });
  const isSame = was.address === address;
  const isNew = was.seen !== kept && (!kept?.every((id) => was.ids?.includes(id)) || data?.length === 0);
  if (!isSame || isNew) setWas({ address, ids: kept, seen: kept, before: isSame ? was.ids : null });
  // it does not come: the one before is still there
  else if (list.error && !list.data && was.before?.length) setWas({ address, ids: was.before, seen: kept });

  const gone = was.ids?.filter((id) => !kept?.includes(id)).length ?? 0;
  const meta = list.meta && { ...list.meta, totalData: list.meta.totalData - gone };
  // nothing of another list is among them, and theirs is on its way
  const isWaiting = list.isStale && data?.length === 0;
  return { asked, list: { ...list, data: isWaiting ? undefined : data, meta } };
}
