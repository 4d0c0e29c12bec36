import type { Translation } from '../../../../lib/words/words';
import type { words as english } from './en';

export const words = {
  title: (what: string) => `Apa yang habis dari ${what}?`,
  text: 'Tidak bisa dipesan sampai toko buka berikutnya. Pesanan yang sudah memuatnya tetap jalan.',
  mark: 'Habis',
  markOne: (name: string) => `${name}: habis`,
  isSoldOut: (name: string) => `${name} habis sampai toko buka berikutnya`,
  close: 'Tutup',
} satisfies Translation<typeof english>;
