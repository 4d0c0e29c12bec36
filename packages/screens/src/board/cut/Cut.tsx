import { isMove, usePours } from '@seduh/api-client';
import { formatTime } from '../../lib/format/times';
import type { ShopTime } from '../../lib/orders/moments';
import { useWords } from '../../lib/words/words';
import { cutWords } from './words';

export interface CutProps {
  /** When the orders were asked for where they are those of before a reload, ms; else null. */
  keptAt: number | null;
  clock: ShopTime;
}

/** Says, while the server cannot be reached, how old the board is, and how many moves it has not heard of. */
export default function Cut({ keptAt, clock }: CutProps) {
  const m = useWords(cutWords);
  const { waiting, isCut } = usePours();
  const moves = isCut ? waiting.filter(isMove).length : 0;
  return (
    <>
      {/* always there, so that it is read out */}
      <p role="status" className="ob-tap sd-small" hidden={moves === 0 || undefined}>
        {moves > 0 && m.unacknowledged(moves)}
      </p>
      {keptAt !== null && (
        <p role="status" className="ob-tap sd-small">
          {m.kept(formatTime(new Date(keptAt).toISOString(), clock))}
        </p>
      )}
    </>
  );
}
