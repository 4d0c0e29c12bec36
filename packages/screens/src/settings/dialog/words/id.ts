import { MESSAGES, SETTINGS_MESSAGES } from '@seduh/contract/constants';
import { words as refusals } from '../../../lib/refusals/words/id';
import type { Translation } from '../../../lib/words/words';
import type { words as english } from './en';

/** Sentences that nothing is filled into. */
type Sentence = Exclude<
  {
    [Name in keyof typeof SETTINGS_MESSAGES]: (typeof SETTINGS_MESSAGES)[Name] extends string ? Name : never;
  }[keyof typeof SETTINGS_MESSAGES],
  'settingsConflict'
>;

const SENTENCES: Record<Sentence, string> = refusals;

/** A message of the rules, as a refusal of the server says it. */
function sentenceOf(msg: string): string {
  if (msg === MESSAGES.required) return refusals.required;
  for (const [name, sentence] of Object.entries(SETTINGS_MESSAGES))
    if (sentence === msg) return SENTENCES[name as Sentence];
  const area = areaSentenceOf(msg);
  if (area !== null) return area;
  const [count = '', most = ''] = msg.match(/\d[\d:]*/g) ?? [];
  if (msg === SETTINGS_MESSAGES.between(Number(count), Number(most))) return refusals.between({ count, most });
  if (msg === SETTINGS_MESSAGES.hoursWithoutDelivery(count, most))
    return refusals.hoursWithoutDelivery({ clock: count, until: most });
  return msg.startsWith('Too long') ? refusals.tooLong({ max: count }) : msg;
}

/** What is said of an area's postcodes; null for anything else. */
function areaSentenceOf(msg: string): string | null {
  // what was typed ends the sentence, or begins it
  const postcode = msg.split(': ').at(-1) ?? '';
  if (msg === SETTINGS_MESSAGES.areaPostcode(postcode)) return refusals.areaPostcode({ postcode });
  const [twice = '', ...rest] = msg.split(' is in ');
  const area = rest.join(' is in ').replace(/ already$/, '');
  if (msg === SETTINGS_MESSAGES.areaPostcodeTwice(twice, area))
    return refusals.areaPostcodeTwice({ postcode: twice, area });
  const max = /\d+/.exec(msg)?.[0] ?? '';
  return msg === SETTINGS_MESSAGES.areaPostcodesMax(Number(max)) ? refusals.areaPostcodesMax({ max }) : null;
}

export const words = { say: (msg: string): string => sentenceOf(msg) } satisfies Translation<typeof english>;
