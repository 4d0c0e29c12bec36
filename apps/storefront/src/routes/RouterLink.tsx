import type { LinkProps } from '@seduh/ui';
import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { isOutside } from '@seduh/screens/lib';
import { sparesData } from '../hydration/sparesData';
import { preloadPage } from './table';

/**
 * The link every ui component uses here. Hover, focus and touch give the next page's code and data a head start, unless
 * data is spared.
 * Made of the router's handler, not its `Link`: that one brings the code of forms and of another kind of router.
 */
export function RouterLink({ href, onClick, onPointerEnter, onFocus, onTouchStart, children, ...rest }: LinkProps) {
  'use no memo'; // see Shell
  const follow = useLinkClickHandler(href, { target: rest.target });
  const outside = isOutside(href);
  const inLanguage = useHref(href);

  /** What was asked for by the caller, then the head start. */
  const startAfter =
    <E,>(given: ((event: E) => void) | undefined) =>
    (event: E) => {
      given?.(event);
      if (!outside && !sparesData()) void preloadPage(href);
    };

  return (
    <a
      href={outside ? href : inLanguage}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        onClick?.(event);
        if (!outside && !event.defaultPrevented) follow(event);
      }}
      onPointerEnter={startAfter(onPointerEnter)}
      onFocus={startAfter(onFocus)}
      onTouchStart={startAfter(onTouchStart)}
      {...rest}
    >
      {children}
    </a>
  );
}
