/** Languages that people of the shop read: every word of it stands in each of them. The first one is the specification's. */
export const LOCALES = ['en', 'id'] as const;

export type Locale = (typeof LOCALES)[number];

/** What staff write in may be said again in these: every language but the first. */
export type TranslationLocale = Exclude<Locale, (typeof LOCALES)[0]>;

export const TRANSLATION_LOCALES = /* @__PURE__ */ LOCALES.filter(
  (locale): locale is TranslationLocale => locale !== LOCALES[0],
);

/** A text in further languages, by their tags; what is not in it stands in the main one. */
export type Translations = { [Tag in TranslationLocale]?: string | undefined };

/** What becomes of them: null takes one away, what is not named stays. */
export type TranslationChanges = { [Tag in TranslationLocale]?: string | null | undefined };

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
export const LANGUAGES: readonly [Language, ...Language[]] = [
  { tag: 'en', prefix: '' },
  { tag: 'id', prefix: '/id' },
];

/** The language of this tag. */
export const languageOf = (tag: Locale): Language => LANGUAGES.find((one) => one.tag === tag) ?? LANGUAGES[0];

/** What an address of the shop says: in which language, and which page, as the specification writes that. */
export interface PlaceInLanguage {
  language: Language;
  /** Path, query and hash without the language. Never begins with two slashes: that would be another site. */
  path: string;
}

/** Reads an address of the shop, from its path on. */
export function readAddress(href: string): PlaceInLanguage {
  const language = LANGUAGES.find(({ prefix }) => prefix && RegExp(`^${prefix}(?![^/?#])`).test(href)) ?? LANGUAGES[0];
  return { language, path: `/${href.slice(language.prefix.length).replace(/^\/+/, '')}` };
}

/** The address of a page in a language: `/id` for its `/`. */
export const addressIn = ({ prefix }: Pick<Language, 'prefix'>, path: string): string =>
  prefix ? prefix + path.replace(/^\/(?=[?#]|$)/, '') : path;
