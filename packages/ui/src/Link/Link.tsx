import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  createElement,
  type ElementType,
  type ReactNode,
  type Ref,
  useContext,
} from 'react';

/** What every link takes, whoever renders it: an anchor's attributes with a required `href`. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where it leads, as a path of the app (`/shelf?page=2`) or a full address. */
  href: string;
  /** Gets the anchor element. */
  ref?: Ref<HTMLAnchorElement>;
}

/** What renders links: a plain anchor where no provider names another. */
const LinkContext = createContext<ElementType<LinkProps>>('a');

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

/** An unstyled link, rendered by the nearest `LinkProvider`'s component, else by a plain anchor. */
export function Link(props: LinkProps) {
  return createElement(useContext(LinkContext), props);
}
