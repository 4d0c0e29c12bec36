import type { Translation } from '../../../../lib/words/words';
import type { words as english } from './en';

export const words = {
  intro: 'Centang apa saja yang bisa dipilih pelanggan. Pertanyaannya muncul dalam urutan ini.',
  loading: 'Memuat grup pilihan',
  failed: 'Grup pilihan tidak termuat.',
  more: 'Grup lainnya',
  noGroups: 'Belum ada grup pilihan.',
  up: (name: string) => `Naikkan ${name}`,
  down: (name: string) => `Turunkan ${name}`,
  movedTo: (name: string, place: string, count: string) => `${name} sekarang nomor ${place} dari ${count}`,
  defaultsOf: (name: string) => `${name} bawaan`,
  offMenu: 'Grup ini tidak ditawarkan lagi. Lepas centangnya supaya bisa disimpan.',
  soldOut: 'Habis',
  comesBy: (names: string) => `Otomatis dengan ${names}, kecuali pelanggan memilih yang lain.`,
  isOut: (name: string) => `${name} habis. Sampai ada lagi, pelanggan harus memilih.`,
  mustChoose: (count: number) =>
    count === 1 ? 'Tanpa bawaan: pelanggan harus memilih satu.' : `Belum cukup: pelanggan harus memilih ${count}.`,
  mayChoose: 'Tanpa bawaan: pelanggan boleh memilih, boleh juga tidak.',

  preview: 'Yang ditanyakan ke pelanggan',
  containsHint: 'Dalam satu porsi ukuran terkecil, sebelum pilihan apa pun. Yang kosong berarti belum diketahui.',
} satisfies Translation<typeof english>;
