/** Makes something once for each locale and keeps it: an `Intl` object costs more than all it writes on a page. */
export function perLocale<Made>(make: (locale: string) => Made): (locale: string) => Made {
  const kept = new Map<string, Made>();
  return (locale) => {
    const made = kept.get(locale) ?? make(locale);
    kept.set(locale, made);
    return made;
  };
}
