import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { SWRConfig, useSWRConfig, type SWRConfiguration } from 'swr';
import { isPassing } from '../http/ApiError';
import { forgetBoard } from '../orders/forgetBoard';
import { getSession, sessionStore } from '../session/session';
import { dropPrivate } from './freshness';
import { connectStore } from './stores';

export interface ApiProviderProps {
  children: ReactNode;
  /** Data of the first page by serialised key (`serializeKey`), as the server put it into the HTML. */
  fallback?: Record<string, unknown>;
}

const configuration: SWRConfiguration = {
  provider: () => new Map(),
  errorRetryCount: 3,
  focusThrottleInterval: 15_000,
  shouldRetryOnError: isPassing,
};

const NO_FALLBACK = {};

/** The cache that all hooks below share. Errors are returned by the hooks, never thrown. */
export function ApiProvider({ children, fallback = NO_FALLBACK }: ApiProviderProps) {
  return (
    <SWRConfig value={{ ...configuration, fallback }}>
      <CacheKeeper />
      {children}
    </SWRConfig>
  );
}

/** Connects the cache to writes from outside, and clears what is private when the session changes. */
function CacheKeeper() {
  const { cache, mutate } = useSWRConfig();
  // disconnected in the moment SWR drops the cache: a write in between would be lost
  useLayoutEffect(() => connectStore({ cache, mutate }), [cache, mutate]);
  useEffect(() => {
    let userId = getSession()?.id;
    return sessionStore.subscribe(() => {
      const former = userId;
      userId = getSession()?.id;
      if (!former || former === userId) return;
      forgetBoard();
      // after the components have let go of it: what is on screen would be asked for again
      setTimeout(() => {
        if (getSession()?.id !== former) dropPrivate(former);
      });
    });
  }, []);
  return null;
}
