import { useEffect, useRef } from 'react';

/**
 * Whoever turns a list's page goes on at its heading once that page is there.
 * @param shownPage undefined or null while the page asked for is on its way
 * @returns the heading's ref (it needs `tabIndex={-1}`), and what the pager calls instead of turning by itself
 */
export function usePageFocus(shownPage: number | null | undefined, onPage: (page: number) => void) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isTurning = useRef(false);

  useEffect(() => {
    if (!isTurning.current || !shownPage) return;
    isTurning.current = false;
    heading.current?.focus({ preventScroll: true });
    heading.current?.parentElement?.scrollIntoView();
  }, [shownPage]);

  return {
    heading,
    turnTo(page: number): void {
      isTurning.current = true;
      onPage(page);
    },
  };
}
