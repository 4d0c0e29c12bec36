import type { LinkProps } from '@seduh/ui';
import type { MouseEvent } from 'react';
import { useLinkClickHandler } from 'react-router-dom';
import { isOutside } from '@seduh/screens/lib';
import { preloadPage } from './table';

/**
 * The link every ui component uses here. Hover, focus and touch give the next page's code and data a head start.
 * Made of the router's handler, not its `Link`: that one brings the code of forms and of another kind of router.
 */
export function RouterLink({ href, onClick, onPointerEnter, onFocus, onTouchStart, children, ...rest }: LinkProps) {
  const follow = useLinkClickHandler(href, { target: rest.target });
  const outside = isOutside(href);

  /** What was asked for by the caller, then ours. */
  const and =
    <E,>(given: ((event: E) => void) | undefined, own: () => void) =>
    (event: E) => {
      given?.(event);
      if (!outside) own();
    };
  const headStart = () => void preloadPage(href);

  return (
    <a
      href={href}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        onClick?.(event);
        if (!outside && !event.defaultPrevented) follow(event);
      }}
      onPointerEnter={and(onPointerEnter, headStart)}
      onFocus={and(onFocus, headStart)}
      onTouchStart={and(onTouchStart, headStart)}
      {...rest}
    >
      {children}
    </a>
  );
}
