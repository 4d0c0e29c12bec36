import type { FocusEvent } from 'react';

/**
 * For a field that shows what is there as its placeholder and is empty while that shall stay: entering it puts the text
 * in, to be changed or typed over; leaving it as it was takes it out again.
 * @param current what is there; `value` what is typed, `none` while nothing is
 */
export function startFrom<Value>(current: Value, value: Value, none: Value, onChange: (value: Value) => void) {
  return {
    onFocus({ currentTarget }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) {
      if (value !== none) return;
      onChange(current);
      // once it stands there, and before anybody can type
      queueMicrotask(() => currentTarget.select());
    },
    onBlur() {
      if (value === current) onChange(none);
    },
  };
}
