import { languageOf, type Locale } from '@seduh/contract/constants';
import type { MouseEvent } from 'react';
import { loadWords } from '../lib/words/words';

/** A click that asks for nothing but the link: no other tab, no download. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Fetches the words of all that is here, then has the page say them: nothing waits on the way, so nothing that was typed
 * is drawn anew. Rejects where the words do not come.
 * @param go changes the address, and with it the language of what stands under the router
 */
export async function switchTo(tag: Locale, go: () => void): Promise<void> {
  await loadWords([tag]);
  // whatever comes from here on brings its words in this language
  document.documentElement.lang = tag;
  document.querySelector('link[rel=manifest]')?.setAttribute('href', `${languageOf(tag).prefix}/manifest.webmanifest`);
  go();
}
