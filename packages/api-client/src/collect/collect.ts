import type { CollectKey, CollectScreen } from '@seduh/contract';
import { API_PATHS, HEADERS } from '@seduh/contract/constants';
import { useEffect, useEffectEvent } from 'react';
import type { ApiError } from '../http/ApiError';
import { fill, type Key } from '../data/stores';
import { useResource, type Resource } from '../data/useResource';
import { useViewer } from '../data/useViewer';
import { request } from '../http/request';
import { forAsker } from '../session/forAsker';
import { getSession } from '../session/session';

/** How often the screen asks, and how often by a link that is dead, ms. */
const ASK_EVERY = 3000;
const ASK_IN_VAIN_EVERY = 30_000;

/** What stands on the collection screen, and when the server said so, ms by this device's clock. */
export interface HeardScreen extends CollectScreen {
  heardAt: number;
}

export interface CollectState {
  /** Undefined until heard; through a break what was heard last. */
  screen: HeardScreen | undefined;
  /** Why the last answer did not come. NOT_FOUND: the link is dead, and nothing may be shown any more. */
  error: ApiError | undefined;
}

async function ask(key: string): Promise<HeardScreen> {
  const { data } = await request<CollectScreen>(API_PATHS.collect, { headers: { [HEADERS.collectKey]: key } });
  return { ...data, heardAt: Date.now() };
}

/**
 * What is brewed and ready, asked for every 3 s while the page is visible, and at once when it becomes so. A television has
 * nobody to press a button: it goes on asking whatever comes in between.
 * @param key of the link
 */
export function useCollect(key: string): CollectState {
  const { data, error, mutate } = useResource<HeardScreen>(['collect', key], () => ask(key));
  const askAgain = useEffectEvent(() => (document.visibilityState === 'visible' ? mutate() : Promise.resolve()));
  const isDead = error?.code === 'NOT_FOUND';

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const wait = () => {
      timer = setTimeout(next, isDead ? ASK_IN_VAIN_EVERY : ASK_EVERY);
    };
    // the next one after the answer: on a slow network they would queue up
    const next = () => void askAgain().then(() => isOver || wait());
    const onVisible = () => void askAgain();
    wait();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [isDead]);

  return { screen: isDead ? undefined : data, error };
}

const linkKey = (userId: string): Key => ['collectKey', userId];

/** The key of the collection screen's link, for staff; null while there is no link. */
export function useCollectKey(): Resource<CollectKey> {
  const { userId, waiting } = useViewer();
  const load = async () => (await request<CollectKey>(API_PATHS.collectKey)).data;
  return useResource(userId ? linkKey(userId) : null, load, waiting);
}

/**
 * Makes a new link to the collection screen, for staff; the one before is dead at once. What is on screen follows.
 * @throws {ApiError} CANCELED as {@link forAsker}
 */
export async function makeCollectKey(): Promise<void> {
  const { data } = await forAsker(() => request<CollectKey>(API_PATHS.collectKey, { method: 'POST' }));
  const userId = getSession()?.id;
  if (userId) fill(linkKey(userId), data);
}
