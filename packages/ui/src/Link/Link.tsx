import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  createElement,
  type ElementType,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  useContext,
} from 'react';
import { Rendered } from './Rendered';

/** What every link takes, whoever renders it: an anchor's attributes with a required `href`. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where it leads, as a path of the app (`/shelf?page=2`) or a full address. */
  href: string;
  /** Gets the anchor element. */
  ref?: Ref<HTMLAnchorElement>;
}

/** Where a part leads: an address, or a link of the app's own that says it. */
export type LinkTarget =
  | {
      /** Where it leads, as a path of the app (`/shelf?page=2`) or a full address. Not needed beside `render`. */
      href: string;
      /** A link of the app's own in place of this one, `<Link to="/shelf" />`: it gets look, words, `ref` and handlers. */
      render?: ReactElement;
    }
  | {
      /** Where it leads, where `render` leaves that open. */
      href?: string;
      /** A link of the app's own in place of this one. */
      render: ReactElement;
    };

/** What a part takes that is a link: an anchor's attributes, and `href` or `render`. */
export type LinkPartProps = Omit<LinkProps, 'href'> & LinkTarget;

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

// before the router's own handler, which follows whatever reaches it
function swallow(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * An unstyled link: `render` where it is given, else the nearest `LinkProvider`'s component, else a plain anchor. What
 * it says of itself holds: with `aria-busy` it is not followed, with `aria-disabled` it leads nowhere.
 */
export function Link({ render, ...props }: LinkPartProps) {
  const ofApp = useContext(LinkContext);
  // without an `href` a placeholder, which no key reaches: a router's link cannot be one
  if (isSo(props['aria-disabled']))
    return createElement('a', { role: 'link', ...props, href: undefined, onClick: undefined });
  const given = isSo(props['aria-busy']) ? { ...props, onClickCapture: swallow } : props;
  return render ? <Rendered element={render} given={given} /> : createElement(ofApp, given as LinkProps);
}

const isSo = (said: boolean | 'true' | 'false' | undefined) => said === true || said === 'true';
