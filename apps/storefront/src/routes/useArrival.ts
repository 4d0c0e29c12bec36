import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * On another page: to its top (not when going back: the browser remembers where that was), and the focus to its
 * heading, so that a screen reader says where it is. The first page keeps the browser's own start.
 */
export function useArrival(pathname: string, hash: string): void {
  const type = useNavigationType();
  const known = useRef(pathname);

  useEffect(() => {
    if (known.current === pathname) return;
    known.current = pathname;
    if (type !== 'POP') window.scrollTo(0, 0);
    // somebody came for a place on the page, which sees to the focus itself
    if (hash) return;
    const main = document.getElementById('main');
    const heading = main?.querySelector<HTMLElement>('h1') ?? main;
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname, hash, type]);
}
