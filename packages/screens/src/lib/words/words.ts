import { localeOf, LOCALES, type Locale } from '@seduh/contract/constants';
import { useLocale } from '@seduh/ui';
import { use } from 'react';

/** The same words in another language: every key, every parameter. What English says in parts, the other does as well. */
export type Translation<English> = {
  [Key in keyof English]: English[Key] extends (...values: infer Values) => infer Said
    ? (...values: Values) => Said
    : English[Key] extends string
      ? string
      : Translation<English[Key]>;
};

/** What a feature says, in every language of the shop; each language is a file of its own that comes on demand. */
export interface Words<English> {
  /** Undefined until they have come. */
  in: (locale: Locale) => Translation<English> | undefined;
  /**
   * Fetches them. After a failure it tries again, and then fails no more: they are another part's that was told already,
   * and keep no error page from its own.
   */
  load: (locale: Locale) => Promise<unknown>;
  /** What a render waits for. A failure stays one here: starting anew while rendering would ask in a loop. */
  wait: (locale: Locale) => Promise<Translation<English>>;
}

type Fetch<English> = () => Promise<{ words: Translation<English> }>;

const defined: Words<never>[] = [];

/**
 * Names where a feature's words stand. It belongs into `<feature>/words/index.ts`, so that the loaders are part of
 * the page that needs them.
 */
export function defineWords<English>(fetchIn: Record<Locale, Fetch<English>>): Words<English> {
  const here: Partial<Record<Locale, Translation<English>>> = {};
  const pending: Partial<Record<Locale, Promise<Translation<English>>>> = {};
  const failed = new Set<Locale>();

  const wait = (locale: Locale) =>
    (pending[locale] ??= fetchIn[locale]().then(
      ({ words }) => (here[locale] = words),
      (reason: unknown) => {
        failed.add(locale);
        throw reason;
      },
    ));
  const words: Words<English> = {
    in: (locale) => here[locale],
    wait,
    load(locale) {
      if (!failed.delete(locale)) return wait(locale);
      delete pending[locale];
      return wait(locale).catch(() => undefined);
    },
  };
  defined.push(words as unknown as Words<never>);
  return words;
}

/** Languages that are spoken where this runs: the page's; on the server, which makes pages in all of them, each. */
const spoken = (): readonly Locale[] =>
  typeof document === 'undefined' ? LOCALES : [localeOf(document.documentElement.lang)];

/** Fetches the words of all code that is here by now, so that nothing is drawn without. Rejects where some do not come. */
export async function loadWords(locales = spoken()): Promise<void> {
  await Promise.all(defined.flatMap(({ load }) => locales.map(load)));
}

/** What a feature says in this language. Suspends until the words are here. */
export const useWordsIn = <English>(locale: Locale, words: Words<English>): Translation<English> =>
  words.in(locale) ?? use(words.wait(locale));

/** The shop's language that the page is in: for words that data brings along. */
export const useLanguage = (): Locale => localeOf(useLocale());

/** What a feature says, in the language round it. Suspends until the words are here. */
export const useWords = <English>(words: Words<English>): Translation<English> => useWordsIn(useLanguage(), words);
