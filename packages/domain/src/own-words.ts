import { LIMITS } from '@seduh/contract/constants';

/** What whoever guesses at this shop types first, in both languages; the shop's name of its settings comes on top. */
export const SHOP_WORDS = ['seduh', 'kopi', 'coffee', 'cafe', 'kafe', 'kedai', 'warung', 'barista', 'admin', 'owner'];

/** Words shorter than that are too many others' parts. */
const WORD_MIN = 3;
/** A phone is told by so many digits at its end, with or without its country. */
const PHONE_DIGITS = 8;

/** Who a password is for. */
export interface PasswordOwner {
  email: string;
  name?: string | null | undefined;
  phone?: string | null | undefined;
  /** The shop's name, where the caller knows it. */
  shop?: string | undefined;
}

// without accents, which are signs of their own in this form and would end a word
const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
const lettersOf = (text: string): string => fold(text).replaceAll(/[^\p{L}]/gu, '');
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

function wordsOf({ email, name, shop }: PasswordOwner): string[] {
  const said = [email, email.split('@')[0], name, shop, ...SHOP_WORDS].filter((one) => one != null);
  const parts = said.flatMap((one) => [lettersOf(one), ...fold(one).split(/[^\p{L}]+/u)]);
  return [...new Set(parts)].filter((word) => word.length >= WORD_MIN);
}

/** Whether a text is nothing but these words, one after the other. */
function isMadeOf(text: string, words: readonly string[]): boolean {
  // which beginnings are: a pattern would go back and forth over words that begin alike
  const reached = new Set([0]);
  for (let at = 0; at < text.length; at += 1) {
    if (!reached.has(at)) continue;
    for (const word of words) if (text.startsWith(word, at)) reached.add(at + word.length);
  }
  return reached.has(text.length);
}

/**
 * Whether a password is nothing but the shop's words, its owner's name or email, with digits and signs between them, or
 * its owner's phone. One that has another word beside them is none of that.
 */
export function isOwnWords(password: string, owner: PasswordOwner): boolean {
  const letters = lettersOf(password.slice(0, LIMITS.passwordMax));
  if (letters !== '') return isMadeOf(letters, wordsOf(owner));
  const phone = digitsOf(owner.phone ?? '').slice(-PHONE_DIGITS);
  return phone.length === PHONE_DIGITS && digitsOf(password).includes(phone);
}
