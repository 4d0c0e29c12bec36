import { type RefObject, useEffect, useState } from 'react';

/** A frame starts when it is less than half a screen away, and goes only when it is more than two away. */
const ARRIVES = '50% 0px';
const LEAVES = '200% 0px';

/** True while the element is in view or near it. */
export function useNear(ref: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const arrives = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: ARRIVES,
    });
    const leaves = new IntersectionObserver(([entry]) => entry?.isIntersecting || setIsNear(false), {
      rootMargin: LEAVES,
    });
    for (const observer of [leaves, arrives]) observer.observe(element);
    return () => {
      arrives.disconnect();
      leaves.disconnect();
    };
  }, [ref]);

  return isNear;
}
