import type { Translation } from '../../../lib/words/words';
import type { words as english } from './en';

export const words = {
  price: 'Harga',
  askPrice: 'Isi harganya.',
  category: 'Kategori',
  askCategory: 'Pilih kategorinya.',
  chooseOne: 'Pilih satu',
  categories: { 1: 'Kopi', 2: 'Nonkopi', 3: 'Makanan', 4: 'Tambahan' },
  descriptionExample: 'Isinya apa, rasanya bagaimana, cocok untuk siapa',
  stock: 'Stok dan ukuran',
  count: 'Hitung porsi, dan jual tidak lebih dari yang ada',
  portions: 'Porsi',
  leftNow: (count: number) => `Sekarang sisa ${count}`,
  howManyNow: 'Berapa yang ada sekarang',
  askPortions: 'Isi berapa yang ada.',
  notCounted: 'tidak dihitung',
  comesIn: 'Tersedia dalam ukuran',
  askSize: 'Pilih minimal satu ukuran.',
  costsMore: (size: string) => `Tambahan harga ${size}`,
  perPiece: 'Per porsi, di atas harga dasar',
  notSold: 'tidak dijual',
  onMenu: 'Ada di menu',
  choices: 'Yang bisa dipilih',
  optionsMissing: 'Pilihan, isi, dan lama pembuatannya tidak termuat. Yang lainnya tetap bisa disimpan.',
  mostGroups: (count: string) => `Paling banyak ${count} grup.`,
  mostInside: (most: string) => `Paling banyak ${most}.`,
} satisfies Translation<typeof english>;
