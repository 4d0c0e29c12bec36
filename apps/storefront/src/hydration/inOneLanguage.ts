import type { Locale } from '@seduh/contract/constants';

/** Texts that nothing but the screen reads; a name may be copied into a cart, which is read in any language. */
const SHOWN = ['description', 'promo_name'];
const TRANSLATIONS = '_translations';

/**
 * An answer of the API with its texts in the language of the page that it is handed over in: the others would only make
 * the page longer, and come as the browser asks for the answer again.
 */
export function inOneLanguage<T>(answer: T, locale: Locale): T {
  return JSON.parse(JSON.stringify(answer), (key, value: unknown) => {
    if (key.endsWith(TRANSLATIONS)) return pick(value as Partial<Record<Locale, string>>, locale);
    return isRecord(value) ? say(value, locale) : value;
  }) as T;
}

/** Of translations the one that is read here; undefined, which leaves them out, where there is none. */
const pick = (translations: Partial<Record<Locale, string>> | null, locale: Locale) => {
  const text = translations?.[locale];
  return text === undefined ? undefined : { [locale]: text };
};

function say(thing: Record<string, unknown>, locale: Locale): Record<string, unknown> {
  for (const name of SHOWN) {
    const translations = name === 'description' ? `description${TRANSLATIONS}` : `name${TRANSLATIONS}`;
    const text = (thing[translations] as Partial<Record<Locale, string>> | undefined)?.[locale];
    if (text === undefined || !(name in thing)) continue;
    thing[name] = text;
    delete thing[translations];
  }
  return thing;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
