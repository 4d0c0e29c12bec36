import type { Pagination } from '@seduh/contract';
import type { Answer } from '../http/request';
import type { Key } from './stores';
import { useResourceWithPrevious, type ResourceOwner, type StaleResource } from './useResource';

/** One page of a list as it is cached: the answer's `data` and `meta`. */
export type Page<T> = Pick<Answer<T[]>, 'data' | 'meta'> & {
  /** When it was asked for, where that is kept, ms; no two loads have the same. */
  asked?: number;
};

/** What every hook of a paged list returns: the previous page stays (`isStale`) until the next has come. */
export interface ListResource<T> extends StaleResource<T[]> {
  meta: Pagination | undefined;
  /** When what is shown was asked for, where the list keeps that, ms: another one is a list that was loaded anew. */
  asked: number | undefined;
}

/** Reads one page of a list. */
export function useList<T>(key: Key | null, load: () => Promise<Page<T>>, owner?: ResourceOwner): ListResource<T> {
  const { data: page, ...resource } = useResourceWithPrevious(key, load, owner);
  return { ...resource, data: page?.data, meta: page?.meta ?? undefined, asked: page?.asked };
}

/** The part of an answer that is cached. */
export const toPage = <T>({ data, meta }: Answer<T[]>): Page<T> => ({ data, meta });

/** A value of a list's query as it travels: trimmed text, '' for none. */
export const queryText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
