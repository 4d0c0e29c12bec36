import type { Pagination } from '@seduh/contract';

/** The success envelope. */
export const ok = <Data>(data: Data, msg = 'OK', status = 200) => ({ status, msg, data, meta: null });

/** Which page of a list; the first is 1. */
export interface PageRequest {
  page: number;
  limit: number;
}

/** One page of a list with its place in the whole. */
export const okList = <Item>(data: Item[], meta: Pagination, msg = 'OK') => ({ status: 200, msg, data, meta });

/**
 * Place of a page in a list.
 * @param path the list's path under the API base, e.g. `/products`
 * @param query the other filters, repeated in `prev` and `next`
 */
export function paginate(
  path: string,
  { page, limit, totalData }: PageRequest & { totalData: number },
  query: Record<string, string | number | undefined> = {},
): Pagination {
  const totalPage = Math.ceil(totalData / limit);
  const link = (target: number) => {
    const params = new URLSearchParams();
    const all: Record<string, string | number | undefined> = { ...query, page: target, limit };
    for (const [key, value] of Object.entries(all)) {
      if (value !== undefined && value !== '') params.set(key, String(value));
    }
    return `${path}?${params}`;
  };
  return {
    page,
    totalPage,
    limit,
    totalData,
    prev: page > 1 && page <= totalPage ? link(page - 1) : null,
    next: page < totalPage ? link(page + 1) : null,
  };
}
