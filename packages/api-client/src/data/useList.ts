import type { Pagination } from '@seduh/contract';
import type { Answer } from '../http/request';
import type { ApiError } from '../http/ApiError';
import type { Key } from './stores';
import { useKept } from './useKept';
import { useResource } from './useResource';

/** One page of a list as it is cached: the answer's `data` and `meta`. */
export type Page<T> = Pick<Answer<T[]>, 'data' | 'meta'>;

/** What every hook of a paged list returns. */
export interface ListResource<T> {
  data: T[] | undefined;
  meta: Pagination | undefined;
  error: ApiError | undefined;
  /** Nothing to show yet: placeholders. */
  isLoading: boolean;
  isValidating: boolean;
  /** What is shown belongs to the former query while this one's page is on its way. */
  isStale: boolean;
  retry(): void;
  mutate(): Promise<void>;
}

/** Whose list it is (see `useViewer`); left out for public lists. */
export interface ListOwner {
  userId: string | null;
  waiting: boolean;
}

/** Reads one page of a list; keeps the former page in sight until the next has come. */
export function useList<T>(key: Key | null, load: () => Promise<Page<T>>, owner?: ListOwner): ListResource<T> {
  const { data: page, error, isLoading, isValidating, retry, mutate } = useResource(key, load, owner?.waiting);
  const { shown, isStale } = useKept(page, isLoading, owner?.userId);
  return {
    data: shown?.data,
    meta: shown?.meta ?? undefined,
    error,
    isLoading: isLoading && !shown,
    isValidating,
    isStale,
    retry,
    mutate,
  };
}

/** The part of an answer that is cached. */
export const toPage = <T>({ data, meta }: Answer<T[]>): Page<T> => ({ data, meta });
