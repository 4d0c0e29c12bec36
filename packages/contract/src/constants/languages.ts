/** A language of the shop. */
export interface Language {
  /** As `lang` and `hreflang` name it. */
  tag: string;
  /** What its pages' addresses begin with; empty for the shop's first one. */
  prefix: string;
}

/** Every language the pages are written in, the shop's first one first. Each has a sitemap of its own. */
export const LANGUAGES: readonly [Language, ...Language[]] = [{ tag: 'en', prefix: '' }];
