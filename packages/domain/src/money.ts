import type { Locale } from '@seduh/contract/constants';

/** What stands before an amount, and in whose groups it is written. */
const STYLES: Readonly<Record<Locale, { unit: string; groups: string }>> = {
  en: { unit: 'IDR ', groups: 'en-US' },
  id: { unit: 'Rp', groups: 'id-ID' },
};

/** An amount as people read it: `IDR 98,400`, `Rp98.400`; a negative one with its sign in front, `- IDR 5,000`. */
export function rupiahText(amount: number, language: Locale = 'en'): string {
  const { unit, groups } = STYLES[language];
  return `${amount < 0 ? '- ' : ''}${unit}${Math.abs(amount).toLocaleString(groups)}`;
}
