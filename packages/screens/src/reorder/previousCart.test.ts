import { sessions, signIn } from '@seduh/api-client/mocks';
import { beforeEach, expect, it } from 'vitest';
import { keepPreviousCart, takePreviousCart } from './previousCart';

beforeEach(() => signIn(sessions.customer));

it('gives what was remembered once', () => {
  keepPreviousCart([], 3);
  expect(takePreviousCart(3)).toEqual([]);
  expect(takePreviousCart(3)).toBeUndefined();
});

it('gives nothing for a cart that is another one by now, nor later', () => {
  keepPreviousCart([], 3);
  expect(takePreviousCart(4)).toBeUndefined();
  expect(takePreviousCart(3)).toBeUndefined();
});

it('gives nothing to somebody else on the same device', () => {
  keepPreviousCart([], 3);
  signIn(sessions.admin);
  expect(takePreviousCart(3)).toBeUndefined();
});
