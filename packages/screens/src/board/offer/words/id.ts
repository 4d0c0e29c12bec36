import type { Translation } from '../../../lib/words/words';
import type { words as english } from './en';

export const words = {
  failed: 'Belum termuat. Coba lagi.',
  say: (number: string) => `Jawab untuk pelanggan ${number}`,
  title: (number: string) => `Apa kata pelanggan ${number}?`,
  text: 'Mereka juga ditanya di halaman pesanannya. Harganya tetap.',
  none: 'Tidak ada yang perlu dijawab lagi.',
  offered: (product: string, instead: string, out: string) => `${product}: ${instead} sebagai ganti ${out}?`,
  takes: 'Mau',
  takesOf: (product: string, instead: string) => `${product}: mau ${instead}`,
  leaves: 'Tidak mau',
  leavesOf: (product: string, instead: string) => `${product}: tidak mau ${instead}`,
  saved: (number: string) => `${number}: jawaban dicatat`,
  close: 'Tutup',
} satisfies Translation<typeof english>;
