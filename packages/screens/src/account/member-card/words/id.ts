import type { Translation } from '../../../lib/words/words';
import type { words as english } from './en';

export const words = {
  title: 'Kartu member',
  holder: 'Member Seduh',
  number: 'Nomor kartu',
  code: 'Kode kartu membermu',
  points: (count: number) => `${count} poin`,
  toGo: (count: number) => `${count} poin lagi untuk minuman gratis`,
  ready: 'Satu minuman gratis untukmu. Pakai saat bayar, ya.',
  debt: 'Poin dari pesanan yang dikembalikan sudah terpakai. Poin baru menutupnya dulu.',
  off: 'Saat ini pesanan belum memberi poin. Yang sudah terkumpul tetap milikmu.',
  rules: (perPoint: string, cup: number, cap: string) =>
    `Tiap ${perPoint} dapat 1 poin, ${cup} poin jadi minuman gratis sampai ${cap}. Ongkir tidak dihitung.`,
  earnCard: (sum: string) => `Gratis dengan satu pesanan mulai ${sum}.`,
  earn: (sum: string) => `Gratis dengan satu pesanan mulai ${sum}. Setelah itu pesananmu memberi poin.`,
  progress: 'Menuju kartu member',
  largest: (sum: string, missing: string) => `Pesanan terbesarmu sejauh ini ${sum}. Kurang ${missing} lagi.`,
  history: 'Riwayat poin',
  none: 'Belum ada poin.',
  kinds: {
    earned: 'Pesanan',
    'taken back': 'Ditarik kembali',
    spent: 'Minuman gratis',
    'given back': 'Minuman gratis dikembalikan',
  },
  failed: 'Kartumu tidak termuat',
} satisfies Translation<typeof english>;
