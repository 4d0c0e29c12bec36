import { englishFileWords, type FigureFileWords } from '@seduh/domain/figures';
import type { WordsByLanguage } from '../../../../platform/words';
import { fileWords } from './id';

/** What the files of figures call things. */
export const FIGURE_FILE_WORDS: WordsByLanguage<FigureFileWords> = { en: englishFileWords, id: fileWords };
