import { useEffect, useState } from 'react';

/** After this long the page has all it needs, ms. */
const CALM = 5000;

/** Whether the page has come to rest: time for what nobody waits for. */
export function useCalm(): boolean {
  const [isCalm, setCalm] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(true), CALM);
    return () => clearTimeout(timer);
  }, []);
  return isCalm;
}
