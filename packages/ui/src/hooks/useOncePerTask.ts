import { useRef } from 'react';

/**
 * Passes a value on, but not the same value twice within one task of the event loop: some Radix parts report one press
 * twice, by the focus it brings and by the press itself, before the new value has come back.
 */
export function useOncePerTask<Value>(call: (value: Value) => void): (value: Value) => void {
  const last = useRef<{ value: Value } | null>(null);

  return (value) => {
    if (last.current?.value === value) return;
    last.current = { value };
    queueMicrotask(() => {
      last.current = null;
    });
    call(value);
  };
}
