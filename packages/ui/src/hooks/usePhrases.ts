import { createContext, useContext } from 'react';
import { ownLocale } from '../phrases/ownLocale';
import type { Phrases, SomePhrases } from '../phrases/Phrases';

/** What `LocaleProvider` tells the parts below it. */
export const LocaleContext = createContext<{ locale: string; phrases: SomePhrases }>({
  locale: ownLocale,
  phrases: {},
});

/** The locale by which parts here write numbers and days, as `Intl` takes it: for what an app writes beside them. */
export function useLocale(): string {
  return useContext(LocaleContext).locale;
}

/**
 * The phrases of a part in the language round it.
 * @param english stands with the part, so that nobody loads the words of parts they do not use
 */
export function usePhrases<Part extends keyof Phrases>(part: Part, english: Phrases[Part]): Phrases[Part] {
  const told = useContext(LocaleContext).phrases[part];
  return told ? { ...english, ...told } : english;
}
