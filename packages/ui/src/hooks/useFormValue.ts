import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/**
 * What a part stands at: its owner's `value`, or without one its own, which begins at `initial` and goes back to it when
 * the form round `control` is reset.
 * @param onReset called on that reset, for what else the part remembers
 * @returns the value, and what sets it and tells `onChange`
 */
export function useFormValue<T>(
  control: RefObject<{ form: HTMLFormElement | null } | null>,
  value: T | undefined,
  initial: T,
  onChange?: (value: T) => void,
  onReset?: () => void,
): [T, (next: T) => void] {
  const [own, setOwn] = useState(initial);
  const reset = useEffectEvent((event: Event) => {
    // whoever prevents it keeps what was filled in
    if (event.defaultPrevented || event.target !== control.current?.form) return;
    setOwn(initial);
    onReset?.();
  });
  useEffect(() => {
    document.addEventListener('reset', reset);
    return () => document.removeEventListener('reset', reset);
  }, []);
  const change = (next: T) => {
    setOwn(next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, change];
}
