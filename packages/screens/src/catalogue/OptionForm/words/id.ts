import type { Translation } from '../../../lib/words/words';
import type { words as english } from './en';

export const words = {
  options: 'Pilihan',
  newGroup: 'Grup baru',
  heading: 'Pilihan baru',
  edit: 'Ubah',
  editPage: 'Ubah pilihan',
  save: 'Simpan grup',
  created: (name: string) => `${name} sudah ada. Staf memasangnya di produk`,
  loading: 'Memuat grup',
  missingPage: 'Grup tidak ditemukan',
  missing: 'Grup ini tidak ada',
  back: 'Lihat semua pilihan',
  failed: 'Grup ini tidak termuat',
  conflict: 'Ada yang lebih dulu menyimpan grup ini. Isianmu belum ada yang tersimpan.',

  nameExample: 'Susu',
  min: 'Wajib pilih',
  minHint: '0: tidak wajib',
  max: 'Boleh pilih',
  maxHint: 'Paling banyak',
  askCount: 'Isi berapa, 0 kalau tidak wajib.',
  askMost: 'Isi berapa, minimal 1.',
  aboveMost: (most: string) => `Paling banyak ${most}, karena tidak boleh pilih lebih.`,
  aboveCount: (count: number) => `Paling banyak ${count}, karena pilihannya hanya itu.`,
  askOption: 'Tambahkan satu pilihan.',

  rowOf: (place: number) => `Pilihan ${place}`,
  surcharge: 'Selisih harga',
  signs: { more: 'Lebih mahal', less: 'Lebih murah' },
  sign: 'Harga',
  up: (name: string) => `Naikkan ${name}`,
  down: (name: string) => `Turunkan ${name}`,
  placed: (name: string, place: number, count: number) => `${name} sekarang di urutan ${place} dari ${count}`,
  remove: (name: string) => `Hapus ${name}`,
  removed: (name: string) => `${name} dihapus`,
  add: 'Tambah pilihan',

  contentsHint: 'Kalau kosong, belum diketahui, dan seluruh isi gelas ikut belum diketahui.',

  unnamed: 'belum bernama',
  preview: 'Yang dilihat pelanggan',
  order: 'Urutan',
  optionNamed: (name: string) => `Pilihan ${name}`,
  contentsOf: (name: string) => `Isi ${name}`,
  free: 'tanpa selisih harga',

  offered: 'Di produknya',
  offeredText: (count: number) => `Ada di ${count} produk.`,
  archived: 'Diarsipkan',
  archivedText: 'Tidak tampil di produk mana pun. Pesanan tetap menyimpan yang dipilih.',
  isBack: (name: string) => `${name} sudah kembali`,
  archive: 'Arsipkan grup',
  askArchiveText:
    'Grup ini hilang dari semua produk. Pesanan tetap menyimpan yang dipilih, dan kamu bisa mengembalikannya.',
  isArchived: (name: string) => `${name} diarsipkan`,
} satisfies Translation<typeof english>;
