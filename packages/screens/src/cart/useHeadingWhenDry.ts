import { type RefObject, useEffect, useRef } from 'react';

/**
 * When the last line has left the cart, the focus that was in it goes to the page's heading.
 * @param isDry undefined while it is not known
 * @returns the heading's ref; the heading needs `tabIndex={-1}`
 */
export function useHeadingWhenDry(isDry: boolean | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const hadLines = useRef(false);
  useEffect(() => {
    if (isDry === true && hadLines.current) heading.current?.focus();
    hadLines.current = isDry === false;
  }, [isDry]);
  return heading;
}
