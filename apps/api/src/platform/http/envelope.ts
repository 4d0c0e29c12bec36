import type { Pagination } from '@seduh/contract';

export { paginate, type PageRequest } from '@seduh/domain';

/** The success envelope. */
export const ok = <Data>(data: Data, msg = 'OK', status = 200) => ({ status, msg, data, meta: null });

/** One page of a list with its place in the whole. */
export const okList = <Item>(data: Item[], meta: Pagination, msg = 'OK') => ({ status: 200, msg, data, meta });
