import { type RefObject, useRef } from 'react';

/**
 * Gives the focus back to where it was before a dialog: Radix does so for its own trigger, and a controlled one has none.
 * @param otherwise takes it when what had it is gone; the page stays where it is scrolled to
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
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
      else otherwise?.current?.focus({ preventScroll: true });
    },
  };
}
