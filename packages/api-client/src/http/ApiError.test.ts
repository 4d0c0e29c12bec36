import { describe, expect, it } from 'vitest';
import { ApiError, isPassing, transportError } from './ApiError';

const refusal = (status: number) => new ApiError({ code: 'INTERNAL', status, msg: 'No' });

describe('isPassing', () => {
  it.each([
    ['no network', transportError('NETWORK'), true],
    ['a time-out', transportError('TIMEOUT'), true],
    ['a proxy’s page', transportError('BAD_RESPONSE', undefined, 502), true],
    ['a failure of the server', refusal(500), true],
    ['a refusal', refusal(400), false],
    ['a limit', refusal(429), false],
    ['something unforeseen', new TypeError('x is not a function'), true],
  ])('%s: %s', (_name, error, expected) => expect(isPassing(error)).toBe(expected));
});

it.each([
  [{ fields: { email: 'Taken' } }, { email: 'Taken' }],
  [{ fields: null }, {}],
  [{ fields: 'email' }, {}],
  [null, {}],
  ['fields', {}],
])('reads the fields of %j', (data, fields) =>
  expect(new ApiError({ code: 'VALIDATION', status: 400, msg: 'No', data }).fields).toEqual(fields),
);

/** What the spec calls them, in words for people. */
it.each([
  ['NETWORK', 'Network error. Check your connection and try again.'],
  ['TIMEOUT', 'Timeout. The server took too long, try again.'],
  ['BAD_REQUEST', 'Bad request. The server did not take it.'],
  ['BAD_RESPONSE', 'Bad response from the server. Try again.'],
  ['CANCELED', 'Canceled'],
] as const)('says %s in words', (code, msg) => expect(transportError(code).msg).toBe(msg));
