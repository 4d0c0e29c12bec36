import type { FavouriteIds, FavouritesBody } from '@seduh/contract';
import { API_PATHS, LIMITS } from '@seduh/contract/constants';
import { forgetWithStores } from '../data/stores';
import { useResource, type Resource } from '../data/useResource';
import { ApiError, isPassing } from '../http/ApiError';
import { request, type Answer } from '../http/request';
import { forAsker } from '../session/forAsker';
import { getSession } from '../session/session';
import { useSession } from '../session/useSession';
import { favouritesOf, toKept, type Favourites } from './store';
import { useFavouriteIds } from './useFavouriteIds';

type Unsent = Favourites['unsent'];

/** Whether it can be sent again later: no connection, a server in trouble, a login that is over, too much at once. */
const canWait = (error: unknown): boolean =>
  isPassing(error) || (error instanceof ApiError && (error.status === 401 || error.status === 429));

const put = (ids: string[], id: string, isKept: boolean): string[] => {
  const others = ids.filter((other) => other !== id);
  return isKept ? toKept([id, ...others]) : others;
};

/** What a visitor kept goes before what the customer keeps, and pushes nothing of theirs out. */
const join = (ids: string[], added: string[]): string[] => [
  ...added.filter((id) => !ids.includes(id)).slice(0, LIMITS.favourites - ids.length),
  ...ids,
];

const joinedOf = (unsent: Unsent): string[] => Object.keys(unsent).filter((id) => unsent[id] === 'joined');
const pressedOf = (unsent: Unsent): [id: string, isKept: boolean][] =>
  Object.entries(unsent).flatMap(([id, change]) => (change === 'joined' ? [] : [[id, change]]));

/** What the server says, with what it has not heard of yet. */
function withUnsent(ids: string[], unsent: Unsent): string[] {
  const pressed = pressedOf(unsent).reduce(
    (all, [id, isKept]) => (all.includes(id) === isKept ? all : put(all, id, isKept)),
    ids,
  );
  return join(pressed, joinedOf(unsent));
}

let last: Promise<unknown> = Promise.resolve();
/** By product, until whoever pressed it takes theirs: a turn sends all that waits, also what others wait for. */
const refusals = new Map<string, unknown>();
const forget = () => {
  last = Promise.resolve();
  refusals.clear();
};

/** One call after the other: so two presses arrive in their order, and no list comes from between them. */
function inTurn<T>(act: () => Promise<T>): Promise<T> {
  const turn = last.then(act);
  last = turn.catch(() => undefined);
  forgetWithStores(forget);
  return turn;
}

/** The server has answered these changes; of what was changed once more meanwhile it has not heard. */
function settle(userId: string, sent: Unsent, ids: (now: string[]) => string[]): void {
  const store = favouritesOf(userId);
  const now = store.get();
  const unsent = Object.fromEntries(Object.entries(now.unsent).filter(([id, change]) => sent[id] !== change));
  store.set({ ids: withUnsent(ids(now.ids), unsent), unsent });
}

/**
 * Sends what the server has not heard of, as long as this user is logged in; what cannot be sent now waits. A refusal takes
 * back what was refused, is noted for who has pressed it, and keeps nothing else from being sent. Never rejects.
 */
async function send(userId: string): Promise<void> {
  while (getSession()?.id === userId) {
    const { unsent } = favouritesOf(userId).get();
    const [press] = pressedOf(unsent);
    // last, as it only takes the room that is left; no more at once than the server takes
    const joined = joinedOf(unsent).slice(0, LIMITS.favourites);
    const sent: Unsent = Object.fromEntries(press ? [press] : joined.map((id) => [id, 'joined']));
    const ids = Object.keys(sent);
    if (ids.length === 0) return;
    try {
      const { data } = await forAsker<Answer<FavouriteIds | null>>(() =>
        press ? sendPress(...press) : sendJoined(ids),
      );
      settle(userId, sent, (now) => data ?? now);
    } catch (error) {
      if (canWait(error) || getSession()?.id !== userId) return;
      settle(userId, sent, (now) => ids.reduce((all, id) => put(all, id, sent[id] === false), now));
      if (press) refusals.set(press[0], error);
    }
  }
}

const sendPress = (id: string, isKept: boolean) =>
  request<null>(API_PATHS.favourite(id), { method: isKept ? 'PUT' : 'DELETE' });

function sendJoined(ids: string[]) {
  const body: FavouritesBody = { product_ids: ids };
  return request<FavouriteIds>(API_PATHS.favourites, { method: 'POST', body });
}

/**
 * Sends what waits, then takes over what the server knows: other devices keep and take off, too.
 * @throws {ApiError} CANCELED as {@link forAsker}: one account's list is never stored as another's
 */
async function load(userId: string): Promise<FavouriteIds> {
  await send(userId);
  const { data } = await forAsker(() => request<FavouriteIds>(API_PATHS.favourites), userId);
  settle(userId, {}, () => data);
  return data;
}

/**
 * Keeps a product, or keeps it no more: here at once, on the server as soon as it can be reached. A visitor's stay on the
 * device until somebody logs in.
 * @throws {ApiError} the refusal of this product, after the change has been taken back: NOT_FOUND for what is not on the
 * menu any more
 */
export async function setFavourite(id: string, isKept: boolean): Promise<void> {
  const userId = getSession()?.id ?? null;
  const store = favouritesOf(userId);
  const { ids, unsent } = store.get();
  store.set({ ids: put(ids, id, isKept), unsent: userId === null ? {} : { ...unsent, [id]: isKept } });
  if (userId === null) return;
  // of an earlier press that nobody waits for
  refusals.delete(id);
  await inTurn(() => send(userId));
  const refusal = refusals.get(id);
  refusals.delete(id);
  if (refusal) throw refusal;
}

/**
 * Hands what a visitor kept on this device to the customer who logs in, as far as there is room beside their own. It is sent
 * meanwhile, with what had to wait for this login.
 */
export function joinFavourites(userId: string): void {
  const device = favouritesOf(null);
  const guest = device.get().ids;
  if (guest.length > 0) {
    const store = favouritesOf(userId);
    const { ids, unsent } = store.get();
    const joined: Unsent = Object.fromEntries(guest.map((id) => [id, 'joined']));
    store.set({ ids: join(ids, guest), unsent: { ...unsent, ...joined } });
    device.clear();
  }
  void inTurn(() => send(userId));
}

/** Also why the list did not come from the server, and another try. */
export interface FavouritesState extends Pick<Resource<FavouriteIds>, 'error' | 'retry'> {
  /** The latest first; null until the page is hydrated. */
  ids: readonly string[] | null;
  /** What is kept on other devices is not known yet. */
  isLoading: boolean;
}

/** What whoever uses the device keeps, and what a customer keeps elsewhere. Staff keep nothing. */
export function useFavourites(): FavouritesState {
  const { session, status } = useSession();
  const ids = useFavouriteIds();
  const userId = session?.role === 'User' ? session.id : null;
  const { isLoading, error, retry } = useResource(
    userId === null ? null : ['favourites', userId],
    () => inTurn(() => load(userId ?? '')),
    status === 'unknown',
    // asked for by each heart: what is known is good until the tab is looked at again
    { revalidateIfStale: false },
  );
  return { ids, isLoading, error, retry };
}
