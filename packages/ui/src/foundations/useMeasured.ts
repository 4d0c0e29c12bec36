import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Something read from an element as the browser has drawn it, read again whenever its size changes. The element must
 * be a block: an inline one has no size to watch.
 * @returns the ref to put on it, and what was read, or null before the first drawing
 */
export function useMeasured<E extends Element, T>(read: (element: E) => T): [RefObject<E | null>, T | null] {
  const ref = useRef<E>(null);
  const latest = useRef(read);
  const [measured, setMeasured] = useState<T | null>(null);

  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setMeasured(latest.current(element)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return [ref, measured];
}
