'use no memo'; // a form for staff: what remembering costs in bytes, nobody would notice in time

import { defineWords, type Translation, useWords } from '../../../lib/words/words';
import { catalogueWords, type CatalogueWords } from '../../words';
import type { words as english } from './en';

/** What its form says, with what all forms do. */
export type PromoFormWords = CatalogueWords & Translation<typeof english>;

export const promoFormWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });

/** {@link PromoFormWords}, in the language of the page. */
export const usePromoFormWords = (): PromoFormWords => ({ ...useWords(catalogueWords), ...useWords(promoFormWords) });
