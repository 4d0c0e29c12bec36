import { addressIn, languageOf, type Locale, readAddress } from '@seduh/contract/constants';
import type { MouseEvent } from 'react';
import type { AddressOnScreen } from '../lib/address';
import { loadWords } from '../lib/words/words';

/** A click that asks for nothing but the link: no other tab, no download. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Fetches the words of all that is here, then has the page say them: nothing waits on the way, so nothing that was typed
 * is drawn anew. Rejects where the words do not come.
 * @param replace changes the address, and with it the language of what stands under the router
 */
export async function switchTo(tag: Locale, replace: AddressOnScreen['replace']): Promise<void> {
  await loadWords([tag]);
  // whatever comes from here on brings its words in this language
  document.documentElement.lang = tag;
  document.querySelector('link[rel=manifest]')?.setAttribute('href', `${languageOf(tag).prefix}/manifest.webmanifest`);
  // a page that is on its way has its address already
  const { location, history } = window;
  const { path } = readAddress(location.pathname);
  replace(addressIn(languageOf(tag), path) + location.search + location.hash, history.state?.usr);
}
