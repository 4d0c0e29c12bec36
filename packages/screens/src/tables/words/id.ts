import { tableCalled } from '@seduh/contract/constants';
import type { Translation } from '../../lib/words/words';
import type { words as english } from './en';

const named = (label: string) => tableCalled('Meja', label);
const inside = (label: string) => tableCalled('meja', label);

export const words = {
  title: 'Meja',
  counter: 'Kasir',
  lead: 'Setiap meja punya kode. Siapa yang memindainya langsung ke menu dengan mejanya, dan pesanannya bilang mau diantar ke mana.',
  loading: 'Memuat meja',
  failed: 'Daftar meja tidak termuat',
  empty: 'Belum ada meja',
  emptyText: 'Tambahkan menurut nomornya, lalu cetak satu kartu untuk masing-masing.',

  add: 'Tambah meja',
  which: 'Yang mana',
  whichHint: 'Nomor, nama, atau beberapa sekaligus: 7, Teras 2, 1–12.',
  addThem: 'Tambah',
  added: (count: number) => `${count} meja ditambahkan`,
  problems: {
    missing: 'Sebutkan mejanya.',
    tooLong: 'Nama maksimal 20 karakter.',
    number: 'Nomor meja dari 1 sampai 999.',
    backwards: 'Nomor pertama harus sebelum yang terakhir.',
    tooMany: 'Maksimal 100 sekali tambah.',
  },

  list: 'Semua meja',
  count: (count: number) => `${count} meja`,
  table: named,
  link: (label: string) => `Tautan ${inside(label)}`,
  retired: 'Nonaktif',
  rename: 'Ganti nama',
  renameOne: (label: string) => `Ganti nama ${inside(label)}`,
  name: 'Nama',
  nameHint: 'Kodenya tetap, begitu juga yang sudah dicetak. Pesanan yang sudah masuk tetap memakai nama lama.',
  save: 'Simpan',
  cancel: 'Batal',
  renamed: (label: string) => `Sekarang namanya ${inside(label)}`,
  conflict: (label: string, isActive: boolean) =>
    `Orang lain baru saja mengubahnya: sekarang ${inside(label)}${isActive ? '' : ', nonaktif'}. Simpan sekali lagi untuk memakai nama yang kamu tulis.`,
  newCode: 'Kode baru',
  newCodeOne: (label: string) => `Kode baru untuk ${inside(label)}`,
  askNewCode: (label: string) => `Kode baru untuk ${inside(label)}?`,
  askNewCodeText: 'Kartu di mejanya tidak berlaku lagi. Cetak yang baru. Pesanan yang sudah masuk tetap ke meja itu.',
  yesNewCode: 'Buat kode baru',
  noNewCode: 'Tetap pakai yang ini',
  newCodeNow: (label: string) => `${named(label)} punya kode baru: cetak kartunya`,
  codeConflict: (label: string, isActive: boolean) =>
    `Orang lain baru saja mengubahnya: sekarang ${inside(label)}${isActive ? '' : ', nonaktif'}. Tekan sekali lagi untuk memberinya kode baru.`,
  codeOutrun:
    'Orang lain baru saja memberinya kode baru. Pakai kode itu, atau tekan sekali lagi untuk membuat yang lain.',
  retire: 'Nonaktifkan',
  retireOne: (label: string) => `Nonaktifkan ${inside(label)}`,
  askRetire: (label: string) => `Nonaktifkan ${inside(label)}?`,
  askRetireText:
    'Mulai sekarang kodenya tidak memesan untuk meja mana pun. Pesanan yang sudah masuk tetap menyebutnya, dan meja ini bisa diaktifkan lagi dengan kode yang sama.',
  yesRetire: 'Ya, nonaktifkan',
  noRetire: 'Biarkan aktif',
  retiredNow: (label: string) => `${named(label)} nonaktif`,
  bringBack: 'Aktifkan lagi',
  bringBackOne: (label: string) => `Aktifkan lagi ${inside(label)}`,
  isBack: (label: string) => `${named(label)} aktif lagi`,

  tiles: 'Kartu untuk dicetak',
  tilesText: 'Di kertas tebal, atau kertas apa saja di penyangga A6. Pindai satu dulu sebelum ditaruh di meja.',
  paper: 'Kertas',
  a6: 'A6, satu per lembar',
  a4: 'A4, empat per lembar',
  print: (count: number) => `Cetak ${count} kartu`,
  printOne: (label: string) => `Cetak kartu ${inside(label)}`,
  notPrinted: 'Peramban tidak mencetak. Izinkan, lalu coba lagi.',
  preview: (label: string) => `Kartu ${inside(label)}`,
  code: (label: string) => `Kode QR ${inside(label)}`,

  word: 'Meja',
  otherWord: 'Table',
  scan: 'Pindai, pilih, kami antar ke mejamu.',
  otherScan: 'Scan, choose, and we bring it to you.',
} satisfies Translation<typeof english>;
