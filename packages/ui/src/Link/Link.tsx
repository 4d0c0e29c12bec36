import { createElement, useContext } from 'react';
import { LinkContext, type LinkProps } from './LinkContext';

/** An unstyled link, rendered by the nearest `LinkProvider`'s component, else by a plain anchor. */
export function Link(props: LinkProps) {
  return createElement(useContext(LinkContext), props);
}
