import { openWords, type ShopHours } from '@seduh/domain';
import { expect, it } from 'vitest';
import { openingInWords } from './opening';
import { words as english } from './words/en';
import { words as indonesian } from './words/id';

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const at = (open: string, close: string, days = everyDay): ShopHours =>
  ({ time_zone: 'Asia/Jakarta', hours: days.map((day) => ({ day, open, close })) }) as ShopHours;
const zone = 'Asia/Jakarta';

// a Tuesday
it.each([
  [at('07:00', '21:00'), '2026-11-24T14:30:00+07:00', 'Buka sampai pukul 21.00'],
  [at('07:00', '21:00'), '2026-11-24T05:00:00+07:00', 'Tutup. Buka lagi pukul 07.00'],
  [at('07:00', '21:00'), '2026-11-24T22:00:00+07:00', 'Tutup. Buka lagi besok pukul 07.00'],
  [at('07:00', '21:00', [5]), '2026-11-24T22:00:00+07:00', 'Tutup. Buka lagi hari Jumat pukul 07.00'],
  [at('07:00', '21:00', [2]), '2026-11-24T22:00:00+07:00', 'Tutup. Buka lagi tanggal 1 Des pukul 07.00'],
  [at('00:00', '24:00'), '2026-11-24T22:00:00+07:00', 'Buka siang dan malam'],
  [at('07:00', '21:00', []), '2026-11-24T22:00:00+07:00', 'Tutup'],
])('says of %j at %s: %s', (shop, iso, said) => {
  const now = Date.parse(iso);
  expect(openingInWords(shop, { zone, now, locale: 'id' }, indonesian)).toBe(said);
  // as every refusal of the server says it
  expect(openingInWords(shop, { zone, now, locale: 'en-GB' }, english)).toBe(openWords(shop, new Date(now)));
});
