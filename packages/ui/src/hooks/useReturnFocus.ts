import { type RefObject, useRef } from 'react';

/**
 * Gives the focus back to where it was before a dialog: Radix only knows its own trigger, which a controlled one lacks.
 * @param otherwise gets the focus, without scrolling, when what had it is gone or disabled; the page's `main` when that is so of it too
 */
export function useReturnFocus(otherwise?: RefObject<HTMLElement | null>) {
  const opener = useRef<Element | null>(null);
  return {
    /** Remembers who has the focus; called as the dialog opens. */
    remember() {
      opener.current = document.activeElement;
    },
    /** In place of what Radix does on closing. */
    giveBack(event: Event) {
      event.preventDefault();
      const places = [opener.current, otherwise?.current, document.querySelector('main')];
      const place = places.find(
        (one): one is HTMLElement => one instanceof HTMLElement && one.isConnected && !one.matches(':disabled'),
      );
      place?.focus({ preventScroll: place !== opener.current });
    },
  };
}
