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

/** What is done for pages that links in view lead to. */
export interface NearPages {
  /** Whether there is anything to fetch for this page: the browser's idle moments are for those. */
  isWanted: (href: string) => boolean;
  /** Fetches a page's code. May reject. */
  load: (href: string) => Promise<unknown>;
  /** Asked before each; true ends it all, for good. */
  isOver: () => boolean;
}

/**
 * Calls for the page of each link that is in view, one after the other, whenever the browser is idle; also of links that
 * come later. A link that has gone before its turn is left out.
 * @returns what ends it
 */
export function watchNearLinks({ isWanted, load, isOver }: NearPages): () => void {
  const inView = new Set<HTMLAnchorElement>();
  const known = new WeakSet<Element>();
  let isEnded = false;
  let isAtWork = false;
  let isWaiting = false;

  const take = async (link: HTMLAnchorElement) => {
    const href = hrefOf(link);
    if (href === null || !isWanted(href)) return void inView.delete(link);
    await idle();
    if (isEnded) return;
    if (isOver()) return stop();
    const isStillThere = inView.delete(link) && link.isConnected;
    if (isStillThere) await load(href).catch(() => undefined);
  };
  const work = async () => {
    if (isAtWork) return;
    isAtWork = true;
    try {
      for (let [link] = inView; link; [link] = inView) await take(link);
    } finally {
      isAtWork = false;
    }
  };

  const seen = new IntersectionObserver((entries) => {
    if (isEnded) return;
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target as HTMLAnchorElement);
      else inView.delete(target as HTMLAnchorElement);
    }
    void work();
  });

  /** What the page is about comes before what stands round every page. */
  const find = () => {
    isWaiting = false;
    if (isEnded) return;
    for (const link of [...document.querySelectorAll('main a[href]'), ...document.querySelectorAll('a[href]')]) {
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
    isEnded = true;
    seen.disconnect();
    changes.disconnect();
    inView.clear();
  };
  changes.observe(document.body, { childList: true, subtree: true });
  find();
  return stop;
}
