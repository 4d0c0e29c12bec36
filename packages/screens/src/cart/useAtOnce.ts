import { afterPaint } from '@seduh/api-client';
import { useState } from 'react';

/**
 * A value of the cart that is shown as it was pressed before the cart hears of it: what follows from it (prices, the sums,
 * a question to the server) is drawn in the frame after, so that a slow phone answers at once.
 * @param change hears what was shown as well: the value may be another one by then, by another tab
 * @returns what is shown, and what changes it
 */
export function useAtOnce<T>(value: T, change: (next: T, shown: T) => void): [T, (next: T) => void] {
  const [pressed, setPressed] = useState<{ next: T } | null>(null);
  const shown = pressed ? pressed.next : value;
  const press = (next: T) => {
    const mine = { next };
    setPressed(mine);
    afterPaint(() => {
      change(next, shown);
      setPressed((last) => (last === mine ? null : last));
    });
  };
  return [shown, press];
}
