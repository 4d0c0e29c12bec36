import {
  type Cart,
  cartActions,
  type CartLine,
  lineBody,
  type Seat,
  useCart,
  useQuote,
  useShop,
} from '@seduh/api-client';
import type { CartOrderBody, LineWarning, Profile, Quote, QuoteBody, QuoteLine } from '@seduh/contract';
import { DELIVERY, type Locale } from '@seduh/contract/constants';
import { hasAreas, inLanguage, isSameLine, optionNames, postcodeIn, sizeName } from '@seduh/domain';
import { Banner, Button, toast } from '@seduh/ui';
import { Suspense } from 'react';
import { useWords } from '../lib/words/words';
import { substituteOffers } from './lazy';
import type { OfferedLine } from '../lib/substitutes/offeredLine';
import { cartWords, type CartWords } from './words';

/** What a quote is asked for; an empty cart asks nothing. @param postcode of the door; '' where nobody asks for one */
export function orderRequestOf(cart: Cart, postcode = ''): QuoteBody | null {
  if (cart.lines.length === 0) return null;
  return {
    lines: cart.lines.map(lineBody),
    delivery_id: cart.deliveryId,
    time: cart.time,
    ...(cart.promoCode ? { promo_code: cart.promoCode } : {}),
    ...(cart.usePoints ? { use_points: true } : {}),
    ...(isPostcode(postcode) ? { postcode } : {}),
  };
}

/** An order before anybody has agreed to its price. */
export type OrderDraft = Omit<CartOrderBody, 'quote_version'>;

/** Where an order goes, besides how. */
export interface DraftPlace {
  address: string;
  /** The table of this visit. */
  seat: Seat | null;
  /** Its tables have codes: what was typed counts no more. */
  hasTables: boolean | undefined;
}

/** The order that an order request becomes. The address and the table go along only where they matter. */
export const draftOf = (orderRequest: QuoteBody, cart: Cart, place: DraftPlace): OrderDraft => ({
  ...orderRequest,
  payment_id: cart.paymentId,
  ...(cart.deliveryId === DELIVERY.doorDelivery ? { address: place.address } : {}),
  ...(cart.deliveryId === DELIVERY.dineIn ? tableOf(cart, place) : {}),
});

function tableOf({ table }: Cart, { seat, hasTables }: DraftPlace): Pick<OrderDraft, 'table' | 'table_code'> {
  if (seat) return { table_code: seat.code };
  const typed = table.trim();
  return typed && !hasTables ? { table: typed } : {};
}

/** Whether both would order the same, delivered and paid alike. */
export const isSameOrder = (one: OrderDraft | null, other: OrderDraft | null): boolean =>
  one !== null && other !== null && JSON.stringify(one) === JSON.stringify(other);

const isPostcode = (text: string): boolean => /^\d{5}$/.test(text);

/** Where the customer lives, as the profile says it. */
export type SavedDoor = Pick<Profile, 'address' | 'postcode'>;

/** The postcode that is typed, else that of the address: what it ends in, or for the saved one what the profile says. */
export function postcodeOf({ postcode, address }: Cart, saved?: SavedDoor): string {
  if (postcode !== null) return postcode;
  const isSaved = address === null || address === saved?.address;
  return (isSaved && saved?.postcode) || postcodeIn(address ?? saved?.address ?? '');
}

/**
 * The cart, the shop it is ordered from, and the server's word on what it costs.
 * @param saved of the profile, where that is known
 */
export function useCartQuote(saved?: SavedDoor) {
  const { cart, ready: isReady } = useCart();
  const shop = useShop();
  const isAsked = cart.deliveryId === DELIVERY.doorDelivery && shop.data !== undefined && hasAreas(shop.data);
  const postcode = isAsked ? postcodeOf(cart, saved) : '';
  const orderRequest = orderRequestOf(cart, postcode);
  const quote = useQuote(orderRequest);
  return { cart, isReady, shop, orderRequest, quote, postcode };
}

/** A line of the cart as the server's quote sees it. */
export interface PricedLine {
  line: CartLine;
  /** Tells lines apart and stays when a note changes. */
  key: string;
  /** The product's, in the language of the page. */
  name: string;
  /** Rupiah for one piece: the quote's, else as last seen. */
  unitPrice: number;
  /** Rupiah for all pieces of it. */
  total: number;
  /** What one piece cost when it went into the cart, where that has changed. */
  was?: number;
  /** `Large`; empty where it comes in one size. */
  sizeName: string;
  /** Whether it can be had otherwise, and that would be of use. */
  canChange: boolean;
  /** What was chosen of it, `Oat milk, Less ice`; empty for the usual, and until the server has said it. */
  optionText: string;
  /** Why it cannot be had as asked. */
  problem?: string;
  /** How many can be had where there is a problem; 0: none. */
  available?: number;
  /** As the server sees it where it cannot be had, with what is offered instead. */
  offered?: Pick<OfferedLine, 'quoted' | 'substitute'>;
  /** What of it the customer asked to be warned of. */
  warning?: LineWarning;
}

/**
 * Puts the quote's word beside each line of the cart. A quote of an earlier state of the cart serves the lines it
 * knows, so that a price does not flicker while a new one is on its way.
 */
export function pricedLines(lines: CartLine[], quote: Quote | undefined, language: Locale): PricedLine[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const kind = [line.productId, line.sizeId, ...(line.optionIds ?? [])].join('-');
    const count = seen.get(kind) ?? 0;
    seen.set(kind, count + 1);

    const quoted = quote?.lines.find((other) => isSameLine(lineBody(line), other));
    // a line that was changed a moment ago is not quoted yet, its product is
    const ofProduct = quoted ?? quote?.lines.find(({ product_id }) => product_id === line.productId);
    // what is in a cup does not follow its note
    const ofCup = quoted ?? quote?.lines.find((other) => isSameLine({ ...lineBody(line), note: other.note }, other));
    // what is gone from the menu has no price any more: the last one seen says what it was about
    const unitPrice = quoted && quoted.problem?.code !== 'GONE' ? quoted.unit_price : line.price;
    const problem = quoted && stillHolds(quoted, line.qty);
    return {
      line,
      key: `${kind}-${count}`,
      // what is gone has no name any more: the last one seen says what it was
      name: inLanguage(language, line.productName, quoted ? quoted.name_translations : line.nameTranslations),
      unitPrice,
      total: unitPrice * line.qty,
      optionText: line.optionIds && quoted ? optionNames(quoted.options, language) : '',
      sizeName: quoted?.size_name ?? (line.oneSize ? '' : sizeName(line.sizeId)),
      canChange: Boolean(ofProduct?.has_choices) && quoted?.problem?.code !== 'SOLD_OUT',
      was: unitPrice === line.price ? undefined : line.price,
      problem: problem?.msg,
      available: problem?.available,
      offered: problem && quoted.substitute ? { quoted, substitute: quoted.substitute } : undefined,
      warning: ofCup?.warning,
    };
  });
}

/** A quote for more pieces says nothing against fewer: "Only 3 left" goes as soon as 3 are asked for. */
function stillHolds({ problem }: QuoteLine, qty: number): QuoteLine['problem'] {
  if (!problem || (problem.available > 0 && qty <= problem.available)) return null;
  return problem;
}

/** What stands against the lines of a cart, and what one tap would do about it. */
export interface StockTrouble {
  /** `Taro Latte: Sold out`, one per line. */
  messages: string[];
  /** What that tap does. */
  remedy: keyof CartWords['remedies'];
  /** Lines with their places, and how many of each can be had; 0: none. */
  fixes: { line: CartLine; index: number; qty: number }[];
  /** Lines that something is offered instead of. */
  offers: OfferedLine[];
}

/** Null where every line can be had as asked. */
export function stockTrouble(lines: PricedLine[]): StockTrouble | null {
  const bad = lines.filter(({ problem }) => problem !== undefined);
  if (bad.length === 0) return null;
  const isShort = bad.some(({ available }) => available);
  return {
    messages: bad.map(({ name, problem }) => `${name}: ${problem}`),
    remedy: isShort ? 'take' : bad.length === 1 ? 'one' : 'all',
    fixes: bad.map((priced) => ({ line: priced.line, index: lines.indexOf(priced), qty: priced.available ?? 0 })),
    offers: bad.flatMap(({ line, key, name, offered }) => (offered ? [{ line, key, name, ...offered }] : [])),
  };
}

/** Makes the cart what can be had, and returns what undoes that. */
export function applyFixes(fixes: StockTrouble['fixes']): () => void {
  for (const { line, qty } of fixes) cartActions.setQuantity(line, qty);
  return () => {
    for (const { line, index } of fixes) {
      cartActions.remove(line);
      cartActions.restore(line, index);
    }
  };
}

/** Names the lines that cannot be had as asked, and sets that right in one tap. */
export function StockBanner({ trouble }: { trouble: StockTrouble }) {
  const m = useWords(cartWords);
  return (
    <Banner tone="bad">
      <ul className="banner-list">
        {trouble.messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
      {trouble.offers.length > 0 && (
        <Suspense>
          <substituteOffers.Part offers={trouble.offers} />
        </Suspense>
      )}
      <Button variant="line" size="sm" onClick={() => toast.undo(m.upToDate, applyFixes(trouble.fixes))}>
        {m.remedies[trouble.remedy]}
      </Button>
    </Banner>
  );
}
