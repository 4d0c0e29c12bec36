import { request, type Answer } from '../http/request';
import { preloadKey } from './preloads';
import type { Key } from './stores';

/**
 * One thing a page asks the API for. The browser loads it ahead; the server, which makes the first page, gets the same
 * answer in its own process and files it under the same key.
 */
export interface Need<Cached = unknown> {
  key: Key;
  /** Path and query, relative to the API base. */
  path: string;
  /** What of the answer is cached under the key. */
  read(answer: Answer<unknown>): Cached;
  /** Asks for it over the network. */
  load(): Promise<Cached>;
}

/** A need that is loaded by asking for its path. */
export function makeNeed<Data, Cached>(
  key: Key,
  path: string,
  read: (answer: Answer<Data>) => Cached,
): Need<Cached> {
  return {
    key,
    path,
    // the contract's schema stands between the two types: the server checks each answer before it leaves
    read: (answer) => read(answer as Answer<Data>),
    load: async () => read(await request<Data>(path)),
  };
}

/** Loads ahead what a page will ask for. Never rejects. */
export const preload = ({ key, load }: Need): Promise<void> => preloadKey(key, load);
