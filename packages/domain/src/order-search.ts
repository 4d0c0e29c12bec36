import { normalisePhone } from './phone';

/** What staff typed to find an order, as it is looked for. What fits any of it is found. */
export interface OrderSearch {
  /** The order's own number, without its prefix; null where the text is none. */
  number: number | null;
  /** How the customer's telephone begins, in its one spelling; null where the text is none. */
  phone: string | null;
  /** In lower case: a part of the customer's name or of a product's. */
  name: string;
  /** Too short to be looked for anywhere in a name: it begins one of its words. */
  atWordStart: boolean;
}

const NUMBER = /^(?:sd-?)?(\d{1,15})$/i;
const PHONE = /^\+?[\d\s().-]+$/;
/** Fewer digits fit too many telephones to be meant as one. */
const PHONE_DIGITS = 4;
const SHORT = 3;

/** Reads a search among orders: `SD-2041`, `2041`, `0812 3456`, `+62812…`, `rani`, `latte`. */
export function readOrderSearch(text: string): OrderSearch {
  const number = NUMBER.exec(text)?.[1];
  const isPhone = PHONE.test(text) && text.replace(/\D/g, '').length >= PHONE_DIGITS;
  return {
    number: number === undefined ? null : Number(number),
    phone: isPhone ? normalisePhone(text) : null,
    name: text.toLowerCase(),
    atWordStart: text.length < SHORT,
  };
}

interface SearchedOrder {
  number: number;
  customerName: string;
  phone: string | null;
  productNames: readonly string[];
}

/** Whether an order is one of those that were looked for. */
export function isOrderFound(
  search: OrderSearch,
  { number, customerName, phone, productNames }: SearchedOrder,
): boolean {
  const holds = (text: string) =>
    search.atWordStart
      ? ` ${text.toLowerCase()}`.includes(` ${search.name}`)
      : text.toLowerCase().includes(search.name);
  return (
    search.number === number ||
    (search.phone !== null && phone !== null && normalisePhone(phone).startsWith(search.phone)) ||
    [customerName, ...productNames].some(holds)
  );
}
