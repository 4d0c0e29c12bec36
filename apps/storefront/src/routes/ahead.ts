import { getSession } from '@seduh/api-client';
import { sentences } from '@seduh/screens/lib';
import { sparesData } from '../hydration/sparesData';
import { prepareBrokenPage } from './BrokenPage';
import { type PageRoute, pages } from './table';

/**
 * Fetches what has to be here when the network is not, and, one after the other, the code of the pages that most go on
 * to: those not for who spares data. Never rejects.
 */
export async function loadAhead(): Promise<void> {
  await prepareBrokenPage();
  await sentences();
  if (sparesData()) return;
  const ahead: PageRoute[] = [pages.products, pages.product, pages.cart];
  if (getSession()?.role === 'User') ahead.push(pages.payment);
  for (const { load } of ahead) await load().catch(() => undefined);
}
