import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDebounced } from './useDebounced';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(value: string) {
  const onRest = vi.fn();
  const hook = renderHook(({ counts }) => useDebounced(counts, onRest), { initialProps: { counts: value } });
  const text = () => hook.result.current[0];
  const type = (words: string) => act(() => hook.result.current[1](words));
  const rest = (ms = 300) => act(() => void vi.advanceTimersByTime(ms));
  return { onRest, text, type, rest, hear: (counts: string) => hook.rerender({ counts }) };
}

it('tells once, when typing rests', () => {
  const { onRest, text, type, rest } = start('');
  type('na');
  rest(200);
  type('nasi ');
  rest(299);
  expect(onRest).not.toHaveBeenCalled();
  rest(1);
  expect(onRest.mock.calls).toEqual([['nasi']]);
  expect(text()).toBe('nasi ');
});

it('keeps what was typed since it told', () => {
  const { text, type, rest, hear } = start('');
  type('nasi ');
  rest();
  type('nasi g');
  hear('nasi');
  expect(text()).toBe('nasi g');
});

it('follows a change from elsewhere, and does not tell it back', () => {
  const { onRest, text, type, rest, hear } = start('nasi');
  type('nasi goreng');
  hear('');
  expect(text()).toBe('');
  rest();
  expect(onRest).not.toHaveBeenCalled();
});
