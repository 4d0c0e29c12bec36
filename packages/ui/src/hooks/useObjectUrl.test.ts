import { renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import { useObjectUrl } from './useObjectUrl';

const file = (name: string) => new File(['x'], name, { type: 'image/png' });

/** Object URLs counted: which were made, which still live. */
function countUrls() {
  const live = new Set<string>();
  let made = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    made += 1;
    live.add(`blob:${made}`);
    return `blob:${made}`;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => {
    live.delete(url);
  });
  return live;
}

it.each([false, true])('keeps one address alive, that of the file shown (strict mode: %s)', (strict) => {
  const live = countUrls();
  const wrapper = strict ? StrictMode : undefined;
  const { result, rerender, unmount } = renderHook(useObjectUrl, {
    initialProps: file('a.png') as File | null,
    wrapper,
  });
  expect([...live]).toEqual([result.current]);
  const first = result.current;

  rerender(file('b.png'));
  expect([...live]).toEqual([result.current]);
  expect(result.current).not.toBe(first);

  rerender(null);
  expect(result.current).toBeNull();
  expect(live.size).toBe(0);

  rerender(file('c.png'));
  expect(live.size).toBe(1);
  unmount();
  expect(live.size).toBe(0);
});
