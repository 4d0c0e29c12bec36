import { DirectionProvider as RadixDirection } from '@radix-ui/react-direction';
import type { ReactNode } from 'react';
import { useHydrated } from '../hooks/useHydrated';

export interface DirectionProviderProps {
  /** Which way lines run below: the `dir` that stands on the element around. Default: as `<html dir>` says. */
  dir?: 'ltr' | 'rtl';
  /** The app, or the part of a page that runs the other way. */
  children: ReactNode;
}

/**
 * Tells parts which way they run and their arrow keys turn, and sets nothing in the page: `dir` on an element does that.
 * Without one they run from left to right. A `dir` is needed where it changes while the page stands, and on a server.
 */
export function DirectionProvider({ dir, children }: DirectionProviderProps) {
  const isHydrated = useHydrated();
  const found = isHydrated && document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
  return <RadixDirection dir={dir ?? found}>{children}</RadixDirection>;
}
