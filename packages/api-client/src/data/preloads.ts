import { request, type Answer } from '../http/request';
import { fill, forgetWithStores, isCached, serializeKey, type Key } from './stores';

/** How long preloaded data stands in for the request of the page it was loaded for, ms. */
const FRESH = 10_000;

interface Preload {
  promise: Promise<unknown>;
  /** When it stops counting as fresh; never while it is under way. */
  until: number;
}

const preloads = new Map<string, Preload>();
const forget = () => preloads.clear();

/**
 * Loads what a page will ask for: on hover, on press, or beside the page's code.
 * Does nothing on the server, or where the data is there or on its way. Resolves when settled, never rejects.
 */
export async function preloadKey(key: Key, load: () => Promise<unknown>): Promise<void> {
  if (typeof window === 'undefined' || isCached(key)) return;
  const name = serializeKey(key);
  const before = preloads.get(name);
  if (before && before.until > Date.now()) {
    await before.promise.catch(() => undefined);
    return;
  }
  const entry: Preload = { promise: load(), until: Infinity };
  preloads.set(name, entry);
  forgetWithStores(forget);
  try {
    const data = await entry.promise;
    entry.until = Date.now() + FRESH;
    // a page that asked meanwhile has taken the entry, and gets the data from the promise itself
    if (preloads.get(name) === entry) fill(key, data);
  } catch {
    if (preloads.get(name) === entry) preloads.delete(name);
  }
}

/** The preloaded answer where there is a fresh one (once), else a new request. */
export function takePreload<T>(key: Key, load: () => Promise<T>): Promise<T> {
  const name = serializeKey(key);
  const entry = preloads.get(name);
  preloads.delete(name);
  return entry && entry.until > Date.now() ? (entry.promise as Promise<T>) : load();
}

/** Forgets preloaded answers of every key with this part in its text. */
export function dropPreloads(part: string): void {
  for (const name of preloads.keys()) if (name.includes(part)) preloads.delete(name);
}

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
export function makeNeed<Data, Cached>(key: Key, path: string, read: (answer: Answer<Data>) => Cached): Need<Cached> {
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
