import type { Translation } from '../../../lib/words/words';
import type { words as english } from './en';

export const words = {
  refusals: {
    decline: { label: 'Tolak', ask: (number: string) => `Tolak ${number}?`, yes: 'Tolak' },
    bringBack: { label: 'Bawa kembali', ask: (number: string) => `Bawa kembali ${number}?`, yes: 'Bawa kembali' },
    cancel: { label: 'Batalkan', ask: (number: string) => `Batalkan ${number}?`, yes: 'Batalkan pesanan' },
  },
  keep: 'Jangan dulu',
  endsHere: 'Pesanan berakhir di sini, dan stoknya kembali.',
  notTaken: 'Tidak ada yang menerimanya. Pesanan berakhir di sini, dan yang sudah dibawa keluar tidak dijual lagi.',
  notTakenCash:
    'Tidak ada yang menerimanya. Pesanan berakhir di sini tanpa uang tunai, dan yang sudah dibawa keluar tidak dijual lagi.',
  usual: 'Alasan yang sering dipakai',
  reasons: ['Ada yang habis di pesananmu', 'Dapur sedang terlalu ramai', 'Kami sudah mau tutup'],
  reasonsOut: ['Tidak ada yang membuka pintu', 'Alamatnya tidak ketemu', 'Pelanggan tidak jadi mau'],
} satisfies Translation<typeof english>;
