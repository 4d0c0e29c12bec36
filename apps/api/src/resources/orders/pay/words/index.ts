import type { WordsByLanguage } from '../../../../platform/words';
import { words as en } from './en';
import { words as id } from './id';

/** What a mailed receipt says. */
export const RECEIPT_WORDS: WordsByLanguage<typeof en> = { en, id };
