import type { CounterOrderBody, Order, Quote } from '@seduh/contract';
import { COUNTER_PATHS, HEADERS } from '@seduh/contract/constants';
import { isCash } from '@seduh/domain';
import { useSyncExternalStore } from 'react';
import { mergeLines, piecesOf, putLine, setPieces, type CartLine } from '../cart/cart';
import { replaceLine } from '../cart/replaceLine';
import { isUnanswered } from '../checkout/useCheckout';
import { ApiError } from '../http/ApiError';
import { refreshOrders } from '../orders/freshness';
import { newIdempotencyKey, requestOrder } from '../orders/writes';
import { getSession } from '../session/session';
import { useSession } from '../session/useSession';
import {
  beginTry,
  endTry,
  NOTHING,
  recall,
  remember,
  tryOf,
  watchCounter,
  type PlacedTicket,
  type RefusedTry,
} from './remembered';
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
  /** Has these lines again, as they were before one of them was replaced. */
  putBack(lines: readonly CartLine[]): void;
  setTerms(terms: Partial<TicketTerms>): void;
  /** Throws it away; @returns what undoes that, beside what has been put on since */
  discard(): () => void;
  /** Cash that the guest of this ticket has handed over, whole rupiah; null where nobody has said. */
  given: number | null;
  setGiven(given: number | null): void;
  /**
   * Places it at the prices of a quote, and begins the next one. Safe to press again: it is one order.
   * Rejects with an {@link ApiError}; the ticket stays then.
   * @param loaded the quote as loaded now, to be kept beside a refusal
   */
  place(version: string, loaded?: Quote): Promise<Order>;
  /** The ticket is on its way to the shop, by this page or by the one before. */
  isPlacing: boolean;
  /** Why the last try at this ticket led to no order; also of a page that was left before the answer. */
  refused: RefusedTry | undefined;
  /** The order that the ticket before has become, likewise, until something is put on the next one. */
  placed: PlacedTicket | undefined;
  /** Takes `placed` away: its guest has been served. */
  closePlaced(): void;
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
    watchCounter,
    () => found !== undefined && tryOf(found.key) !== undefined,
    () => false,
  );
  const known = useSyncExternalStore(
    watchCounter,
    () => recall(session?.token),
    () => NOTHING,
  );
  const { given, refused } = known.key === found?.key ? known : NOTHING;
  /** Reads, changes and writes in one go, so that two tabs do not undo each other. */
  const change = (patch: (ticket: CounterTicket) => Partial<CounterTicket>) => {
    const ticket = store?.get();
    if (ticket) store?.set(changed(ticket, patch(ticket)));
  };
  /** The same, as long as it is the ticket with this key. */
  const note = (key: string, isUncertain: boolean) => change((ticket) => (ticket.key === key ? { isUncertain } : {}));

  const closePlaced = () => {
    const { key, placed } = recall();
    if (placed) remember(key, { placed: undefined });
  };

  return {
    ticket: found ?? EMPTY_TICKET,
    isReady: found !== undefined,
    add(line) {
      change(({ lines }) => ({ lines: putLine(lines, line) }));
      closePlaced();
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
    putBack: (lines) => change(() => ({ lines: [...lines] })),
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
    given,
    setGiven(sum) {
      if (found) remember(found.key, { given: sum });
    },
    async place(version, loaded) {
      const ticket = store?.get();
      const body = ticket && ticketOrder(ticket, version);
      if (!ticket || !body) throw new TypeError('a ticket is placed once it is said how it is paid');
      const { key, isUncertain } = ticket;
      // pressed twice
      const underWay = tryOf(key);
      if (underWay) return underWay;
      const handedOver =
        ticket.paymentId !== null && isCash(ticket.paymentId) && recall().key === key ? recall().given : null;
      // before it is sent, so that a crash leaves it behind
      note(key, true);
      const sent = placeAtCounter(body, key);
      beginTry(key, sent);
      // what was forgotten meanwhile stays forgotten, and who has logged in meanwhile is told nothing
      const isKnown = () => tryOf(key) === sent && getSession()?.id === session?.id;
      try {
        const order = await sent;
        const now = store?.get();
        const next = now?.key === key ? nextTicket(now, ticket) : now;
        if (next?.lines.length === 0) store?.clear();
        else if (next) store?.set(next);
        if (isKnown()) remember(next?.key ?? '', { placed: { order, given: handedOver } });
        return order;
      } catch (error) {
        note(key, leavesUncertain(error, isUncertain));
        const isTicket = store?.get().key === key;
        if (error instanceof ApiError && isTicket && isKnown()) remember(key, { refused: { ticket, loaded, error } });
        throw error;
      } finally {
        endTry(key);
      }
    },
    isPlacing,
    refused,
    placed: known.placed,
    closePlaced,
    placeAnother() {
      const key = newIdempotencyKey();
      change(() => ({ key, isUncertain: false }));
      remember(key, { given, refused });
    },
  };
}

const never = () => () => undefined;

/** Whether there may be an order after this. @param before whether there was when it was sent */
function leavesUncertain(error: unknown, before: boolean): boolean {
  if (!(error instanceof ApiError) || isUnanswered(error) || error.code === 'CANCELED') return true;
  // what is refused before the key is read says nothing of earlier tries
  return AFTER_THE_KEY.has(error.code) ? false : before;
}
