import type { Translation } from '../../../lib/words/words';
import type { words as english } from './en';

export const words = {
  archived: 'Di luar menu',
  archivedText: 'Pelanggan tidak melihatnya. Pesanan tetap mencatatnya seperti saat dijual.',
  bringBack: 'Kembalikan',
  isBack: (name: string) => `${name} sudah kembali ke menu`,
  archive: 'Arsipkan produk',
  askArchive: (name: string) => `Arsipkan ${name}?`,
  askArchiveText: 'Produk ini keluar dari menu. Pesanan tetap mencatatnya, dan kamu bisa mengembalikannya.',
  yesArchive: 'Arsipkan',
  keep: 'Jangan dulu',
  isArchived: (name: string) => `${name} sudah keluar dari menu`,
  soldOut: 'Habis sampai buka lagi',
  isSoldOut: (name: string) => `${name} habis sampai toko buka lagi`,
  there: 'Kembali ke menu',
  isThere: (name: string) => `${name} ada lagi`,
  noPortions: 'Porsinya habis. Tambah di bagian Stok dan ukuran.',
} satisfies Translation<typeof english>;
