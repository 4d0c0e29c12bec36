import type { KeptNews } from '../offline/messages';
import { scope } from './scope';

/** By page: the addresses whose last answer was a kept one, and when it was kept. */
const keptBy = new Map<string, Map<string, number>>();
/** Pages come and go, and nobody says so. */
const PAGES_KNOWN = 20;

/** Notes how a call of a page was answered, and tells the page. @param at when the answer was kept; null: it is fresh */
export async function noteAnswer(page: string, address: string, at: number | null): Promise<void> {
  const kept = keptBy.get(page) ?? new Map<string, number>();
  if (at === null && !kept.delete(address)) return;
  if (at !== null) kept.set(address, at);
  keptBy.delete(page);
  keptBy.set(page, kept);
  const [oldest] = keptBy.keys();
  if (oldest !== undefined && keptBy.size > PAGES_KNOWN) keptBy.delete(oldest);
  await tellPage(page);
}

/** Tells a page how old the oldest of what it was given is. */
export async function tellPage(page: string): Promise<void> {
  const times = [...(keptBy.get(page)?.values() ?? [])];
  const client = await scope.clients.get(page);
  client?.postMessage({ keptAt: times.length > 0 ? Math.min(...times) : null } satisfies KeptNews, []);
}
