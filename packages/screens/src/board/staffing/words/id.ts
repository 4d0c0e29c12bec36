import type { Translation } from '../../../lib/words/words';
import type { words as english } from './en';

export const words = {
  title: 'Siapa yang bertugas',
  about: 'Berapa orang yang sekarang bekerja di tiap bagian. Semua waktu untuk pelanggan dihitung dari sini.',
  stations: { bar: 'Bar kopi', kitchen: 'Dapur', counter: 'Kasir' },
  peopleAt: (station: string) => `Jumlah orang: ${station}`,
  usually: (count: number) => `biasanya ${count}`,
  busyNow: 'sedang ramai',
  limit: 'Disebut ramai',
  beyond: (minutes) => `di atas ${minutes} mnt`,
  never: 'Tidak pernah',
  limitHint:
    'Siapa yang pesan untuk sekarang dan harus menunggu lebih lama diberi tahu, dan ditawari waktu lain. Tetap begitu sampai ada yang mengubahnya.',
  holds: 'Berlaku sampai kedai buka di hari berikutnya.',
  holdsUntil: (day: string, time: string) => `Khusus hari ini: kembali seperti biasa mulai ${day} pukul ${time}.`,
  days: { today: 'hari ini', tomorrow: 'besok' },
  loading: 'Menanyakan siapa yang bertugas',
  save: 'Simpan',
  asUsual: 'Seperti biasa',
  cancel: 'Batal',
  again: 'Coba lagi',
  failed: 'Ini tidak termuat. Coba lagi, ya.',
  said: 'Semua waktu sudah mengikuti siapa yang bertugas',
  isUsual: 'Kembali seperti biasa',
} satisfies Translation<typeof english>;
