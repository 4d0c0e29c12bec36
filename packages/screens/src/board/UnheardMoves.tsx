import { isMove, usePours } from '@seduh/api-client';
import { useWords } from '../lib/words/words';
import { boardWords } from './words';

/** Says how many moves the server has not heard of, while it cannot be reached; always there, so that it is read out. */
export default function UnheardMoves() {
  const m = useWords(boardWords);
  const { waiting, isCut } = usePours();
  const moves = isCut ? waiting.filter(isMove).length : 0;
  return (
    <p role="status" className="ob-tap sd-small" hidden={moves === 0 || undefined}>
      {moves > 0 && m.unheard(moves)}
    </p>
  );
}
