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

/** Codes of currencies, as ISO 4217 has them, stand apart from an amount; a sign of one stands close: `Rp25.000`. */
const CODE = /^[A-Z]{3}$/;

/** Figures that are written already, with the currency before them: `IDR 3.5M`, `Rp3,5 jt`. */
export const withCurrency = (figures: string, { currency }: Pick<MoneyStyle, 'currency'>): string =>
  `${currency}${CODE.test(currency) ? ' ' : ''}${figures}`;

/**
 * An amount of whole rupiah as the shop writes money: `IDR 25,000`, and `- IDR 20,000` below nothing.
 * @param amount whole rupiah
 * @param style as `useMoney` gives it, where there is a `LocaleProvider`: `Rp25.000`
 */
export function formatRupiah(amount: number, style: MoneyStyle = shops): string {
  const text = withCurrency(groupDigits(Math.abs(amount), style.locale), style);
  return amount < 0 ? `- ${text}` : text;
}
