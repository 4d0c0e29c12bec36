import type { Translation } from '../../lib/words/words';
import type { words as english } from './en';

export const words = {
  loading: 'Memuat keranjangmu',
  dry: 'Keranjangmu masih kering',
  dryText: 'Belum ada isinya. Yang favorit bisa jadi awal yang enak.',
  menu: 'Lihat menu',

  order: 'Pesanan',
  more: 'Tambah lagi',
  removed: 'Dihapus',
  was: (sum: string) => `Tadinya ${sum} per buah waktu kamu masukkan.`,
  change: 'Ubah',
  changeOf: (name: string) => `Ubah ${name}`,
  note: (isThere: boolean) => (isThere ? 'Ubah catatan' : 'Tambah catatan'),
  noteOf: (isThere: boolean, name: string) => `${isThere ? 'Ubah catatan' : 'Tambah catatan'} untuk ${name}`,
  noteFor: (name: string) => `Catatan untuk ${name}`,
  example: 'Gula sedikit, tanpa es',
  save: 'Simpan',

  remedies: { take: 'Ambil yang tersisa', one: 'Hapus', all: 'Hapus semuanya' },
  upToDate: 'Keranjangmu sudah diperbarui',
} satisfies Translation<typeof english>;
