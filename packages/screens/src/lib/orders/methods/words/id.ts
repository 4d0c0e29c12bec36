import { MESSAGES } from '@seduh/contract/constants';
import type { Translation } from '../../../words/words';
import type { words as english } from './en';

export const words = {
  names: { 1: 'Makan di tempat', 3: 'Ambil sendiri', 4: 'Diantar' },
  all: 'semua cara',
  off: (reason) => {
    if (reason === MESSAGES.deliveryNote) return 'Diantar hanya Senin sampai Jumat pukul 13.00–19.00';
    // the foot of the page says which
    if (/door|Del/.test(reason)) return 'Diantar hanya pada jam tertentu';
    return reason.replace('Paused for now', 'Dijeda dulu').replace(/Paused until (\d\d):/, 'Dijeda sampai pukul $1.');
  },
} satisfies Translation<typeof english>;
