import { afterEach, expect, it, vi } from 'vitest';
import { markPage } from './bootstrap';

const { dataset } = document.documentElement;

afterEach(() => {
  delete dataset.visitor;
  delete dataset.cart;
  delete dataset.early;
  delete dataset.passkeys;
  vi.unstubAllGlobals();
  localStorage.clear();
});

it.each([
  ['a customer', '{"token":"t","role":"User"}', 'customer'],
  ['staff', '{"token":"t","role":"Admin"}', 'staff'],
  ['nobody after a logout', '{}', undefined],
  ['nobody where there is nonsense', 'null', undefined],
  ['nobody where there is half of it', '{"token":', undefined],
])('takes the page for %s', (_, stored, expected) => {
  localStorage.setItem('session', stored);
  markPage('session', 'cart');
  expect(dataset.visitor).toBe(expected);
});

it('takes a new device for nobody', () => {
  markPage('session', 'cart');
  expect(dataset.visitor).toBeUndefined();
});

it.each([
  ['a visitor who has put something in', { cart: '{"lines":[{"qty":1}]}' }, ''],
  ['a visitor who took it out again', { cart: '{"lines":[]}' }, undefined],
  ['a visitor with nonsense', { cart: '{' }, undefined],
  ['a customer, whatever is in it', { session: '{"token":"t","role":"User"}' }, ''],
  ['who left half a session, and has a cart', { session: '{"token":', cart: '{"lines":[{"qty":1}]}' }, ''],
])('knows whether there may be a cart of %s', (_, stored, expected) => {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  markPage('session', 'cart');
  expect(dataset.cart).toBe(expected);
});

it.each(['scroll', 'beforeprint', 'two seconds'])('says that the page is early, until %s', (end) => {
  vi.useFakeTimers();
  markPage('session', 'cart');
  expect(dataset.early).toBe('');
  if (end === 'two seconds') vi.advanceTimersByTime(2000);
  else window.dispatchEvent(new Event(end));
  expect(dataset.early).toBeUndefined();
  vi.useRealTimers();
});

const passkeys = vi.fn();
it.each([
  ['knows some', { isSecureContext: true, PublicKeyCredential: passkeys }, undefined],
  ['knows none', { isSecureContext: true }, 'none'],
  ['is asked over plain http', { isSecureContext: false, PublicKeyCredential: passkeys }, 'none'],
  [
    'is at an address of numbers',
    { isSecureContext: true, PublicKeyCredential: passkeys, location: { hostname: '192.168.1.9' } },
    'none',
  ],
])('hides the way in by a passkey where the browser %s: %s', (_, globals, expected) => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  markPage('session', 'cart');
  expect(dataset.passkeys).toBe(expected);
});
