import type { Locale, TranslationChanges, Translations } from '@seduh/contract/constants';

/** A text in a language: what it is there, else the main one. */
export function inLanguage(locale: Locale, main: string, translations: Translations | undefined): string {
  const tags: Partial<Record<Locale, string | undefined>> = translations ?? {};
  return tags[locale] ?? main;
}

interface NamedOption {
  option_name: string;
  name_translations?: Translations | undefined;
}

/** What an option is called in a language. */
export const optionName = ({ option_name, name_translations }: NamedOption, locale: Locale): string =>
  inLanguage(locale, option_name, name_translations);

interface NamedProduct {
  product_name: string;
  name_translations?: Translations | undefined;
}

/** What a product is called in a language. */
export const productName = ({ product_name, name_translations }: NamedProduct, locale: Locale): string =>
  inLanguage(locale, product_name, name_translations);

/** What there is after a change; undefined where nothing is left. */
export function changeTranslations(
  before: Translations | undefined,
  changes: TranslationChanges | undefined,
): Translations | undefined {
  const left = Object.entries({ ...before, ...changes }).filter(([, text]) => text);
  return left.length > 0 ? (Object.fromEntries(left) as Translations) : undefined;
}
