import type { CounterOrderBody, Order } from '@seduh/contract';
import { COUNTER_PATHS, HEADERS } from '@seduh/contract/constants';
import { useSyncExternalStore } from 'react';
import { mergeLines, piecesOf, putLine, setPieces, type CartLine } from '../cart/cart';
import { replaceLine } from '../cart/replaceLine';
import { isUnanswered } from '../checkout/useCheckout';
import { ApiError } from '../http/ApiError';
import { refreshOrders } from '../orders/freshness';
import { newIdempotencyKey, requestOrder } from '../orders/writes';
import { useSession } from '../session/useSession';
import { changed, EMPTY_TICKET, nextTicket, ticketOf, ticketOrder, type CounterTicket } from './ticket';

/**
 * Places an order for a guest, by staff. The same key never makes a second order.
 * @throws {ApiError} PRICE_CHANGED, OUT_OF_STOCK, CLOSED with a new quote in `data`; KEY_REUSED, VALIDATION
 */
async function placeAtCounter(body: CounterOrderBody, key: string): Promise<Order> {
  const headers = { [HEADERS.idempotencyKey]: key };
  const order = await requestOrder(COUNTER_PATHS.orders, { method: 'POST', body, headers });
  void refreshOrders();
  return order;
}

/** Tries under way, by their key; they go on while their page is left. */
const tries = new Map<string, Promise<Order>>();
const watchers = new Set<() => void>();

function watchTries(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** @param sent undefined: it is over */
function setTry(key: string, sent?: Promise<Order>): void {
  if (sent) tries.set(key, sent);
  else tries.delete(key);
  for (const watcher of watchers) watcher();
}

/** Refusals that the server gives only after it has looked the key up: there is no order under it. */
const AFTER_THE_KEY = new Set<string>(['PRICE_CHANGED', 'OUT_OF_STOCK', 'CLOSED']);

/** What is said of a guest's order, beside what is in it. */
export type TicketTerms = Pick<CounterTicket, 'name' | 'deliveryId' | 'table' | 'paymentId'>;

export interface CounterState {
  ticket: CounterTicket;
  /** False until the page knows who uses the device: not known yet, rather than empty. */
  isReady: boolean;
  /** Puts pieces on it. @returns how many pieces of that line are on it now; 0 where there is no room */
  add(line: CartLine): number;
  /** 0 takes the line off. */
  setQuantity(line: CartLine, qty: number): void;
  /** Has a line otherwise, with the pieces that it has. @returns false where they would be too many of one line */
  replace(line: CartLine, wanted: CartLine): boolean;
  setTerms(terms: Partial<TicketTerms>): void;
  /** Throws it away; @returns what undoes that, beside what has been put on since */
  discard(): () => void;
  /**
   * Places it at the prices of a quote, and begins the next one. Safe to press again: it is one order.
   * Rejects with an {@link ApiError}; the ticket stays then.
   */
  place(version: string): Promise<Order>;
  /** The ticket is on its way to the shop, by this page or by the one before. */
  isPlacing: boolean;
  /** Lets it become another order, although it has become one already. */
  placeAnother(): void;
}

/** The ticket of the member of staff who uses the device, followed: this tab's changes and other tabs'. */
export function useCounter(): CounterState {
  const { session } = useSession();
  const store = session ? ticketOf(session.id) : undefined;
  const found = useSyncExternalStore<CounterTicket | undefined>(
    store?.subscribe ?? never,
    () => store?.get(),
    () => undefined,
  );
  const isPlacing = useSyncExternalStore(
    watchTries,
    () => found !== undefined && tries.has(found.key),
    () => false,
  );
  /** Reads, changes and writes in one go, so that two tabs do not undo each other. */
  const change = (patch: (ticket: CounterTicket) => Partial<CounterTicket>) => {
    const ticket = store?.get();
    if (ticket) store?.set(changed(ticket, patch(ticket)));
  };
  /** The same, as long as it is the ticket with this key. */
  const note = (key: string, isUncertain: boolean) => change((ticket) => (ticket.key === key ? { isUncertain } : {}));

  return {
    ticket: found ?? EMPTY_TICKET,
    isReady: found !== undefined,
    add(line) {
      change(({ lines }) => ({ lines: putLine(lines, line) }));
      return piecesOf(store?.get().lines ?? [], line);
    },
    setQuantity: (line, qty) => change(({ lines }) => ({ lines: setPieces(lines, line, qty) })),
    replace(line, wanted) {
      let isDone = false;
      change(({ lines }) => {
        const after = replaceLine(lines, line, { ...wanted, qty: piecesOf(lines, line) });
        isDone = after !== lines;
        return { lines: after };
      });
      return isDone;
    },
    setTerms: (terms) => change(() => terms),
    discard() {
      const before = store?.get();
      store?.clear();
      return () => {
        const now = store?.get();
        if (!before || !now) return;
        if (now.lines.length === 0) store?.set(before);
        else store?.set({ ...now, lines: mergeLines(now.lines, before.lines) });
      };
    },
    async place(version) {
      const ticket = store?.get();
      const body = ticket && ticketOrder(ticket, version);
      if (!ticket || !body) throw new TypeError('a ticket is placed once it is said how it is paid');
      const { key, isUncertain } = ticket;
      // pressed twice
      const underWay = tries.get(key);
      if (underWay) return underWay;
      // before it is sent, so that a crash leaves it behind
      note(key, true);
      const sent = placeAtCounter(body, key);
      setTry(key, sent);
      try {
        const order = await sent;
        const now = store?.get();
        const next = now?.key === key ? nextTicket(now, ticket) : now;
        if (next?.lines.length === 0) store?.clear();
        else if (next) store?.set(next);
        return order;
      } catch (error) {
        note(key, leavesUncertain(error, isUncertain));
        throw error;
      } finally {
        setTry(key);
      }
    },
    isPlacing,
    placeAnother: () => change(() => ({ key: newIdempotencyKey(), isUncertain: false })),
  };
}

const never = () => () => undefined;

/** Whether there may be an order after this. @param before whether there was when it was sent */
function leavesUncertain(error: unknown, before: boolean): boolean {
  if (!(error instanceof ApiError) || isUnanswered(error) || error.code === 'CANCELED') return true;
  // what is refused before the key is read says nothing of earlier tries
  return AFTER_THE_KEY.has(error.code) ? false : before;
}
