import type { Translation } from '../../../lib/words/words';
import type { words as english } from './en';

export const words = {
  title: 'Berapa lama dibuatnya',
  seconds: 'Detik untuk membuat',
  station: 'Dibuat di',
  stations: { bar: 'Bar kopi', kitchen: 'Dapur', counter: 'Kasir' },
  inSeconds: (count: string) => `${count} detik`,
  asUsual: (what: string) => `Seperti biasa (${what})`,
  usual: 'Seperti biasa',
  noTime: 'tanpa waktu',
  withProduct: 'Di tempat produknya dibuat',
  productHint: 'Satu porsi ukuran terkecil, sebelum pilihan apa pun. Waktu untuk pelanggan dihitung dari sini.',
  usually: (count: string, station: string) => `Kalau kosong, seperti biasa: ${count}. Biasanya dibuat di: ${station}.`,
  optionHint: 'Tambahan waktu untuk membuat satu porsi. Kalau kosong, tidak menambah waktu.',
  tooLong: (most: string) => `Paling lama ${most} detik.`,
} satisfies Translation<typeof english>;
