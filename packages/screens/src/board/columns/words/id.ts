import type { Translation } from '../../../lib/words/words';
import type { words as english } from './en';

export const words = {
  open: 'Pesanan berjalan',
  status: 'Status pesanan',
  letIn: (count: number) => `${count} baru`,
  columns: {
    new: { title: 'Baru', empty: 'Belum ada yang baru.' },
    brewing: { title: 'Diseduh', empty: 'Bar sedang kosong.' },
    ready: { title: 'Siap', empty: 'Tidak ada yang menunggu.' },
    way: { title: 'Diantar', empty: 'Tidak ada kurir di jalan.' },
  },
  moves: {
    confirmed: 'Terima',
    preparing: 'Mulai seduh',
    ready: 'Tandai siap',
    'out for delivery': 'Serahkan ke kurir',
    'picked up': 'Serahkan',
    delivered: 'Tandai sampai',
    served: 'Sajikan',
  },
} satisfies Translation<typeof english>;
