import { readAddress } from '@seduh/contract/constants';
import { isOutside } from '@seduh/screens/lib';

/** Safari has no idle callbacks: so long it is left alone between two pages, ms. */
const PAUSE = 300;

/** Resolves when the browser has nothing else to do. */
const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve);
    else setTimeout(resolve, PAUSE);
  });

/** The href inside the app that a link leads to; null for what the browser follows by itself, another language's page among it. */
function hrefOf(link: HTMLAnchorElement): string | null {
  if (link.origin !== window.location.origin || link.target || link.hreflang) return null;
  const { language, path } = readAddress(link.pathname);
  if (language.tag !== document.documentElement.lang || isOutside(path)) return null;
  return path + link.search;
}

/**
 * Calls for the page of each link that is in view, one after the other, whenever the browser is idle; also of links that
 * come later. A link that has gone before its turn is left out.
 * @param load fetches a page's code. Rejecting, it counts as done: who goes there asks again
 * @param isOver asked before each; true ends it
 * @returns what ends it
 */
export function watchNearLinks(load: (href: string) => Promise<unknown>, isOver: () => unknown): () => void {
  const inView = new Set<HTMLAnchorElement>();
  const known = new WeakSet<Element>();
  let isAtWork = false;
  let isWaiting = false;

  const work = async () => {
    if (isAtWork) return;
    isAtWork = true;
    while (inView.size > 0) {
      await idle();
      if (isOver()) return stop();
      const [link] = inView;
      if (!link) break;
      inView.delete(link);
      const href = link.isConnected ? hrefOf(link) : null;
      if (href !== null) await load(href).catch(() => undefined);
    }
    isAtWork = false;
  };

  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target as HTMLAnchorElement);
      else inView.delete(target as HTMLAnchorElement);
    }
    void work();
  });

  /** What the page is about comes before what stands round every page. */
  const find = () => {
    isWaiting = false;
    for (const place of ['main a[href]', 'a[href]'])
      for (const link of document.querySelectorAll(place)) {
        if (known.has(link)) continue;
        known.add(link);
        seen.observe(link);
      }
  };
  const changes = new MutationObserver(() => {
    if (isWaiting) return;
    isWaiting = true;
    void idle().then(find);
  });

  const stop = () => {
    seen.disconnect();
    changes.disconnect();
    inView.clear();
  };
  changes.observe(document.body, { childList: true, subtree: true });
  find();
  return stop;
}
