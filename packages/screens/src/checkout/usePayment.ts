import { ApiError, cartActions, useCheckout, useProfile, useSeat } from '@seduh/api-client';
import type { Order, Quote } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import { isFeeOpen } from '@seduh/domain';
import { toast } from '@seduh/ui';
import { useState } from 'react';
import { draftOf, isSameOrder, type OrderDraft, pricedLines, stockTrouble, useCartQuote } from '../cart';
import { useLanguage, useWords } from '../lib/words/words';
import { quoteOf } from '../lib/orders/refusedQuote';
import { checkoutWords } from './words';

/** The last try to order. */
interface Try {
  draft: OrderDraft;
  /** What the customer saw when they pressed. */
  seen: Quote;
  /** The quote as loaded then: as long as it is the same one, a refusal knows better. */
  loaded: Quote | undefined;
  /** Why it failed; stays while the next try is under way. */
  error?: ApiError | undefined;
  /** The quote it was refused with. */
  refused?: Quote | undefined;
}

/** Everything the checkout knows and does. `onPlaced` gets the order that was made, once. */
export function usePayment(onPlaced: (order: Order) => void) {
  const { spent } = useWords(checkoutWords);
  const language = useLanguage();
  const profile = useProfile();
  const { cart, isReady, shop, orderRequest, quote: loaded, postcode } = useCartQuote(profile.data);
  const checkout = useCheckout();
  const [lastTry, setLastTry] = useState<Try>();
  const [isPlaced, setPlaced] = useState(false);

  const address = (cart.address ?? profile.data?.address ?? '').trim();
  const seat = useSeat();
  const hasTables = shop.data?.has_tables;
  const draft = orderRequest && draftOf(orderRequest, cart, { address, seat, hasTables });
  /** Null as soon as something else is to be ordered than was tried. */
  const tried = lastTry && isSameOrder(lastTry.draft, draft) ? lastTry : null;
  const quote = tried?.refused && tried.loaded === loaded.data ? tried.refused : loaded.data;
  const isDearer = tried?.refused && quote ? quote.total > tried.seen.total : false;
  const asksConsent = tried?.error?.code === 'PRICE_CHANGED' || tried?.error?.code === 'PROMO_REFUSED';
  // a price that has come back down meanwhile needs no word
  const error = asksConsent && !isDearer ? undefined : tried?.error;

  const lines = pricedLines(cart.lines, quote, language);
  const trouble = stockTrouble(lines);
  // asked in the form of the details, as a missing street is
  const told = (quote?.problems ?? []).filter(({ code }) => code !== 'POSTCODE_REQUIRED');
  const problems = loaded.isStale ? [] : told;
  const isDoor = cart.deliveryId === DELIVERY.doorDelivery;
  const method = shop.data?.payment_methods.find(({ id }) => id === cart.paymentId);
  const isBusy = checkout.busy || isPlaced;

  /** @returns why there is no order; nothing where there is one */
  const pay = async (): Promise<ApiError | undefined> => {
    if (!draft || !quote) return undefined;
    try {
      const order = await checkout.submit({ ...draft, quote_version: quote.version });
      setPlaced(true);
      cartActions.clear();
      onPlaced(order);
      return undefined;
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      setLastTry({ draft, seen: quote, loaded: loaded.data, error: reason, refused: quoteOf(reason) });
      // whose session has ended is sent to the login by the guard, which says so itself
      if (reason.status !== 401) toast.error(reason.code === 'KEY_REUSED' ? spent : reason.msg);
      // what the shop offers is not what was known of it
      if (reason.code === 'PAYMENT_UNAVAILABLE' || reason.fields.table) shop.retry();
      void loaded.mutate();
      return reason;
    }
  };

  return {
    cart,
    /** False until it is known what is in the cart. */
    isReady,
    shop,
    profile,
    /** Undefined while there is none: still loading, or it failed. */
    quote,
    quoteError: quote ? undefined : loaded.error,
    retryQuote: loaded.retry,
    /** A new sum is on its way. */
    isRecalculating: loaded.isStale || (!quote && !loaded.error),
    /** The saved address may still come. */
    isAddressOnItsWay: isDoor && address === '' && profile.isLoading,
    lines,
    trouble,
    problems,
    /** The time that is asked for: `now` or an instant. */
    time: cart.time,
    address,
    /** The table it is brought to where it is eaten in; empty for none. */
    table: seat?.label ?? (hasTables ? '' : cart.table),
    isSeated: seat !== null,
    isAddressMissing: isDoor && address === '',
    /** Of the door, where the shop rides to some only; '' while it is not known, and elsewhere. */
    postcode,
    /** It has to be typed; `problems` does not say so. */
    isPostcodeMissing: isDoor && (quote?.problems.some(({ code }) => code === 'POSTCODE_REQUIRED') ?? false),
    /** The fee is the lowest there is, as it is not known where the order goes. */
    isFeeOpen: isFeeOpen(quote?.problems ?? []),
    isMethodOff: !method || method.disabled_reason !== null,
    /** Why the last try at this very order failed. */
    error,
    /** What the customer has to agree to before paying: another quote than was seen. Null: nothing. */
    consent: asksConsent && isDearer && tried && quote ? { seen: tried.seen, quote } : null,
    /** Whether an earlier try may have made an order; it outlives changes of the cart, and reloads. */
    uncertainOutcome: checkout.uncertainOutcome,
    discardAttempt: checkout.discardAttempt,
    pay,
    isBusy,
    isPlaced,
  };
}

export type Payment = ReturnType<typeof usePayment>;
