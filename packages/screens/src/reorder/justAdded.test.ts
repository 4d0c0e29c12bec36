import { sessions, signIn } from '@seduh/api-client/mocks';
import { beforeEach, expect, it } from 'vitest';
import { handCart, takeCart } from './justAdded';

beforeEach(() => signIn(sessions.customer));

it('gives what was handed once', () => {
  handCart([], 3);
  expect(takeCart(3)).toEqual([]);
  expect(takeCart(3)).toBeUndefined();
});

it('gives nothing for a cart that is another one by now, nor later', () => {
  handCart([], 3);
  expect(takeCart(4)).toBeUndefined();
  expect(takeCart(3)).toBeUndefined();
});

it('gives nothing to somebody else on the same device', () => {
  handCart([], 3);
  signIn(sessions.admin);
  expect(takeCart(3)).toBeUndefined();
});
