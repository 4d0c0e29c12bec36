import { type RefObject, useEffect, useRef } from 'react';

/**
 * When the last line has left the cart, the focus that was in it goes to the page's heading.
 * @param isEmpty undefined while it is not known
 * @returns the heading's ref; the heading needs `tabIndex={-1}`
 */
export function useHeadingWhenEmpty(isEmpty: boolean | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const hadLines = useRef(false);
  useEffect(() => {
    if (isEmpty === true && hadLines.current) heading.current?.focus();
    hadLines.current = isEmpty === false;
  }, [isEmpty]);
  return heading;
}
