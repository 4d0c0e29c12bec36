import type { ComponentType, ReactNode } from 'react';
import { LinkContext, type LinkProps } from './LinkContext';

export interface LinkProviderProps {
  /** Renders every link below, for example an adapter of the router's own link. It must end in an anchor. */
  component: ComponentType<LinkProps>;
  /** The app. */
  children: ReactNode;
}

/** Lets the app turn the design system's links into client-side navigation without the design system knowing a router. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}
