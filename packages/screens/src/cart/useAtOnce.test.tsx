import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAtOnce } from './useAtOnce';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] }));
afterEach(() => vi.useRealTimers());

const change = vi.fn<(next: number, shown: number) => void>();
const render = (value: number) => renderHook((props) => useAtOnce(props.value, change), { initialProps: { value } });
const frames = () => act(() => vi.advanceTimersByTime(40));

it('shows what was pressed before the cart hears of it', () => {
  const { result, rerender } = render(1);
  act(() => result.current[1](2));
  expect(result.current[0]).toBe(2);
  expect(change).not.toHaveBeenCalled();
  frames();
  expect(change).toHaveBeenCalledExactlyOnceWith(2, 1);
  rerender({ value: 2 });
  expect(result.current[0]).toBe(2);
});

it('counts on from there where it is pressed again within the frame', () => {
  change.mockClear();
  const { result } = render(1);
  act(() => result.current[1](result.current[0] + 1));
  act(() => result.current[1](result.current[0] + 1));
  expect(result.current[0]).toBe(3);
  frames();
  expect(change.mock.calls).toEqual([
    [2, 1],
    [3, 2],
  ]);
});

it('shows what the cart says again where that would not have it', () => {
  const { result } = render(1);
  act(() => result.current[1](2));
  frames();
  expect(result.current[0]).toBe(1);
});
