import { cartOf, getSession } from '@seduh/api-client';
import { type PageName, readAddress, VITALS_WANTED } from '@seduh/contract/constants';
import { sentences } from '@seduh/screens/lib';
import { sparesData } from '../hydration/sparesData';
import { prepareBrokenPage } from './BrokenPage';
import { watchNearLinks } from './nearLinks';
import { findPage, type PageRoute, pages, reachablePage } from './table';

/**
 * Fetches what has to be here when the network is not. Then the code, not the data, of pages that somebody is near to: those
 * that links in view lead to, and the checkout for who has something to pay. Not for who spares data. Never rejects.
 */
export async function loadAhead(): Promise<void> {
  await prepareBrokenPage();
  await sentences();
  if (sparesData()) return;
  measureWhereCounted();
  await loadNear();
  watchNearLinks({
    isWanted: (href) => missing(href).length > 0,
    load: loadNear,
    // who asks for less data meanwhile is not asked again before the next visit
    isOver: () => Boolean(sparesData()),
  });
}

/** Pages whose code is here, or on its way: products are many, their page is one. */
const asked = new Set<PageRoute>();

/** The pages to fetch for who may go there: that one, and for a customer with something to pay the checkout. */
function missing(href?: string): PageRoute[] {
  const session = getSession();
  // from the cart it is one press, and the last thing that may fail
  const mayPay = session?.role === 'User' && cartOf(session.id).get().lines.length > 0;
  const near = [...(href === undefined ? [] : [reachablePage(href)]), ...(mayPay ? [pages.payment] : [])];
  return near.filter((route) => !asked.has(route));
}

/** Fetches what is missing; what does not come is missing still. */
async function loadNear(href?: string): Promise<void> {
  for (const route of missing(href)) {
    asked.add(route);
    await route.load().catch(() => asked.delete(route));
  }
}

/** Has the visit measured where the shop counts, as its page says. */
function measureWhereCounted(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!visit?.serverTiming?.some(({ name }) => name === VITALS_WANTED)) return;
  const { route } = findPage(readAddress(new URL(visit.name).pathname).path);
  const [page] = Object.entries(pages).find(([, each]) => each === route) ?? [];
  void import('../vitals/sendVitals').then(({ sendVitals }) => sendVitals(page as PageName)).catch(() => undefined);
}
