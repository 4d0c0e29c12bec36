import { optional } from '../lib/lazy/lazyPart';

/** Nobody sees it, and only who is logged in needs it. */
export const accountLanguage = optional(() => import('./AccountLanguage'));

/** Most visitors read the language of their browser, or have chosen one. */
export const languageOffer = optional(() => import('./offer/LanguageOffer'));
