import { addressIn, languageOf, localeOf } from '@seduh/contract/constants';
import { useLocale } from '@seduh/ui';
import { createContext } from 'react';

/** The page on screen, as its address names it. */
export interface AddressOnScreen {
  /** Without the language. */
  pathname: string;
  /** Query and hash. The server, which makes one page for many of them, does not know them. */
  rest: string;
  /** Takes the place of this address: a path from the site's root, and what the router keeps with it. Nothing of the page is left. */
  replace: (href: string, state?: unknown) => void;
}

/** Says which page is on screen, for what leads to the same one elsewhere. Who has the router provides it. */
export const AddressContext = createContext<AddressOnScreen>({ pathname: '/', rest: '', replace: () => undefined });

/** A page's address in the language round it, for what no link leads to: a form that works before its page's code is here. */
export const useAddress = (path: string): string => addressIn(languageOf(localeOf(useLocale())), path);
