import type { Translation } from '../../../lib/words/words';
import type { words as english } from './en';

export const words = {
  kept: (at: string) => `Tidak terhubung. Pesanan per ${at}: yang masuk sesudahnya tidak ada di sini.`,
  unacknowledged: (count: number) => `Tidak terhubung. ${count} langkah dikirim begitu tersambung lagi.`,
} satisfies Translation<typeof english>;
