import { useDirection } from '@radix-ui/react-direction';
import { type ReactNode, useContext } from 'react';
import { DirectionProvider } from '../DirectionProvider';
import { LocaleContext } from '../hooks/usePhrases';
import type { SomePhrases } from '../phrases/Phrases';
import { directionOf } from './directionOf';

export interface LocaleProviderProps {
  /** The language with its region where that matters, as `Intl` takes it: `id`, `en-US`, `ar-EG`. Default: as around. */
  locale?: string;
  /** Which way lines run. Default: as `locale` does; without one, as around. */
  dir?: 'ltr' | 'rtl';
  /** What parts say of their own: a whole language, or a few phrases over those around. `null` is English again. */
  phrases?: SomePhrases | null;
  /** The app, or a part of a page in another language. */
  children: ReactNode;
}

/** Phrases over others, part by part. */
function merged(around: SomePhrases, own: SomePhrases | null | undefined): SomePhrases {
  if (!own) return own === null ? {} : around;
  const parts = Object.keys(own) as (keyof SomePhrases)[];
  return { ...around, ...Object.fromEntries(parts.map((part) => [part, { ...around[part], ...own[part] }])) };
}

/**
 * Tells parts their language: the phrases they have of their own, how numbers and days are written, and which way they
 * run. It sets nothing in the page; `lang` and `dir` on an element do that. Without one parts speak English.
 */
export function LocaleProvider({ locale, dir, phrases, children }: LocaleProviderProps) {
  const around = useContext(LocaleContext);
  const directionAround = useDirection();
  const direction = dir ?? (locale === undefined ? directionAround : directionOf(locale));
  const value = {
    locale: locale ?? around.locale,
    phrases: merged(around.phrases, phrases),
  };
  return (
    <LocaleContext value={value}>
      <DirectionProvider dir={direction}>{children}</DirectionProvider>
    </LocaleContext>
  );
}
