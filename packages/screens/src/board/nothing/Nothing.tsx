import { Button, EmptyState } from '@seduh/ui';
import { useWords } from '../../lib/words/words';
import { useLost } from '../cups/useLost';
import type { Moves } from '../useMoves';
import { nothingWords } from './words';

export interface NothingProps {
  /** Called to show every open order; undefined where there is none. */
  onShowAll: (() => void) | undefined;
  moves: Pick<Moves, 'warn'>;
}

/** In place of the columns: nothing is open, or nothing of it fits what is looked for. */
export default function Nothing({ onShowAll, moves }: NothingProps) {
  useLost(moves);
  const m = useWords(nothingWords);
  if (!onShowAll) return <EmptyState title={m.empty} text={m.emptyText} />;
  return (
    <EmptyState
      glass="dashed"
      title={m.noneFits}
      text={m.noneFitsText}
      action={<Button onClick={onShowAll}>{m.showAll}</Button>}
    />
  );
}
