import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { acquire } from './semaphore';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Queues one start per name. */
function queue(names: string[]) {
  const started: string[] = [];
  const giveBack = Object.fromEntries(names.map((name) => [name, acquire(() => started.push(name))]));
  return { started, giveBack: (name: string) => giveBack[name]?.() };
}

it('starts three at once, and the next when one is done', () => {
  const { started, giveBack } = queue(['a', 'b', 'c', 'd', 'e']);
  expect(started).toEqual(['a', 'b', 'c']);
  giveBack('b');
  giveBack('b');
  expect(started).toEqual(['a', 'b', 'c', 'd']);
  for (const name of ['a', 'c', 'd', 'e']) giveBack(name);
});

it('passes over one that went away before its turn', () => {
  const { started, giveBack } = queue(['a', 'b', 'c', 'gone', 'next']);
  giveBack('gone');
  giveBack('a');
  expect(started).toEqual(['a', 'b', 'c', 'next']);
  for (const name of ['b', 'c', 'next']) giveBack(name);
});

it('does not wait for ever for one that never comes', () => {
  const { started } = queue(['a', 'b', 'c', 'd']);
  vi.advanceTimersByTime(12_000);
  expect(started).toContain('d');
  vi.advanceTimersByTime(12_000);
});
