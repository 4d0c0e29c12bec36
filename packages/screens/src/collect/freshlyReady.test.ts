import { expect, it } from 'vitest';
import { seeReady } from './freshlyReady';

const fresh = (...answers: string[][]) => {
  let seen: Parameters<typeof seeReady>[0] = null;
  for (const numbers of answers) seen = seeReady(seen, numbers);
  return [...(seen?.fresh ?? [])];
};

it.each([
  ['nobody at first', [['1', '2']], []],
  ['who has come', [['1'], ['2', '1']], ['2']],
  ['all who come together', [[], ['3', '2']], ['3', '2']],
  ['who came a moment before as well', [[], ['1'], ['2', '1']], ['2', '1']],
  ['nobody who has left', [[], ['1'], ['2']], ['2']],
  ['whom nobody has come after', [[], ['2', '1'], ['2']], ['2', '1']],
  ['who was taken back and is ready again', [['1'], [], ['1']], ['1']],
])('sets off %s', (_what, answers, expected) => {
  expect(fresh(...answers)).toEqual(expected);
});
