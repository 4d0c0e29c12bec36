import { AUDIT_KINDS, type AuditKind } from '@seduh/contract/constants';
import { dayOf } from '../lib/format/dayOf';

/** Which of what staff did is shown; their address mirrors it. */
export interface RecordFilter {
  /** What it was done to; null for all. */
  kind: AuditKind | null;
  /** The id of who did it; empty for everybody. */
  by: string;
  /** Words looked for; empty for all. */
  search: string;
  /** First business day, `2026-11-20`; empty for no bound. */
  from: string;
  /** Last business day; empty for no bound. */
  to: string;
  /** From 1. */
  page: number;
}

/** What shows the filter, or something of it, and lets it be changed. */
export interface RecordFilterProps {
  /** What is shown. */
  filter: RecordFilter;
  /**
   * Asked for something else.
   * @param isTyping words are being typed: no place to go back to
   */
  onFilter: (filter: RecordFilter, isTyping?: boolean) => void;
}

/** All of it. */
export const EMPTY_FILTER: RecordFilter = { kind: null, by: '', search: '', from: '', to: '', page: 1 };

export const kindOf = (text: string | null): AuditKind | null => AUDIT_KINDS.find((known) => known === text) ?? null;

/** Reads the address; nonsense falls back to the resting value. */
export function readRecordFilter(query: URLSearchParams): RecordFilter {
  const page = Number(query.get('page'));
  return {
    kind: kindOf(query.get('kind')),
    by: /^[\da-f-]{36}$/i.exec(query.get('by') ?? '')?.[0] ?? '',
    search: query.get('search')?.trim() ?? '',
    from: dayOf(query.get('from')),
    to: dayOf(query.get('to')),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

const withoutPage = ({ kind, by, search, from, to }: RecordFilter) => ({
  ...(kind && { kind }),
  ...(by && { by }),
  ...(search && { search }),
  ...(from && { from }),
  ...(to && { to }),
});

/** The address's query, without the values that are at rest. */
export const writeRecordFilter = (filter: RecordFilter): string =>
  new URLSearchParams({ ...withoutPage(filter), ...(filter.page > 1 && { page: String(filter.page) }) }).toString();

/** What the API is asked for: a page of it, and, without the page, the file. */
export const recordQuery = (filter: RecordFilter) => ({ ...withoutPage(filter), page: String(filter.page) });
export const recordFileQuery = withoutPage;

/** Whether anything but the page narrows the list. */
export const isNarrowed = (filter: RecordFilter): boolean => Object.keys(withoutPage(filter)).length > 0;
