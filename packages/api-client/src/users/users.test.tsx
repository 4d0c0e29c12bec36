import type { Profile } from '@seduh/contract';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cartOf } from '../cart/cart';
import { favouritesOf } from '../favourites/store';
import {
  closeAccountFailures,
  credentials,
  dimas,
  editProfileFailures,
  passwordFailures,
  productBySlug,
  rani,
  sessions,
  showProfile,
  signIn,
} from '../mocks';
import { getSession, keepProfile } from '../session/session';
import { failureOf } from '../testing/failureOf';
import { makeLine } from '../testing/makeLine';
import { useMocks } from '../testing/mockServer';
import { wrapper } from '../testing/wrapper';
import { changePassword, closeAccount, editProfile } from './writes';
import { useProfile } from './profile';

const { server, calls } = useMocks();
beforeEach(() => signIn(sessions.customer));

const picture = new File(['…'], 'me.png', { type: 'image/png' });

/** The profile on screen. */
async function shown() {
  const { result } = renderHook(useProfile, { wrapper });
  await waitFor(() => expect(result.current.data).toBeDefined());
  return () => result.current.data;
}

/** The form that a call sends, field by field. */
async function formOf(call: () => Promise<Profile>): Promise<Record<string, unknown>> {
  const sent = vi.spyOn(globalThis, 'fetch');
  await call();
  const [, init] = sent.mock.calls[0] ?? [];
  sent.mockRestore();
  return Object.fromEntries(init?.body instanceof FormData ? init.body : []);
}

describe('editProfile', () => {
  it('sends what it is given and nothing else', async () => {
    const form = await formOf(() => editProfile({ first_name: 'Ranita', address: null, last_name: '' }));
    expect(form).toEqual({ first_name: 'Ranita', address: '', last_name: '' });
  });

  it('sends a picture, or that there shall be none', async () => {
    expect(await formOf(() => editProfile({ picture }))).toEqual({ image: expect.any(File) });
    expect(await formOf(() => editProfile({ picture: null }))).toEqual({ remove_image: 'true' });
  });

  it('is seen at once, in the profile and in the session', async () => {
    const profile = await shown();
    const saved = await act(() => editProfile({ display_name: 'Kak Rani', picture }));
    await waitFor(() => expect(profile()?.display_name).toBe('Kak Rani'));
    expect(getSession()?.image).toBe(saved.image);
    expect(calls.filter((call) => call === 'GET /users')).toHaveLength(1);
  });

  it.each([
    ['an email that somebody else has', { email: dimas.email.toUpperCase() }, 'EMAIL_TAKEN', 'email'],
    ['a phone that somebody else has', { phone: '+6281255509876' }, 'PHONE_TAKEN', 'phone'],
    ['a phone that is none', { phone: 'call me' }, 'VALIDATION', 'phone'],
    [
      'a picture that is none',
      { picture: new File(['…'], 'a.gif', { type: 'image/gif' }) },
      'UNSUPPORTED_TYPE',
      'image',
    ],
  ] as const)('is refused for %s', async (_name, edit, code, field) => {
    const failure = await failureOf(editProfile(edit));
    expect(failure.code).toBe(code);
    expect(Object.keys(failure.fields)).toEqual([field]);
  });

  it('leaves profile and session as they were where it fails', async () => {
    const profile = await shown();
    server.use(editProfileFailures.tooLarge);
    expect(await failureOf(editProfile({ picture }))).toMatchObject({ code: 'TOO_LARGE', status: 413 });
    expect(profile()).toEqual(rani);
    expect(getSession()).toEqual(sessions.customer);
  });
});

describe('the picture in the session', () => {
  it('follows what was changed on another device', async () => {
    server.use(showProfile({ ...rani, image: '/images/rani-384.jpg' }));
    await shown();
    expect(getSession()?.image).toBe('/images/rani-384.jpg');
  });

  it("is not somebody else's", () => {
    keepProfile({ ...dimas, image: '/images/dimas-384.jpg' });
    expect(getSession()).toEqual(sessions.customer);
  });
});

describe('changePassword', () => {
  const body = { old_password: credentials.customer.password, new_password: 'satu-dua-kopi' };

  it('keeps this session, and looks at the profile again', async () => {
    await shown();
    expect(await act(() => changePassword(body))).toBe('Your password is changed');
    expect(getSession()).toEqual(sessions.customer);
    await waitFor(() => expect(calls.filter((call) => call === 'GET /users')).toHaveLength(2));
  });

  it('is refused for another old password', async () => {
    const failure = await failureOf(changePassword({ ...body, old_password: 'nope' }));
    expect(failure).toMatchObject({ code: 'WRONG_PASSWORD', status: 403, msg: 'Wrong old password' });
    expect(getSession()).toEqual(sessions.customer);
  });

  it('names the field of a password that everybody has', async () => {
    server.use(passwordFailures.tooCommon);
    expect((await failureOf(changePassword(body))).fields).toHaveProperty('new_password');
  });
});

describe('closeAccount', () => {
  it('forgets session, cart and favourites, and says so right before', async () => {
    const kept = favouritesOf(sessions.customer.id);
    kept.set({ ids: [productBySlug('mocha').id], unsent: {} });
    const cart = cartOf(sessions.customer.id);
    cart.set({ ...cart.get(), lines: [makeLine('hazelnut-latte')] });
    const before: unknown[] = [];
    await closeAccount(credentials.customer.password, () => before.push(getSession()));
    expect(before).toEqual([sessions.customer]);
    expect(getSession()).toBeNull();
    expect(cart.get().lines).toEqual([]);
    expect(kept.get().ids).toEqual([]);
  });

  it.each([
    ['a wrong password', null, 'WRONG_PASSWORD'],
    ['an order under way', closeAccountFailures.orderOpen, 'ORDER_OPEN'],
  ])('forgets nothing for %s', async (_name, handler, code) => {
    if (handler) server.use(handler);
    expect((await failureOf(closeAccount('nope', () => undefined))).code).toBe(code);
    expect(getSession()).toEqual(sessions.customer);
  });
});
