import { useEffect } from 'react';

/** How many open modals ask for a page that stands still. */
let locks = 0;

/**
 * Keeps the page from scrolling while `locked`. The room a scrollbar took is kept free, so nothing jumps. Written to
 * the element's own style by script, which a content security policy without unsafe-inline allows.
 */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return undefined;
    const { documentElement: root } = document;
    locks += 1;
    if (locks === 1) {
      root.style.paddingInlineEnd = `${window.innerWidth - root.clientWidth}px`;
      root.style.overflow = 'hidden';
    }
    return () => {
      locks -= 1;
      if (locks > 0) return;
      root.style.paddingInlineEnd = '';
      root.style.overflow = '';
    };
  }, [locked]);
}
