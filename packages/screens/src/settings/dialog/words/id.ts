import { sayText } from '../../../lib/refusals/say';
import type { Translation } from '../../../lib/words/words';
import type { words as english } from './en';

export const words = { say: sayText } satisfies Translation<typeof english>;
