// In place of the screens' own, see twins.mjs.
import type { Locale } from '../../packages/contract/src/constants';
import * as own from '../../packages/screens/src/lib/words/words';
import { usePseudo } from './usePseudo';

export {
  defineWords,
  loadWords,
  type Translation,
  useLanguage,
  type Words,
} from '../../packages/screens/src/lib/words/words';

export const useWordsIn = <English>(locale: Locale, words: own.Words<English>): own.Translation<English> =>
  usePseudo(own.useWordsIn(locale, words));

export const useWords = <English>(words: own.Words<English>): own.Translation<English> =>
  usePseudo(own.useWords(words));
