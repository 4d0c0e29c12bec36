import { MESSAGES } from '@seduh/contract/constants';
import type { Translation } from '../../../words/words';
import type { words as english } from './en';

const DAYS = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'];
const ENGLISH = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
/** `Delivery only on Monday, Friday at 13:00 - 19:00` */
const window = (days: string, times: string) =>
  `Diantar hanya ${days.replaceAll(/\w+/g, (day) => DAYS[ENGLISH.indexOf(day)] ?? day)} pukul ${times}`;

export const words = {
  names: { 1: 'Makan di tempat', 3: 'Ambil sendiri', 4: 'Diantar' },
  all: 'semua cara',
  off: (reason) => {
    if (reason === MESSAGES.deliveryNote) return 'Diantar hanya Senin sampai Jumat pukul 13.00–19.00';
    const [, days, times] = /^Delivery only on (.*) at (.*)$/.exec(reason) ?? [];
    if (days && times) return window(days, times.replaceAll(':', '.').replace(' - ', '–'));
    if (reason === 'No door delivery at the moment') return 'Untuk sekarang belum ada pesan antar';
    return reason.replace('Paused for now', 'Dijeda dulu').replace(/Paused until (\d\d):/, 'Dijeda sampai pukul $1.');
  },
} satisfies Translation<typeof english>;
