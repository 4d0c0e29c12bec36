import type { SizeName } from '@seduh/contract/constants';
import type { Translation } from '../../words/words';
import type { words as english } from './en';

export const words = {
  offline: 'Kamu sedang offline',
  tryAgain: 'Coba lagi',
  notLoaded: 'Belum termuat. Cek koneksimu, lalu coba lagi.',
  askStaff: 'Tanya staf',
  sizes: {
    Regular: 'Reguler',
    Large: 'Besar',
    'Extra Large': 'Ekstra besar',
  } satisfies Record<SizeName, string>,
} satisfies Translation<typeof english>;
