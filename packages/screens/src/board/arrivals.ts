import type { Order } from '@seduh/contract';
import { isUnpaid } from '@seduh/domain';
import { useState } from 'react';

export interface Unacknowledged {
  /** New orders that nobody has acknowledged yet. */
  orders: Order[];
  /** Acknowledges these. */
  acknowledge(ids: string[]): void;
}

/** Whether staff can do something about a new order: one that is still to be paid calls nobody. */
const isWaiting = ({ status_name, payment }: Order): boolean => status_name === 'pending' && !isUnpaid(payment.state);

/**
 * Which orders have come since the page was opened, or been paid since, and are not acknowledged.
 * @param orders undefined until loaded: what is there at first calls nobody
 */
export function useUnacknowledged(orders: Order[] | undefined): Unacknowledged {
  const [acknowledged, setAcknowledged] = useState<ReadonlySet<string> | null>(null);
  const waiting = orders?.filter(isWaiting) ?? [];
  if (orders && !acknowledged) setAcknowledged(new Set(waiting.map(({ id }) => id)));
  return {
    orders: acknowledged ? waiting.filter(({ id }) => !acknowledged.has(id)) : [],
    acknowledge: (ids) => setAcknowledged((known) => new Set([...(known ?? []), ...ids])),
  };
}

/**
 * Which of these came in since the page was opened, the latest of them only.
 * @param ids undefined until loaded: what is there at first is not new
 */
export function useNewcomers(ids: string[] | undefined): ReadonlySet<string> {
  const [seen, setSeen] = useState<{ known: ReadonlySet<string>; fresh: ReadonlySet<string> } | null>(null);
  const fresh = ids?.filter((id) => !seen?.known.has(id)) ?? [];
  if (ids && (!seen || fresh.length > 0)) {
    setSeen({ known: new Set([...(seen?.known ?? []), ...ids]), fresh: new Set(seen ? fresh : []) });
  }
  return seen?.fresh ?? new Set();
}
