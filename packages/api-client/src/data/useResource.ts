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
