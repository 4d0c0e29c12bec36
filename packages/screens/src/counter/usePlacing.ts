import { ApiError, type CounterState, type CounterTicket, type StaleResource } from '@seduh/api-client';
import type { Order, Quote } from '@seduh/contract';
import { quoteOf } from '../lib/orders/refusedQuote';

/** What is on a ticket, as one text. */
const textOf = ({ key: _key, isUncertain: _isUncertain, ...wanted }: CounterTicket) => JSON.stringify(wanted);

/** Placing a ticket at the prices that are on screen, and why that did not work. */
export function usePlacing(counter: CounterState, loaded: StaleResource<Quote>) {
  const { ticket, refused } = counter;
  // otherwise something else is on it now than was tried
  const tried = refused && textOf(refused.ticket) === textOf(ticket) ? refused : undefined;
  const better = tried && quoteOf(tried.error);
  const quote = tried && better && tried.loaded === loaded.data ? better : loaded.data;

  return {
    /** Undefined while there is none: still loading, or it failed. */
    quote,
    /** Why the last try at this very ticket failed. */
    error: tried?.error,
    /** @returns null where there is no order; `error` says why */
    async place(): Promise<Order | null> {
      if (!quote || counter.isPlacing) return null;
      try {
        return await counter.place(quote.version, loaded.data);
      } catch (reason) {
        if (!(reason instanceof ApiError)) throw reason;
        void loaded.mutate();
        return null;
      }
    },
  };
}

export type Placing = ReturnType<typeof usePlacing>;
