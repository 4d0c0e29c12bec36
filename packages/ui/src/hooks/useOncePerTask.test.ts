import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useOncePerTask } from './useOncePerTask';

it('drops a repeat in the same task, and nothing else', async () => {
  const tell = vi.fn<(value: number) => void>();
  const { result } = renderHook(() => useOncePerTask(tell));
  result.current(1);
  result.current(1);
  result.current(2);
  await Promise.resolve();
  result.current(2);
  expect(tell.mock.calls).toEqual([[1], [2], [2]]);
});
