import type { Translation } from '../../../../lib/words/words';
import type { words as english } from './en';

export const words = {
  hint: 'Kalau pesananmu mengandung yang kamu centang, kami bilang di menu, di keranjangmu, dan ke dapur. Kalau tidak, dapur tidak diberi tahu. Cuma kamu dan staf kami yang melihatnya. Ini bantuan, bukan jaminan: kalau penting, tulis catatan atau telepon kami juga, ya.',
  saving: 'Menyimpan',
  saved: 'Tersimpan',
} satisfies Translation<typeof english>;
