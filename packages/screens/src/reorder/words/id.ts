import type { Translation } from '../../lib/words/words';
import type { words as english } from './en';

export const words = {
  again: 'Pesan lagi',
  notNow: 'Nanti saja',
  line: (qty: number, price: string) => `${qty} x ${price}`,
  failed: 'Belum berhasil',
  tryAgain: 'Coba lagi',
  nothingLeft: 'Semuanya sudah tidak ada',
  cartStays: 'Keranjangmu tetap seperti semula.',
  menu: 'Lihat menu',
  inCart: (count: number) => `Di keranjangmu sudah ada ${count} item. Semuanya tetap di situ.`,
  ask: 'Masukkan ke keranjang?',
  add: 'Masukkan ke keranjang',
  notAsBefore: 'Ada yang berubah',
  changed: 'Ini yang berubah sejak kamu memesannya.',
  newPrice: (now: string, forSize: string | null, before: string) =>
    `${now} per buah${forSize ? `, ${forSize} di antaranya untuk ukuran` : ''}. Sebelumnya ${before}.`,
  fewFit: (pieces: number) => `Keranjangmu hanya muat ${pieces} lagi.`,
  noneFits: 'Keranjangmu sudah penuh.',
} satisfies Translation<typeof english>;
