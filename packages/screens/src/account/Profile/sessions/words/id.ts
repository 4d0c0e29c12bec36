import type { Translation } from '../../../../lib/words/words';
import type { words as english } from './en';

export const words = {
  title: 'Di mana saja kamu masuk',
  loading: 'Memuat di mana saja kamu masuk',
  usedNow: 'Sedang dipakai',
  usedJustNow: 'Dipakai barusan',
  usedMinutes: (count: number) => `Dipakai ${count} menit lalu`,
  usedHours: (count: number) => `Dipakai ${count} jam lalu`,
  usedDays: (count: number) => `Dipakai ${count} hari lalu`,
  here: 'Perangkat ini',
  logOut: 'Keluarkan',
  logOutOf: (device: string) => `Keluarkan ${device}`,
  others: 'Keluarkan semua yang lain',
  ended: 'Perangkat itu sudah dikeluarkan',
  othersEnded: 'Semua perangkat lain sudah dikeluarkan',
} satisfies Translation<typeof english>;
