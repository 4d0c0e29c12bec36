import type { Translation } from '../../words/words';
import type { words as english } from './en';

export const words = {
  names: { owner: 'Pemilik', manager: 'Manajer', barista: 'Barista', cashier: 'Kasir' },
  may: {
    owner: 'Semuanya, termasuk tim.',
    manager: 'Menu, promo, pesanan, pengembalian uang, angka, dan pengaturan. Tim tidak.',
    barista: 'Pesanan: papan, konter, yang sudah habis.',
    cashier: 'Pesanan, dan mengembalikan uang.',
  },
} satisfies Translation<typeof english>;
