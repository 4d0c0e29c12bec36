import { LANGUAGES, LOCALES, type Locale } from '@seduh/contract/constants';

/** What a resource says, in every language of the shop: all of it is loaded at start. */
export type WordsByLanguage<Words> = Readonly<Record<Locale, Words>>;

/** The language to write to somebody in: the first one that is known, else the shop's first. */
export const firstKnown = (...languages: readonly (Locale | null | undefined)[]): Locale =>
  languages.find((language) => language) ?? LOCALES[0];

/** A page's path, query included, as the pages of this language have it. */
export const pathIn = (language: Locale, path: string): string =>
  `${LANGUAGES.find(({ tag }) => tag === language)?.prefix ?? ''}${path}`;
