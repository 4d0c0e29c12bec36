import { type Locale, LOCALES } from '@seduh/contract/constants';
import { persisted } from '../../lib/persisted';
import { deviceLanguage } from '../deviceLanguage';

/** Whether the offer was declined on this device: it is not made again. */
export const declined = persisted('localStorage', 'language.declined', (text) => text === 'true');

/** The first language of the browser's list that the shop speaks; older ones say `in` for Indonesian. */
function preferred(): Locale | undefined {
  const tags = navigator.languages.map((tag) => tag.toLowerCase().replace(/-.*/, '').replace(/^in$/, 'id'));
  return tags.map((tag) => LOCALES.find((locale) => locale === tag)).find((locale) => locale !== undefined);
}

/** The language to offer to who reads this one; null where they chose it, declined, or have no other wish. */
export function languageToOffer(current: Locale): Locale | null {
  const wanted = preferred();
  if (!wanted || wanted === current || deviceLanguage.get() || declined.get()) return null;
  return wanted;
}
