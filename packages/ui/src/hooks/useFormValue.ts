import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/**
 * What a part stands at: its owner's `value`, or without one its own, which begins at `initial` and goes back to it when
 * the form round `control` is reset.
 * @returns the value, and what sets it and tells `onChange`
 */
export function useFormValue<T>(
  control: RefObject<{ form: HTMLFormElement | null } | null>,
  value: T | undefined,
  initial: T,
  onChange?: (value: T) => void,
): [T, (next: T) => void] {
  const [own, setOwn] = useState(initial);
  const onReset = useEffectEvent((event: Event) => {
    if (event.target === control.current?.form) setOwn(initial);
  });
  useEffect(() => {
    document.addEventListener('reset', onReset);
    return () => document.removeEventListener('reset', onReset);
  }, []);
  const change = (next: T) => {
    setOwn(next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, change];
}
