'use no memo'; // a form for staff: what remembering costs in bytes, nobody would notice in time

import { defineWords, type Translation, useWords } from '../../../lib/words/words';
import { makingWords, type MakingWords } from '../../making/words';
import { catalogueWords, type CatalogueWords } from '../../words';
import type { words as english } from './en';

type OwnWords = Translation<typeof english>;

/** What its form says, with what all forms do. */
export type OptionFormWords = Omit<CatalogueWords, keyof OwnWords> &
  OwnWords & {
    /** Of how long it takes. */
    making: MakingWords;
  };

export const optionFormWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });

/** {@link OptionFormWords}, in the language of the page. */
export const useOptionFormWords = (): OptionFormWords => ({
  ...useWords(catalogueWords),
  ...useWords(optionFormWords),
  making: useWords(makingWords),
});
