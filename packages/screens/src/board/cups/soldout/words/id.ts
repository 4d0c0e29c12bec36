import type { Translation } from '../../../../lib/words/words';
import type { words as english } from './en';

export const words = {
  failed: 'Gagal dimuat. Coba lagi.',
  ranOut: (number: string) => `Ada yang habis dari ${number}`,
  title: (what: string) => `Apa yang habis dari ${what}?`,
  text: 'Tidak bisa dipesan sampai toko buka berikutnya. Pesanan yang sudah memuatnya tetap jalan.',
  insteadOf: (name: string) => `Ditawarkan sebagai ganti ${name}`,
  nothingInstead: 'Tidak ada gantinya',
  instead: (name: string) => `Tawarkan ${name}`,
  mark: 'Habis',
  markOne: (name: string) => `${name}: habis`,
  isSoldOut: (name: string, instead?: string) =>
    instead
      ? `${name} habis sampai toko buka berikutnya, gantinya ${instead}`
      : `${name} habis sampai toko buka berikutnya`,
  close: 'Tutup',
} satisfies Translation<typeof english>;
