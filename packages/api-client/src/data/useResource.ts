import { useState } from 'react';
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import type { ApiError } from '../http/ApiError';
import { takePreload } from './preloads';
import type { Key } from './stores';

/** What every reading hook returns. */
export interface Resource<T> {
  /** Undefined until loaded, and where there is nothing to load. */
  data: T | undefined;
  error: ApiError | undefined;
  /** The first load is under way: show placeholders. */
  isLoading: boolean;
  /** Any load is under way, also behind data that is shown. */
  isValidating: boolean;
  /** Loads again, as a button does. */
  retry(): void;
  /** Loads again; resolves when done, never rejects. */
  mutate(): Promise<void>;
}

/** Whose data it is (see `useViewer`); left out for what is public. */
export interface ResourceOwner {
  userId: string | null;
  waiting: boolean;
}

/**
 * What a hook returns that shows the previous data until the next has come. It does not tell of loads behind what is
 * shown: who reads that is drawn anew as each begins and ends, a board of sixty orders every second.
 */
export interface StaleResource<T> extends Omit<Resource<T>, 'isValidating'> {
  /** What is shown belongs to the previous key while this one's data is on its way. */
  isStale: boolean;
}

/**
 * Reads one key.
 * @param key null: nothing to load
 * @param waiting true while it is not known yet whether there is anything to load; counts as loading
 */
export function useResource<T>(
  key: Key | null,
  load: () => Promise<T>,
  waiting = false,
  options: SWRConfiguration<T, ApiError> = {},
): Resource<T> {
  const response = useSWR<T, ApiError>(key, () => (key ? takePreload(key, load) : load()), options);
  return toResource(response, waiting);
}

// getters, because SWR renders a component only for the fields it has read
function toResource<T>(response: SWRResponse<T, ApiError>, waiting: boolean): Resource<T> {
  const mutate = async () => {
    await response.mutate();
  };
  return {
    get data() {
      return response.data;
    },
    get error() {
      return response.error;
    },
    get isLoading() {
      return waiting || (response.isLoading && response.data === undefined);
    },
    get isValidating() {
      return response.isValidating;
    },
    retry: () => void mutate(),
    mutate,
  };
}

/**
 * Reads one key and shows the previous one's data until it has come, so that a page does not collapse in between. Never
 * another owner's data, and none once loading has failed: SWR's `keepPreviousData` shows both (decision 0039).
 */
export function useResourceWithPrevious<T>(
  key: Key | null,
  load: () => Promise<T>,
  { userId, waiting }: Partial<ResourceOwner> = {},
  options?: SWRConfiguration<T, ApiError>,
): StaleResource<T> {
  const { data, error, isLoading, retry, mutate } = useResource(key, load, waiting, options);
  const [previous, setPrevious] = useState({ data, userId });
  if (userId !== previous.userId || (data !== undefined && data !== previous.data)) setPrevious({ data, userId });
  const shown = data ?? (isLoading && previous.userId === userId ? previous.data : undefined);
  const isStale = data === undefined && shown !== undefined;
  return { data: shown, error, isLoading: isLoading && !shown, isStale, retry, mutate };
}
