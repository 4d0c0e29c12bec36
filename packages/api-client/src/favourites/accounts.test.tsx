import { LIMITS } from '@seduh/contract/constants';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { login } from '../auth/requests';
import { credentials, favouritesFailures, fixtureId, productBySlug, sessions, showFavourites, signIn } from '../mocks';
import type { Session } from '../session/session';
import { useMocks } from '../testing/mockServer';
import { wrapper } from '../testing/wrapper';
import { closeAccount } from '../users/writes';
import { joinFavourites, setFavourite, useFavourites } from './favourites';
import { FAVOURITES_KEY, favouritesOf } from './store';

// Whose list it is: a visitor's becomes a customer's, and one customer's never another's.
const { server, calls, hold } = useMocks();
const { customer, admin } = sessions;
const other: Session = { ...customer, id: fixtureId('user', 77), token: 'token-of-the-other' };
const latte = productBySlug('hazelnut-latte').id;
const mocha = productBySlug('mocha').id;
const kept = (userId: string | null) => favouritesOf(userId).get();
const render = () => renderHook(useFavourites, { wrapper });
const asked = () => calls.filter((call) => call.includes('favourites'));
/** None of them on the mocks' menu. */
const many = (count: number) => Array.from({ length: count }, (_, n) => fixtureId('product', 500 + n));

beforeEach(() => signIn(null));

describe('at a login', () => {
  it('what the device keeps joins what the customer keeps, in one call', async () => {
    favouritesOf(null).set({ ids: [latte, mocha], unsent: {} });
    await login(credentials.customer);
    expect(kept(customer.id).ids).toEqual([latte, mocha]);
    expect(kept(null).ids).toEqual([]);
    await waitFor(() => expect(kept(customer.id).unsent).toEqual({}));
    expect(asked()).toEqual(['POST /users/favourites']);
    expect(kept(customer.id).ids).toEqual([latte, mocha]);
  });

  it('what joins pushes nothing out that the customer keeps', async () => {
    const own = many(LIMITS.favourites - 1);
    favouritesOf(customer.id).set({ ids: own, unsent: {} });
    favouritesOf(null).set({ ids: [own[5]!, latte, mocha], unsent: {} });
    const answer = hold();
    signIn(customer);
    joinFavourites(customer.id);
    expect(kept(customer.id).ids).toEqual([latte, ...own]);
    server.use(showFavourites(own));
    const { result } = render();
    answer();
    await waitFor(() => expect(result.current.isLoading).toBe(false));
    expect(kept(customer.id)).toEqual({ ids: own, unsent: {} });
  });

  it('nor where the server is heard of it later, and the list before that', async () => {
    const own = many(LIMITS.favourites - 1);
    favouritesOf(null).set({ ids: [latte, mocha], unsent: {} });
    server.use(favouritesFailures.join.offline, showFavourites(own));
    await login(credentials.customer);
    const { result } = render();
    await waitFor(() => expect(result.current.isLoading).toBe(false));
    expect(kept(customer.id)).toEqual({ ids: [latte, ...own], unsent: { [latte]: 'joined', [mocha]: 'joined' } });
  });

  it('a press in the meantime is sent first, as it may push out', async () => {
    favouritesOf(null).set({ ids: [latte], unsent: {} });
    server.use(favouritesFailures.join.offline);
    await login(credentials.customer);
    await waitFor(() => expect(asked()).toHaveLength(1));
    server.resetHandlers();
    await setFavourite(mocha, true);
    expect(asked().slice(1)).toEqual([`PUT /users/favourites/${mocha}`, 'POST /users/favourites']);
    expect(kept(customer.id).unsent).toEqual({});
  });

  it('a refusal takes back what was joined, and nothing else', async () => {
    favouritesOf(customer.id).set({ ids: [fixtureId('product', 500)], unsent: {} });
    favouritesOf(null).set({ ids: [latte, mocha], unsent: {} });
    server.use(favouritesFailures.join.forbidden);
    await login(credentials.customer);
    await waitFor(() => expect(kept(customer.id)).toEqual({ ids: [fixtureId('product', 500)], unsent: {} }));
  });

  it('of staff they wait for the next customer', async () => {
    favouritesOf(null).set({ ids: [latte], unsent: {} });
    await login(credentials.admin);
    expect([kept(admin.id).ids, kept(null).ids]).toEqual([[], [latte]]);
    expect(asked()).toEqual([]);
  });

  it('without any nothing is asked', async () => {
    await login(credentials.customer);
    expect(asked()).toEqual([]);
  });

  it('they are not lost where the server cannot be reached', async () => {
    server.use(favouritesFailures.join.offline);
    favouritesOf(null).set({ ids: [latte, mocha], unsent: {} });
    await login(credentials.customer);
    await waitFor(() => expect(asked()).toEqual(['POST /users/favourites']));
    expect(kept(customer.id)).toEqual({ ids: [latte, mocha], unsent: { [latte]: 'joined', [mocha]: 'joined' } });
  });

  it('what had to wait for it is sent, also where the device keeps nothing', async () => {
    signIn(customer);
    server.use(favouritesFailures.add.sessionExpired);
    await setFavourite(latte, true);
    expect(kept(customer.id).unsent).toEqual({ [latte]: true });
    expect(kept(null).ids).toEqual([]);
    server.resetHandlers();
    calls.length = 0;
    await login(credentials.customer);
    await waitFor(() => expect(kept(customer.id)).toEqual({ ids: [latte], unsent: {} }));
    expect(asked()).toEqual([`PUT /users/favourites/${latte}`]);
  });
});

describe('when somebody else logs in meanwhile', () => {
  beforeEach(() => {
    signIn(customer);
    favouritesOf(customer.id).set({ ids: [latte], unsent: {} });
    server.use(showFavourites([mocha]));
  });

  it('a list that was waiting for its turn is not asked for in their name', async () => {
    const answer = hold();
    const press = setFavourite(latte, false);
    render();
    await waitFor(() => expect(asked()).toHaveLength(1));
    act(() => signIn(other));
    answer();
    await act(() => press);
    await waitFor(() => expect(kept(other.id).ids).toEqual([mocha]));
    expect(asked()).toEqual([`DELETE /users/favourites/${latte}`, 'GET /users/favourites']);
    expect(kept(customer.id)).toEqual({ ids: [], unsent: { [latte]: false } });
  });

  it.each([
    ['somebody else', other],
    ['nobody', null],
  ])('an answer on its way is stored for nobody: %s', async (_who, next) => {
    const answer = hold();
    render();
    await waitFor(() => expect(asked()).toHaveLength(1));
    act(() => signIn(next));
    answer();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(kept(customer.id).ids).toEqual([latte]);
    expect(kept(null).ids).toEqual([]);
  });

  it('a refusal on its way takes nothing back: it is sent once more after the next login', async () => {
    server.use(favouritesFailures.remove.forbidden);
    const answer = hold();
    const press = setFavourite(latte, false);
    await waitFor(() => expect(asked()).toHaveLength(1));
    signIn(other);
    answer();
    await press;
    expect(kept(customer.id)).toEqual({ ids: [], unsent: { [latte]: false } });
  });

  it('what waits is not sent in their name', async () => {
    const answer = hold();
    const presses = [setFavourite(latte, false), setFavourite(mocha, true)];
    await waitFor(() => expect(asked()).toHaveLength(1));
    signIn(other);
    answer();
    await Promise.all(presses);
    expect(asked()).toHaveLength(1);
  });
});

it('an account that closes while its list is on the way leaves nothing behind', async () => {
  signIn(customer);
  favouritesOf(customer.id).set({ ids: [latte], unsent: {} });
  server.use(showFavourites([mocha]));
  const answer = hold();
  render();
  await waitFor(() => expect(asked()).toHaveLength(1));
  server.resetHandlers();
  await act(() => closeAccount(credentials.customer.password, () => undefined));
  answer();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(window.localStorage.getItem(`${FAVOURITES_KEY}.${customer.id}`)).toBeNull();
});
