import { useSyncExternalStore } from 'react';
import { pseudo } from './pseudo';

const listeners = new Set<() => void>();
// one for all: a screen has hundreds who ask
const observer = new MutationObserver(() => {
  for (const listener of listeners) listener();
});
observer.observe(document.documentElement, { attributeFilter: ['data-pseudo'] });

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
const isPseudo = (): boolean => document.documentElement.dataset.pseudo !== undefined;

/** What is said, in pseudo-language while the page is (`data-pseudo` on its root), also when that changes on the page. */
export function usePseudo<Catalogue>(said: Catalogue): Catalogue {
  return useSyncExternalStore(listen, isPseudo, () => false) ? pseudo(said) : said;
}

/** Has the page speak pseudo-language, or no more. */
export function speakPseudo(isSpoken: boolean): void {
  if (isSpoken) document.documentElement.dataset.pseudo = '';
  else delete document.documentElement.dataset.pseudo;
}
