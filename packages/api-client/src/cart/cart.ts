import type { CheckoutPaymentId, DeliveryId, QuoteLineBody, SizeId, Translations } from '@seduh/contract';
import { DELIVERY, DELIVERY_METHODS, LIMITS, PAYMENT, PAYMENT_METHODS, SIZES } from '@seduh/contract/constants';
import { isSameLine } from '@seduh/domain';
import { persisted, type Persisted } from '../storage/persisted';

/** One line: a product in a size, with a note of its own. Stored under these names. */
export interface CartLine {
  productId: string;
  productName: string;
  /** What it is called in further languages, as last seen. */
  nameTranslations?: Translations | undefined;
  /** Rupiah for one piece, as last seen; the server's quote is what counts. */
  price: number;
  image: string | null;
  sizeId: SizeId;
  /** It comes in that size alone, as last seen; nothing is said of the size then. */
  oneSize?: boolean;
  /** The options chosen, the smallest first; left out: as the product comes. */
  optionIds?: number[];
  /** 1 to 99 pieces. */
  qty: number;
  /** For the kitchen; '' for none. */
  note: string;
}

/** What is to be ordered, and how. */
export interface Cart {
  lines: CartLine[];
  promoCode: string | null;
  /** A free cup for points of the member card, in place of a code. */
  usePoints: boolean;
  deliveryId: DeliveryId;
  /** `now`, or an instant, ISO 8601 in UTC. */
  time: 'now' | (string & {});
  paymentId: CheckoutPaymentId;
  table: string;
  /** Where to, if it is not the profile's address. */
  address: string | null;
  /** Of that door, as typed; null: as the address says, or the profile. */
  postcode: string | null;
}

export const EMPTY_CART: Cart = {
  lines: [],
  promoCode: null,
  usePoints: false,
  deliveryId: DELIVERY.dineIn,
  time: 'now',
  paymentId: PAYMENT.cashOnDelivery,
  table: '',
  address: null,
  postcode: null,
};

/** The line as the API names it: to ask for it, and to find it among quoted and ordered lines. */
export const lineBody = ({ productId, sizeId, qty, note, optionIds }: CartLine): QuoteLineBody => ({
  product_id: productId,
  size_id: sizeId,
  qty,
  ...(note && { note }),
  ...(optionIds && { option_ids: optionIds }),
});

/** How many pieces are in the cart. */
export const countPieces = ({ lines }: Pick<Cart, 'lines'>): number => lines.reduce((sum, { qty }) => sum + qty, 0);

/** Rupiah by the prices last seen. */
export const sumUp = ({ lines }: Cart): number => lines.reduce((sum, { price, qty }) => sum + price * qty, 0);

// Pure changes of a cart's lines: each returns new lines and leaves the given ones alone.

/** A whole number of pieces a line may have; 0 means none. */
export const toQuantity = (qty: number): number =>
  Number.isFinite(qty) ? Math.min(Math.max(Math.trunc(qty), 0), LIMITS.lineQuantity) : 0;

/** A line within the limits: whole pieces up to 99, a trimmed note, each option once and in order. */
export const toLine = (line: CartLine): CartLine => ({
  ...line,
  ...(line.optionIds && { optionIds: [...new Set(line.optionIds)].toSorted((one, other) => one - other) }),
  qty: toQuantity(line.qty),
  note: line.note.trim().slice(0, LIMITS.note),
});

/** The place of the same line among these; -1 for none. */
export const indexOf = (lines: CartLine[], line: CartLine): number =>
  lines.findIndex((other) => isSameLine(lineBody(other), lineBody(line)));

/** How many pieces of this line are among these. */
export const piecesOf = (lines: CartLine[], line: CartLine): number => lines[indexOf(lines, line)]?.qty ?? 0;

/** Puts a line in at `index`; where the same line is there already, that one gets its pieces and its newer price. */
export function putLine(lines: CartLine[], line: CartLine, index = lines.length): CartLine[] {
  const added = toLine(line);
  if (added.qty === 0) return lines;
  const at = indexOf(lines, added);
  const present = lines[at];
  if (present) return lines.with(at, { ...added, qty: toQuantity(present.qty + added.qty) });
  return lines.length >= LIMITS.cartLines ? lines : lines.toSpliced(index, 0, added);
}

/** Sets the pieces of a line; 0 takes it out. */
export function setPieces(lines: CartLine[], line: CartLine, pieces: number): CartLine[] {
  const qty = toQuantity(pieces);
  const at = indexOf(lines, line);
  const present = lines[at];
  if (!present) return lines;
  return qty === 0 ? lines.toSpliced(at, 1) : lines.with(at, { ...present, qty });
}

/**
 * What was pressed where `from` pieces were shown, told a moment later: one more or one fewer counts from what is there by
 * then, and leaves one at least, as nobody pressed Remove; any other number was named, and is what it says.
 */
export function changePieces(lines: CartLine[], line: CartLine, from: number, to: number): CartLine[] {
  const isStep = Math.abs(to - from) === 1 && to > 0;
  return setPieces(lines, line, isStep ? Math.max(piecesOf(lines, line) + to - from, 1) : to);
}

/** All lines of both carts, the second one's after the first one's. */
export const mergeLines = (into: CartLine[], from: CartLine[]): CartLine[] =>
  from.reduce((lines, line) => putLine(lines, line), into);

/** Local storage key of the device's cart; a user's has the id behind it. */
export const CART_KEY = 'seduh.cart';

const carts = new Map<string, Persisted<Cart>>();

/** The cart of a user, or the device's where nobody is logged in (null). */
export function cartOf(userId: string | null): Persisted<Cart> {
  const key = userId === null ? CART_KEY : `${CART_KEY}.${userId}`;
  let cart = carts.get(key);
  if (!cart) {
    cart = persisted({ key, parse: parseCart });
    carts.set(key, cart);
  }
  return cart;
}

/** Reads a stored cart; what is not a cart, or no line of one, is left out. Never throws. */
function parseCart(found: unknown): Cart {
  if (!isRecord(found)) return EMPTY_CART;
  const { deliveryId, paymentId, time } = found;
  return {
    lines: readLines(found.lines),
    promoCode: text(found.promoCode, LIMITS.promoCode) || null,
    usePoints: found.usePoints === true,
    deliveryId: DELIVERY_METHODS.find(({ id }) => id === deliveryId)?.id ?? EMPTY_CART.deliveryId,
    time: instantOf(time) ?? 'now',
    paymentId: PAYMENT_METHODS.find(({ id }) => id === paymentId)?.id ?? EMPTY_CART.paymentId,
    table: text(found.table, LIMITS.table),
    address: text(found.address, LIMITS.address) || null,
    postcode: text(found.postcode, 5) || null,
  };
}

/** Reads stored lines; what is none is left out. Never throws. */
export const readLines = (found: unknown): CartLine[] =>
  mergeLines([], Array.isArray(found) ? found.flatMap(parseLine) : []);

/** The line that was found; none where it is no line. */
function parseLine(found: unknown): CartLine[] {
  if (!isRecord(found)) return [];
  const { productId, productName, nameTranslations, price, image, oneSize, qty, note } = found;
  const sizeId = SIZES.find(({ id }) => id === found.sizeId)?.id;
  if (typeof productId !== 'string' || !productId || typeof productName !== 'string') return [];
  if (typeof price !== 'number' || !Number.isInteger(price) || price < 0) return [];
  if (typeof qty !== 'number' || sizeId === undefined) return [];
  const optionIds = optionsIn(found.optionIds);
  const line = {
    productId,
    productName,
    ...(isTranslations(nameTranslations) ? { nameTranslations } : {}),
    price,
    image: typeof image === 'string' ? image : null,
    sizeId,
    ...(oneSize === true ? { oneSize } : {}),
    ...(optionIds ? { optionIds } : {}),
    qty,
    note: text(note, LIMITS.note),
  };
  return [line];
}

/** Options by their ids; undefined for anything else, as in carts from before there were any. */
const optionsIn = (found: unknown): number[] | undefined =>
  Array.isArray(found) && found.length <= LIMITS.lineOptions && found.every((id) => Number.isInteger(id) && id > 0)
    ? found
    : undefined;

/** An instant, ISO 8601 in UTC. Older carts stored a clock time without its day, which is nothing certain. */
function instantOf(found: unknown): string | null {
  const at = typeof found === 'string' && found.endsWith('Z') ? Date.parse(found) : Number.NaN;
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

const text = (value: unknown, most: number): string => (typeof value === 'string' ? value.slice(0, most) : '');

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isTranslations = (value: unknown): value is Translations =>
  isRecord(value) && Object.values(value).every((one) => typeof one === 'string');
