import type { Locale } from '@seduh/contract/constants';

/** What a page asks the worker for. */
export type PageMessage =
  /** to take over now, for whoever wants the new version at once */
  | { ask: 'take over' }
  /** how old what the page was given is; answered by {@link KeptNews} */
  | { ask: 'how old' }
  /** to keep the words of this language: somebody reads it */
  | { ask: 'speak'; locale: Locale }
  /** to keep these answers of the API, where it has none of them */
  | { ask: 'keep'; addresses: string[] };

/** What the worker tells a page: when the oldest of the answers it was given was kept; null: all are fresh. */
export interface KeptNews {
  keptAt: number | null;
}

/** Reads what a page says; null for anything else. */
export function readPageMessage(found: unknown): PageMessage | null {
  return typeof found === 'object' && found !== null && 'ask' in found ? (found as PageMessage) : null;
}

/** Reads what the worker says; undefined for anything else. */
export function readKeptNews(found: unknown): KeptNews | undefined {
  return typeof found === 'object' && found !== null && 'keptAt' in found ? (found as KeptNews) : undefined;
}
