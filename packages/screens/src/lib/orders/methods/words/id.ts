import { MESSAGES } from '@seduh/contract/constants';
import type { Translation } from '../../../words/words';
import type { words as english } from './en';

export const words = {
  names: { 1: 'Makan di tempat', 3: 'Ambil sendiri', 4: 'Diantar' },
  all: 'semua cara',
  reasons: { [MESSAGES.deliveryNote]: 'Diantar hanya Senin sampai Jumat pukul 13.00–19.00' },
} satisfies Translation<typeof english>;
