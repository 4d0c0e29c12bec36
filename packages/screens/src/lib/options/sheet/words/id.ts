import type { Translation } from '../../../words/words';
import type { words as english } from './en';

export const words = {
  first: 'Pilih dulu, lalu masuk ke keranjangmu.',
  loading: 'Memuat pilihannya',
  failed: 'Pilihannya tidak termuat. Cek koneksimu, lalu coba lagi.',
  again: 'Coba lagi',
  close: 'Nanti saja',
  add: (price: string) => `Tambah, ${price}`,
  save: (price: string) => `Simpan, ${price}`,
  size: 'Ukuran',
} satisfies Translation<typeof english>;
