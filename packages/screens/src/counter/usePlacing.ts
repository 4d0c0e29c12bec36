import { ApiError, type CounterState, type StaleResource } from '@seduh/api-client';
import type { Order, Quote } from '@seduh/contract';
import { useState } from 'react';
import { quoteOf } from '../lib/orders/refusedQuote';

/** The last try to place a ticket. */
interface Try {
  /** What was on it, as one text. */
  ticket: string;
  /** The quote as loaded then: as long as it is the same one, a refusal knows better. */
  loaded: Quote | undefined;
  error: ApiError;
}

/** Placing a ticket at the prices that are on screen, and why that did not work. */
export function usePlacing(counter: CounterState, loaded: StaleResource<Quote>) {
  const [lastTry, setLastTry] = useState<Try>();
  const { key: _key, isUncertain: _isUncertain, ...wanted } = counter.ticket;
  const text = JSON.stringify(wanted);
  // something else is on it now than was tried
  const tried = lastTry?.ticket === text ? lastTry : undefined;
  const refused = tried && quoteOf(tried.error);
  const quote = tried && refused && tried.loaded === loaded.data ? refused : loaded.data;

  return {
    /** Undefined while there is none: still loading, or it failed. */
    quote,
    /** Why the last try at this very ticket failed. */
    error: tried?.error,
    /** @returns null where there is no order; `error` says why */
    async place(): Promise<Order | null> {
      if (!quote || counter.isPlacing) return null;
      try {
        const order = await counter.place(quote.version);
        setLastTry(undefined);
        return order;
      } catch (reason) {
        if (!(reason instanceof ApiError)) throw reason;
        setLastTry({ ticket: text, loaded: loaded.data, error: reason });
        void loaded.mutate();
        return null;
      }
    },
  };
}

export type Placing = ReturnType<typeof usePlacing>;
