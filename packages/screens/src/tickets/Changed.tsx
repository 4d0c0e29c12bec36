import type { MadeLine } from '@seduh/domain';
import { useWords } from '../lib/words/words';
import { ticketWords } from './words';

/** Says of a line that a paper from before has it otherwise: `CHANGED, instead of Oat milk`. */
export function Changed({ line: { instead_of: out } }: { line: Pick<MadeLine, 'instead_of'> }) {
  const m = useWords(ticketWords);
  if (!out) return null;
  return (
    <p className="paper-changed">
      <b>{m.changed}</b>
      {out.length > 0 && <span>{m.insteadOf(out.join(', '))}</span>}
    </p>
  );
}
