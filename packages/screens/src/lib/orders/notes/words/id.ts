import type { Translation } from '../../../words/words';
import type { words as english } from './en';

export const words = {
  allergy: 'Alergi',
} satisfies Translation<typeof english>;
