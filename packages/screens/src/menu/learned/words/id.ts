import type { Translation } from '../../../lib/words/words';
import type { words as english } from './en';

export const words = {
  title: 'Berapa lama sebenarnya',
  about: (days: string) =>
    `Dipelajari dari pesanan ${days} hari terakhir yang langsung dikerjakan. Tidak ada yang berubah sampai kamu memakainya. Setelah itu, waktu untuk pelanggan mengikutinya.`,
  compared: (set: string, learned: string) => `Diatur: ${set} detik. Sebenarnya: sekitar ${learned} detik.`,
  from: (orders: string) => `Menurut ${orders} pesanan.`,
  take: 'Pakai',
  takeOf: (name: string) => `Pakai: ${name}`,
  taken: (seconds: string) => `Sudah dipakai: sekarang diatur ${seconds} detik.`,
  undo: 'Urungkan',
  undoOf: (name: string) => `Urungkan: ${name}`,
  all: (count: string) => `Pakai semua (${count})`,
  changed: (seconds: string) =>
    `Ada yang lebih dulu mengubah produk ini. Sekarang diatur ${seconds} detik. Belum ada yang dipakai.`,
  asUsual: (seconds: string) => `${seconds} (seperti biasa)`,
  nothing: 'Tidak ada yang perlu diubah',
  nothingText: 'Yang diatur sudah sesuai dengan pesanan, atau pesanan suatu produk masih terlalu sedikit.',
  loading: 'Menghitung pesanan',
  close: 'Tutup',
  again: 'Coba lagi',
  failed: 'Ini tidak termuat. Coba lagi, ya.',
} satisfies Translation<typeof english>;
