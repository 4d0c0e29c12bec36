import { afterEach, expect, it } from 'vitest';
import { markSession } from './bootstrap';

const { dataset } = document.documentElement;

afterEach(() => {
  delete dataset.visitor;
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
  markSession('session');
  expect(dataset.visitor).toBe(expected);
});

it('takes a new device for nobody', () => {
  markSession('session');
  expect(dataset.visitor).toBeUndefined();
});
