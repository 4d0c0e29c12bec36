import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { sessions, signIn } from '../mocks';
import { blockStorage, fillStorage } from '../testing/brokenStorage';
import { PERMISSIONS } from '@seduh/contract/constants';
import { clearSession, getSession, SESSION_KEY } from './session';
import { useSession } from './useSession';

beforeEach(() => {
  signIn(null);
  window.localStorage.clear();
});

const store = (text: string) => window.localStorage.setItem(SESSION_KEY, text);
const { id, token } = sessions.customer;

describe('the stored session', () => {
  it('is kept under userInfo with id, token, role and image', () => {
    signIn(sessions.customer);
    expect(JSON.parse(window.localStorage.getItem('userInfo') ?? '')).toEqual(sessions.customer);
  });

  it.each([
    ['broken JSON', '{"id":'],
    ['something else', '[1,2]'],
    ['null', 'null'],
    ['no token', JSON.stringify({ id, role: 'User' })],
    ['an empty token', JSON.stringify({ id, token: '' })],
    ['a token that is no text', JSON.stringify({ id, token: 7 })],
  ])('counts as logged out when it is %s', (_name, text) => {
    store(text);
    expect(getSession()).toBeNull();
  });

  it('treats every role but Admin as a customer', () => {
    store(JSON.stringify({ id, token, role: 'Owner' }));
    expect(getSession()).toEqual({ id, token, role: 'User', image: null, permissions: [] });
  });

  it('lets staff do what it says, and all where it was kept before there were permissions', () => {
    store(JSON.stringify({ id, token, role: 'Admin', permissions: ['orders', 'everything'] }));
    expect(getSession()?.permissions).toEqual(['orders']);
    store(JSON.stringify({ id, token, role: 'Admin' }));
    expect(getSession()?.permissions).toEqual(PERMISSIONS);
  });

  it('lives in memory where storage is full, without the one stored before', () => {
    signIn(sessions.admin);
    fillStorage();
    signIn(sessions.customer);
    expect(getSession()).toEqual(sessions.customer);
    expect(window.localStorage.getItem(SESSION_KEY)).toBeNull();
  });

  it('is looked at again as a page comes back that the browser had kept', () => {
    signIn(sessions.customer);
    const { result } = renderHook(useSession);
    expect(result.current.status).toBe('in');
    // in another tab, while nothing reached this one
    window.localStorage.clear();
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(result.current.status).toBe('out');
  });

  it('lives in memory where storage is blocked', () => {
    blockStorage();
    expect(getSession()).toBeNull();
    signIn(sessions.customer);
    expect(getSession()).toEqual(sessions.customer);
    clearSession();
    expect(getSession()).toBeNull();
  });

  it('is ended only by its own token where one is named', () => {
    signIn(sessions.customer);
    clearSession('another');
    expect(getSession()).toEqual(sessions.customer);
    clearSession(token);
    expect(getSession()).toBeNull();
  });
});

describe('useSession', () => {
  it('is unknown on the server', () => {
    signIn(sessions.customer);
    const Probe = () => <p>{useSession().status}</p>;
    expect(renderToString(<Probe />)).toContain('unknown');
  });

  it('follows login and logout', () => {
    const { result } = renderHook(useSession);
    expect(result.current).toMatchObject({ session: null, status: 'out', isAdmin: false });
    expect(result.current.can('orders')).toBe(false);
    act(() => signIn(sessions.admin));
    expect(result.current).toMatchObject({ session: sessions.admin, status: 'in', isAdmin: true });
    expect(result.current.can('orders')).toBe(true);
    act(() => clearSession());
    expect(result.current.status).toBe('out');
  });

  it('follows another tab', () => {
    const { result } = renderHook(useSession);
    act(() => {
      store(JSON.stringify(sessions.customer));
      window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
    });
    expect(result.current.session).toEqual(sessions.customer);
  });
});
