import { getSession } from '@seduh/api-client';
import { type PageName, readAddress, VITALS_WANTED } from '@seduh/contract/constants';
import { sentences } from '@seduh/screens/lib';
import { sparesData } from '../hydration/sparesData';
import { prepareBrokenPage } from './BrokenPage';
import { findPage, type PageRoute, pages } from './table';

/**
 * Fetches what has to be here when the network is not, and, one after the other, the code of the pages that most go on
 * to: those not for who spares data. Never rejects.
 */
export async function loadAhead(): Promise<void> {
  await prepareBrokenPage();
  await sentences();
  if (sparesData()) return;
  measureWhereCounted();
  const ahead: PageRoute[] = [pages.products, pages.product, pages.cart];
  if (getSession()?.role === 'User') ahead.push(pages.payment);
  for (const { load } of ahead) await load().catch(() => undefined);
}

/** Has the visit measured where the shop counts, as its page says. */
function measureWhereCounted(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!visit?.serverTiming?.some(({ name }) => name === VITALS_WANTED)) return;
  const { route } = findPage(readAddress(new URL(visit.name).pathname).path);
  const [page] = Object.entries(pages).find(([, each]) => each === route) ?? [];
  void import('../vitals/sendVitals').then(({ sendVitals }) => sendVitals(page as PageName)).catch(() => undefined);
}
