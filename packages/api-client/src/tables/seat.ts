import { TABLE_LIMITS } from '@seduh/contract/constants';
import type { LinkedTable } from '@seduh/contract';
import { useSyncExternalStore } from 'react';
import { followServerTime, serverNow } from '../shop/shop';
import { persisted } from '../storage/persisted';

/** The table whose link was opened on this device, for as long as a visit lasts. */
export interface Seat extends LinkedTable {
  /** ms since 1970: later, whoever sat there has gone. */
  until: number;
}

/** Local storage key of the table one sits at. It is the device's: who logs in, or is no longer, sits where they sat. */
export const SEAT_KEY = 'seduh.table';

const store = persisted<Seat | null>({ key: SEAT_KEY, parse: parseSeat });

/** Reads a stored seat; what is none is null. Never throws. */
function parseSeat(found: unknown): Seat | null {
  const { label, code, until }: Partial<Record<keyof Seat, unknown>> =
    typeof found === 'object' && found !== null ? found : {};
  const isSeat = typeof label === 'string' && label !== '' && typeof code === 'string' && typeof until === 'number';
  return isSeat ? { label, code, until } : null;
}

/** The table of this visit; null where there is none, or the visit is over. */
export function getSeat(): Seat | null {
  const seat = store.get();
  return seat && seat.until > serverNow().getTime() ? seat : null;
}

/** Sits down at a table, for some hours from now on. */
export const takeSeat = ({ label, code }: LinkedTable): void =>
  store.set({ label, code, until: serverNow().getTime() + TABLE_LIMITS.visitHours * 60 * 60_000 });

/** Sits at no table any more. */
export const leaveSeat = (): void => store.clear();

/** The same as {@link getSeat}, followed: this tab's changes, other tabs' and the shop's time. Null on the server. */
export const useSeat = (): Seat | null => useSyncExternalStore(follow, getSeat, () => null);

function follow(listener: () => void): () => void {
  const stops = [store.subscribe(listener), followServerTime(listener)];
  return () => stops.forEach((stop) => stop());
}
