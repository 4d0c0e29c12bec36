import type { DeliveryId, OrderListQuery } from '@seduh/contract';
import { FINAL_STATUSES, HANDED_OVER_STATUSES } from '@seduh/contract/constants';
import { dayOf } from '../lib/format/dayOf';
import { rowOf, deliveryMethodOf } from '../lib/orders/methods/deliveryMethods';

/** How an order may have ended, and both. */
export const ENDS = ['all', 'done', 'cancelled'] as const;

/** Which of the orders that have ended are shown; their address mirrors it. */
export interface ArchiveFilter {
  /** How they ended. */
  end: (typeof ENDS)[number];
  /** The way they went; null for all. */
  deliveryId: DeliveryId | null;
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
export interface ArchiveFilterProps {
  /** Which orders are shown. */
  filter: ArchiveFilter;
  /**
   * Asked for others.
   * @param isTyping words are being typed: no place to go back to
   */
  onFilter: (filter: ArchiveFilter, isTyping?: boolean) => void;
}

/** Everything that has ended. */
export const EMPTY_FILTER: ArchiveFilter = { end: 'all', deliveryId: null, search: '', from: '', to: '', page: 1 };

export const endOf = (text: string | null): ArchiveFilter['end'] => ENDS.find((known) => known === text) ?? 'all';

/** Reads the address; nonsense falls back to the resting value. */
export function readArchiveFilter(query: URLSearchParams): ArchiveFilter {
  const page = Number(query.get('page'));
  return {
    end: endOf(query.get('status')),
    deliveryId: deliveryMethodOf(query.get('way')),
    search: query.get('search')?.trim() ?? '',
    from: dayOf(query.get('from')),
    to: dayOf(query.get('to')),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The address's query, without the values that are at rest. */
export function writeArchiveFilter({ end, deliveryId, search, from, to, page }: ArchiveFilter): string {
  return new URLSearchParams({
    ...(end !== 'all' && { status: end }),
    ...(deliveryId !== null && { way: rowOf(deliveryId) }),
    ...(search && { search }),
    ...(from && { from }),
    ...(to && { to }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
}

const STATUSES: Record<ArchiveFilter['end'], string> = {
  all: FINAL_STATUSES.join(','),
  done: HANDED_OVER_STATUSES.join(','),
  cancelled: 'cancelled',
};

/** What the API is asked for. */
export const archiveQuery = ({ end, deliveryId, search, from, to, page }: ArchiveFilter): OrderListQuery => ({
  status: STATUSES[end],
  ...(deliveryId !== null && { delivery: String(deliveryId) }),
  search,
  from,
  to,
  page: String(page),
});

/** Whether anything but the page narrows the list. */
export const isNarrowed = (filter: ArchiveFilter): boolean => writeArchiveFilter({ ...filter, page: 1 }) !== '';
