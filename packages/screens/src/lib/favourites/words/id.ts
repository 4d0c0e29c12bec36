import type { Translation } from '../../words/words';
import type { words as english } from './en';

export const words = {
  keep: (name: string) => `Simpan ${name} sebagai favorit`,
  removed: (name: string) => `${name} dihapus dari favoritmu`,
  gone: (name: string) => `${name} sudah tidak ada di menu`,
} satisfies Translation<typeof english>;
