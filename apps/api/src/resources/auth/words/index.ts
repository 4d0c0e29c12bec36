import type { WordsByLanguage } from '../../../platform/words';
import { words as en } from './en';
import { words as id } from './id';

/** What mails about an account say. */
export const ACCOUNT_MAIL_WORDS: WordsByLanguage<typeof en> = { en, id };
