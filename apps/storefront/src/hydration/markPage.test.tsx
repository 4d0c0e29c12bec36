import { canUsePasskeys } from '@seduh/screens/testing';
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

/** What a browser says of itself where it can have passkeys. */
const ABLE = { PublicKeyCredential: vi.fn(), origin: 'https://seduh.example' };
const at = (address: string) => ({ ...ABLE, origin: new URL(address).origin });

it.each([
  ['knows some', ABLE, true],
  ['is at the same machine, by its name', at('http://localhost:3000'), true],
  ['is at a name with numbers in it', at('https://3.14.example:8443'), true],
  ['is at a name that begins with a number', at('https://7kopi.example'), true],
  ['knows none', { ...ABLE, PublicKeyCredential: undefined }, false],
  ['has them taken away', { ...ABLE, PublicKeyCredential: null }, false],
  ['tells of none over plain http', { origin: 'http://seduh.example', PublicKeyCredential: undefined }, false],
  ['is at an address of numbers', at('https://192.168.1.9'), false],
  ['is at one with a port', at('http://127.0.0.1:3000'), false],
  ['is at one that is written as a single number', at('http://2130706433/'), false],
  ['is at an address of the longer kind', at('https://[2001:db8::9]'), false],
  ['is at the same machine by one of those', at('http://[::1]:3000'), false],
  ['has the page in a sandbox', { ...ABLE, origin: 'null' }, false],
])('offers a passkey or hides it, before its code and after, where the browser %s', (_, globals, expected) => {
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  markPage('session', 'cart');
  expect({ before: dataset.passkeys !== 'none', after: canUsePasskeys() }).toEqual({
    before: expected,
    after: expected,
  });
});
