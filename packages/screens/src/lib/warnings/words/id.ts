import type { Translation } from '../../words/words';
import type { words as english } from './en';

export const words = {
  contains: (allergens: string) => `Mengandung ${allergens}. Kamu minta diingatkan soal ini.`,
  unknown: 'Isinya belum kami tahu semua: bisa saja ada yang kamu minta diingatkan.',
  restUnknown: 'Isi lainnya belum kami tahu.',
  card: (allergens: string, isUnknown: boolean) => {
    if (!allergens) return 'Isi belum diketahui';
    return isUnknown ? `Mengandung ${allergens}; lainnya belum diketahui` : `Mengandung ${allergens}`;
  },
  notLoaded: 'Yang kamu minta diingatkan gagal dimuat.',
  again: 'Coba lagi',
  marked: 'Kami tandai ini sebagai alergi buat dapur. Kalau alergimu parah, telepon kami dulu sebelum pesan, ya.',
} satisfies Translation<typeof english>;
