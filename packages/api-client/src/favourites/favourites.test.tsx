import { LIMITS } from '@seduh/contract/constants';
import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { favouritesFailures, fixtureId, productBySlug, sessions, showFavourites, signIn } from '../mocks';
import { failureOf } from '../testing/failureOf';
import { useMocks } from '../testing/mockServer';
import { wrapper } from '../testing/wrapper';
import { setFavourite, useFavourites } from './favourites';
import { FAVOURITES_KEY, favouritesOf } from './store';
import { useFavouriteIds } from './useFavouriteIds';

const { server, calls, hold } = useMocks();
const { customer, admin } = sessions;
const latte = productBySlug('hazelnut-latte').id;
const mocha = productBySlug('mocha').id;
const toast = productBySlug('avocado-toast').id;
const rice = productBySlug('nasi-goreng').id;
const idsOf = (userId: string | null) => favouritesOf(userId).get().ids;
const unsentOf = (userId: string) => favouritesOf(userId).get().unsent;
const render = () => renderHook(useFavourites, { wrapper });

beforeEach(() => signIn(null));

describe('a visitor', () => {
  it('keeps on the device, the latest first, and asks nobody', async () => {
    const { result } = render();
    expect(result.current).toMatchObject({ ids: [], isLoading: false });
    await act(() => setFavourite(latte, true));
    await act(() => setFavourite(mocha, true));
    expect(result.current.ids).toEqual([mocha, latte]);
    await act(() => setFavourite(latte, false));
    expect(result.current.ids).toEqual([mocha]);
    expect(calls).toEqual([]);
  });

  it('keeps as many as may be', async () => {
    for (let n = 0; n <= LIMITS.favourites; n += 1) await setFavourite(fixtureId('product', n), true);
    expect(idsOf(null)).toHaveLength(LIMITS.favourites);
    expect(idsOf(null)[0]).toBe(fixtureId('product', LIMITS.favourites));
  });

  it('has nothing on the server yet', () => {
    favouritesOf(null).set({ ids: [latte], unsent: {} });
    const Probe = () => <p>{String(useFavouriteIds())}</p>;
    expect(renderToString(<Probe />)).toContain('null');
  });

  it('sees what another tab keeps', () => {
    const { result } = render();
    act(() => {
      window.localStorage.setItem(FAVOURITES_KEY, JSON.stringify({ ids: [mocha], unsent: {} }));
      window.dispatchEvent(new StorageEvent('storage', { key: FAVOURITES_KEY }));
    });
    expect(result.current.ids).toEqual([mocha]);
  });

  it.each([
    ['no JSON', '{'],
    ['a list', '[1]'],
    ['no ids', JSON.stringify({ ids: ['latte', 7, null], unsent: 'x' })],
    ['ids twice, and what is none', JSON.stringify({ ids: [latte, latte, `${mocha},`], unsent: { x: 'joined' } })],
  ])('reads what is stored without trusting it: %s', (name, text) => {
    window.localStorage.setItem(FAVOURITES_KEY, text);
    expect(favouritesOf(null).get()).toEqual({ ids: name.startsWith('ids') ? [latte] : [], unsent: {} });
  });
});

describe('a customer', () => {
  beforeEach(() => signIn(customer));

  it('has what other devices keep', async () => {
    server.use(showFavourites([mocha, latte]));
    const { result } = render();
    expect(result.current.isLoading).toBe(true);
    await waitFor(() => expect(result.current).toMatchObject({ ids: [mocha, latte], isLoading: false }));
    expect(idsOf(null)).toEqual([]);
  });

  it('sees it at once, and has it on the server a moment later', async () => {
    const answer = hold();
    const kept = setFavourite(latte, true);
    expect(idsOf(customer.id)).toEqual([latte]);
    expect(unsentOf(customer.id)).toEqual({ [latte]: true });
    answer();
    await kept;
    expect(calls).toEqual([`PUT /users/favourites/${latte}`]);
    expect(unsentOf(customer.id)).toEqual({});
  });

  it('may change their mind before the server has answered: both arrive, in their order', async () => {
    const answer = hold();
    const [kept, takenOff] = [setFavourite(latte, true), setFavourite(latte, false)];
    answer();
    await Promise.all([kept, takenOff]);
    expect(calls.at(-1)).toBe(`DELETE /users/favourites/${latte}`);
    expect(idsOf(customer.id)).toEqual([]);
    expect(unsentOf(customer.id)).toEqual({});
  });

  it('gets a refusal, and has it as it was', async () => {
    server.use(favouritesFailures.add.gone, favouritesFailures.remove.forbidden);
    expect(await failureOf(setFavourite(latte, true))).toMatchObject({ code: 'NOT_FOUND', msg: 'Product Not Found' });
    expect(idsOf(customer.id)).toEqual([]);
    favouritesOf(customer.id).set({ ids: [mocha], unsent: {} });
    expect(await failureOf(setFavourite(mocha, false))).toMatchObject({ code: 'FORBIDDEN' });
    expect(favouritesOf(customer.id).get()).toEqual({ ids: [mocha], unsent: {} });
  });

  it.each(['offline', 'failed', 'html', 'tooMany'] as const)('keeps here what cannot be sent now: %s', async (how) => {
    server.use(favouritesFailures.add[how], favouritesFailures.list[how]);
    await setFavourite(latte, true);
    expect(favouritesOf(customer.id).get()).toEqual({ ids: [latte], unsent: { [latte]: true } });
    server.resetHandlers();
    server.use(showFavourites([latte, mocha]));
    calls.length = 0;
    const { result } = render();
    await waitFor(() => expect(result.current.isLoading).toBe(false));
    expect(calls).toEqual([`PUT /users/favourites/${latte}`, 'GET /users/favourites']);
    expect(favouritesOf(customer.id).get()).toEqual({ ids: [latte, mocha], unsent: {} });
  });

  it('does not lose what is pressed while the list is on its way', async () => {
    const answer = hold();
    const { result } = render();
    await waitFor(() => expect(calls).toEqual(['GET /users/favourites']));
    const kept = setFavourite(latte, true);
    answer();
    await act(() => kept);
    expect(result.current.ids).toEqual([latte]);
  });

  it('hears why the list does not come, and may try again', async () => {
    server.use(favouritesFailures.list.forbidden);
    const { result } = render();
    await waitFor(() => expect(result.current.error).toMatchObject({ code: 'FORBIDDEN' }));
    expect(result.current.isLoading).toBe(false);
    server.resetHandlers();
    server.use(showFavourites([latte]));
    act(() => result.current.retry());
    await waitFor(() => expect(result.current).toMatchObject({ ids: [latte], error: undefined }));
  });
});

describe('several presses, of which the server refuses one', () => {
  /** Refuses this product, and no other. */
  const refuse = (id: string) =>
    server.use(
      http.put(`*/api/users/favourites/${id}`, () =>
        HttpResponse.json({ status: 404, code: 'NOT_FOUND', msg: 'Product Not Found', data: null }, { status: 404 }),
      ),
    );
  beforeEach(() => signIn(customer));

  it.each([
    ['the first', [mocha, latte, toast]],
    ['the last', [latte, toast, mocha]],
  ])('%s: that one alone is taken back and heard of, the others arrive', async (_which, pressed) => {
    favouritesOf(customer.id).set({ ids: [rice], unsent: {} });
    refuse(mocha);
    const outcomes = pressed.map((id) => setFavourite(id, true).catch((error: unknown) => error));
    const heard = new Map(pressed.map((id, index) => [id, outcomes[index]]));
    expect(await heard.get(mocha)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await Promise.all([heard.get(latte), heard.get(toast)])).toEqual([undefined, undefined]);
    const kept = pressed.filter((id) => id !== mocha).toReversed();
    expect(favouritesOf(customer.id).get()).toEqual({ ids: [...kept, rice], unsent: {} });
    expect(calls).toEqual(pressed.map((id) => `PUT /users/favourites/${id}`));
  });

  it('and what waited goes with the next press, though that is refused', async () => {
    server.use(favouritesFailures.add.offline);
    await setFavourite(latte, true);
    server.resetHandlers();
    refuse(mocha);
    expect(await failureOf(setFavourite(mocha, true))).toMatchObject({ code: 'NOT_FOUND' });
    expect(favouritesOf(customer.id).get()).toEqual({ ids: [latte], unsent: {} });
  });

  it('and that is not heard of once more with the next press', async () => {
    favouritesOf(customer.id).set({ ids: [mocha], unsent: { [mocha]: true } });
    refuse(mocha);
    const { result } = render();
    await waitFor(() => expect(result.current).toMatchObject({ ids: [], isLoading: false }));
    server.resetHandlers();
    await setFavourite(mocha, true);
    expect(idsOf(customer.id)).toEqual([mocha]);
  });
});

it('staff keep nothing: nobody is asked', () => {
  signIn(admin);
  const { result } = render();
  expect(result.current).toMatchObject({ ids: [], isLoading: false });
  expect(calls).toEqual([]);
});
