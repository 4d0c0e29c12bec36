import { useEffect, useState } from 'react';

/**
 * Follows a text with a delay, so that a burst of changes becomes one.
 * From and to '' it follows at once: there is nothing to wait for.
 * @param delay ms without a change
 */
export function useSettled(text: string, delay: number): string {
  const [settled, setSettled] = useState(text);
  const immediate = settled === '' || text === '';
  if (immediate && settled !== text) setSettled(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delay);
    return () => clearTimeout(timer);
  }, [text, delay]);
  return immediate ? text : settled;
}
