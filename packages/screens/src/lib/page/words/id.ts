import type { Translation } from '../../words/words';
import type { words as english } from './en';

export const words = {
  offline: 'Kamu sedang offline',
  tryAgain: 'Coba lagi',
  notLoaded: 'Belum termuat. Cek koneksimu, lalu coba lagi.',
  askStaff: 'Tanya staf',
} satisfies Translation<typeof english>;
