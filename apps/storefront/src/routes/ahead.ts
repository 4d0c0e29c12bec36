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
  await loadCheckout();
  watchNearLinks(loadNear, sparesData);
}

const done = new Set<PageRoute>();

/** Each page once: products are many, their page is one. */
async function loadNear(href: string): Promise<void> {
  const route = reachablePage(href);
  if (!done.has(route)) {
    done.add(route);
    await route.load();
  }
  await loadCheckout();
}

/** From the cart it is one press, and the last thing that may fail. */
async function loadCheckout(): Promise<void> {
  const session = getSession();
  if (session?.role !== 'User' || done.has(pages.payment) || cartOf(session.id).get().lines.length === 0) return;
  done.add(pages.payment);
  await pages.payment.load().catch(() => undefined);
}

/** Has the visit measured where the shop counts, as its page says. */
function measureWhereCounted(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!visit?.serverTiming?.some(({ name }) => name === VITALS_WANTED)) return;
  const { route } = findPage(readAddress(new URL(visit.name).pathname).path);
  const [page] = Object.entries(pages).find(([, each]) => each === route) ?? [];
  void import('../vitals/sendVitals').then(({ sendVitals }) => sendVitals(page as PageName)).catch(() => undefined);
}
