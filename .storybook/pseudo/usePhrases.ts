// In place of the package's own, see twins.mjs.
import * as own from '../../packages/ui/src/hooks/usePhrases';
import type { Phrases } from '../../packages/ui/src/phrases/Phrases';
import { usePseudo } from './usePseudo';

export { LocaleContext, useLocale } from '../../packages/ui/src/hooks/usePhrases';

export const usePhrases = <Part extends keyof Phrases>(part: Part, english: Phrases[Part]): Phrases[Part] =>
  usePseudo(own.usePhrases(part, english));
