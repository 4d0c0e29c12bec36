/** Languages that people of the shop read: every word of it stands in each of them. The first one is the specification's. */
export const LOCALES = ['en', 'id'] as const;

export type Locale = (typeof LOCALES)[number];

/** The language of the shop that a tag as of `lang` or `Intl` (`en-GB`, `id`, `id-ID`) means; of what it does not speak, the first. */
export const localeOf = (tag: string): Locale =>
  LOCALES.find((locale) => tag.split('-', 1)[0] === locale) ?? LOCALES[0];

/** A language of the shop's pages. */
export interface Language {
  /** As `lang` and `hreflang` name it. */
  tag: Locale;
  /** What its pages' addresses begin with; empty for the shop's first one. */
  prefix: string;
}

/** Every language the pages are written in, the shop's first one first. Each has a sitemap of its own. */
export const LANGUAGES: readonly [Language, ...Language[]] = [{ tag: 'en', prefix: '' }];
