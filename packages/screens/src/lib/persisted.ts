import { useState } from 'react';

type Area = 'localStorage' | 'sessionStorage';

/**
 * A value the browser keeps: this device for good, or this tab alone. Where storage is blocked or full nothing is kept.
 * @param parse makes a value of the stored text; null for none, undefined where storage cannot be read. What it throws
 * counts as none
 */
export function persisted<Value>(
  area: Area,
  key: string,
  parse: (text: string | null | undefined) => Value,
  format: (value: Value) => string = String,
) {
  const read = (): string | null | undefined => {
    try {
      return window[area].getItem(key);
    } catch {
      return undefined;
    }
  };
  const attempt = (write: (storage: Storage) => void) => {
    try {
      write(window[area]);
    } catch {
      // the value then holds for as long as the page
    }
  };
  return {
    get(): Value {
      try {
        return parse(read());
      } catch {
        return parse(null);
      }
    },
    set: (value: Value) => attempt((storage) => storage.setItem(key, format(value))),
    clear: () => attempt((storage) => storage.removeItem(key)),
  };
}

export type Persisted<Value> = ReturnType<typeof persisted<Value>>;

/** A kept value and how to change it; it is read once. */
export function usePersisted<Value>(kept: Persisted<Value>): [Value, (value: Value) => void] {
  const [value, setValue] = useState(kept.get);
  const change = (next: Value) => {
    setValue(next);
    kept.set(next);
  };
  return [value, change];
}
