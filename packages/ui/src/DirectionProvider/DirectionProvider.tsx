import type { ReactNode } from 'react';
import { type Direction, DirectionContext } from '../hooks/useDirection';

export interface DirectionProviderProps {
  /** Which way lines run below: the `dir` that stands on the element around. */
  dir: Direction;
  /** The app, or the part of a page that runs the other way. */
  children: ReactNode;
}

/**
 * Tells parts which way their arrow keys turn, and sets nothing in the page: `dir` on an element does that. Needed where
 * only a part of the page runs the other way, where `dir` changes while the page stands, and for pages made on a server;
 * else parts go by `<html dir>`.
 */
export function DirectionProvider({ dir, children }: DirectionProviderProps) {
  return <DirectionContext value={dir}>{children}</DirectionContext>;
}
