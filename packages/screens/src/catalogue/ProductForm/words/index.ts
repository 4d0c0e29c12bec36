'use no memo'; // a form for staff: what remembering costs in bytes, nobody would notice in time

import { defineWords, type Translation, useWords } from '../../../lib/words/words';
import { optionWords, type OptionWords } from '../../../lib/options/words';
import { makingWords, type MakingWords } from '../../making/words';
import { catalogueWords, type CatalogueWords } from '../../words';
import type { words as english } from './en';

/** What its form says, with what all forms do. */
export type ProductFormWords = CatalogueWords &
  Translation<typeof english> & {
    /** Of what is in it: the words of its page. */
    inside: OptionWords;
    /** Of how long it takes. */
    making: MakingWords;
  };

export const productFormWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });

/** {@link ProductFormWords}, in the language of the page. */
export const useProductFormWords = (): ProductFormWords => ({
  ...useWords(catalogueWords),
  ...useWords(productFormWords),
  inside: useWords(optionWords),
  making: useWords(makingWords),
});
