import { usePhrases } from '../hooks/usePhrases';
import type { Phrases } from '../phrases/Phrases';

const english = { nothing: 'Nothing yet' } satisfies Phrases['Stat'];

/** In place of a figure that is not there. A file of its own: it asks for the language, and all else of `Stat` runs on a server. */
export function NoFigure() {
  return usePhrases('Stat', english).nothing;
}
