import type { WordsByLanguage } from '../../../../../platform/words';
import { words as en } from './en';
import { words as id } from './id';

/** What the mail with the figures of a day says. */
export const FIGURE_MAIL_WORDS: WordsByLanguage<typeof en> = { en, id };
