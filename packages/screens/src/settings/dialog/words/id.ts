import { MESSAGES, SETTINGS_MESSAGES } from '@seduh/contract/constants';
import { words as refusals } from '../../../lib/refusals/words/id';
import type { Translation } from '../../../lib/words/words';
import type { words as english } from './en';

type Sentence = Exclude<keyof typeof SETTINGS_MESSAGES, 'between' | 'hoursWithoutDelivery' | 'settingsConflict'>;

const SENTENCES: Record<Sentence, string> = refusals;

/** A message of the rules, as a refusal of the server says it. */
function sentenceOf(msg: string): string {
  if (msg === MESSAGES.required) return refusals.required;
  for (const [name, sentence] of Object.entries(SETTINGS_MESSAGES))
    if (sentence === msg) return SENTENCES[name as Sentence];
  const [count = '', most = ''] = msg.match(/\d[\d:]*/g) ?? [];
  if (msg === SETTINGS_MESSAGES.between(Number(count), Number(most))) return refusals.between({ count, most });
  if (msg === SETTINGS_MESSAGES.hoursWithoutDelivery(count, most))
    return refusals.hoursWithoutDelivery({ clock: count, until: most });
  return msg.startsWith('Too long') ? refusals.tooLong({ max: count }) : msg;
}

export const words = { say: (msg: string): string => sentenceOf(msg) } satisfies Translation<typeof english>;
