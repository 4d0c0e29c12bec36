/** Scripts in use today whose lines run from right to left, by ISO 15924. */
const rightToLeft = /Adlm|Arab|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa|Yezi/;

/** Which way lines run in a language, by its script. `Intl`'s own answer (`getTextInfo`) is missing in Firefox. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  const { script = '' } = new Intl.Locale(locale).maximize();
  return rightToLeft.test(script) ? 'rtl' : 'ltr';
}
