import { type AnchorHTMLAttributes, createContext, type ElementType, type Ref } from 'react';

/** What every link takes, whoever renders it: an anchor's attributes with an address that must be there. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where it leads, as a path of the app (`/shelf?page=2`) or a full address. */
  href: string;
  /** Gets the anchor element. */
  ref?: Ref<HTMLAnchorElement>;
}

/** Who renders links: a plain anchor where nobody was named. */
export const LinkContext = createContext<ElementType<LinkProps>>('a');
