import type { Translation } from '../../words/words';
import type { words as english } from './en';

export const words = {
  categories: { 1: 'Kopi', 2: 'Nonkopi', 3: 'Makanan', 4: 'Tambahan' },
  sold: (count: string) => `${count} terjual`,
  fresh: 'Baru di menu',
  soldOut: 'Habis',
  favorite: 'Favorit',
  edit: (name: string) => `Ubah ${name}`,
  add: (name: string) => `Masukkan ${name} ke keranjang`,
  added: 'Masuk ke keranjang',
  notLoaded: 'Belum termuat. Cek koneksimu, lalu coba lagi.',
  choicesNotLoaded: 'Tidak termuat. Cek koneksimu, lalu coba lagi.',
  most: (limit: number, pieces: number) => `Paling banyak ${limit} untuk satu pilihan: ${pieces} sudah di keranjangmu`,
  full: (limit: number) => `Keranjangmu penuh: paling banyak ${limit} baris`,
  tooMany: 'Digabung dengan yang sama di keranjangmu jadi lebih dari 99. Jadi tidak diubah.',
} satisfies Translation<typeof english>;
