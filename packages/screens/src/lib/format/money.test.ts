import { LOCALES } from '@seduh/contract/constants';
import { rupiahText } from '@seduh/domain';
import { formatRupiah } from '@seduh/ui';
import { expect, it } from 'vitest';

const styles = { en: { locale: 'en', currency: 'IDR' }, id: { locale: 'id', currency: 'Rp' } };

it.each(LOCALES)('writes money in %s as mails do', (locale) => {
  for (const amount of [0, 900, 25_000, 1_250_000, -20_000])
    expect(formatRupiah(amount, styles[locale])).toBe(rupiahText(amount, locale));
});

it('writes it as each language does', () => {
  expect(LOCALES.map((locale) => rupiahText(25_000, locale))).toEqual(['IDR 25,000', 'Rp25.000']);
});
