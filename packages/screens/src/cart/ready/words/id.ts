import type { Translation } from '../../../lib/words/words';
import type { words as english } from './en';

export const words = {
  ready: (toDoor: boolean, range: string) => `${toDoor ? 'Sampai di rumahmu' : 'Siap'} ${range}`,
} satisfies Translation<typeof english>;
