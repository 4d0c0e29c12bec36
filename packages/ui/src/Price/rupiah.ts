import { ownLocale } from '../phrases/ownLocale';
import { perLocale } from '../phrases/perLocale';
import type { Phrases } from '../phrases/Phrases';

/** How rupiah are written: in which locale's groups, behind which unit. */
export interface MoneyStyle {
  /** As `Intl` takes it. */
  locale: string;
  /** What stands before an amount: `IDR`, `Rp`. */
  currency: string;
}

export const english = { currency: 'IDR' } satisfies Phrases['Price'];

const shops: MoneyStyle = { locale: ownLocale, ...english };

const formatOf = perLocale(
  (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0, numberingSystem: 'latn' }),
);

/**
 * An amount of whole rupiah without its unit, in the groups of the locale: `25,000`.
 * The digits are 0 to 9 everywhere: they are what is typed, and what codes and phone numbers have.
 */
export function groupDigits(amount: number, locale = ownLocale): string {
  return formatOf(locale).format(amount);
}

/**
 * An amount of whole rupiah as the shop writes money: `IDR 25,000`, and `- IDR 20,000` below nothing.
 * @param amount whole rupiah
 * @param style as `useMoney` gives it, where there is a `LocaleProvider`: `Rp 25.000`
 */
export function formatRupiah(amount: number, style: MoneyStyle = shops): string {
  const text = `${style.currency} ${groupDigits(Math.abs(amount), style.locale)}`;
  return amount < 0 ? `- ${text}` : text;
}
