import { useRef } from 'react';

/**
 * Passes a value on, but not the same value twice within one task of the event loop. For Radix parts that report one
 * press by two ways (the focus it brings, and the press itself) before the new value can have come back.
 */
export function useOncePerTask<Value>(tell: (value: Value) => void): (value: Value) => void {
  const told = useRef<{ value: Value } | null>(null);

  return (value) => {
    if (told.current?.value === value) return;
    told.current = { value };
    queueMicrotask(() => {
      told.current = null;
    });
    tell(value);
  };
}
