import { Meter } from '@seduh/ui';
import type { ReactNode } from 'react';
import { useWriting } from './writing';

interface RankRow {
  id: string;
  /** What it is about. */
  name: ReactNode;
  /** The same as plain words, for its meter. */
  label: string;
  /** More about it, below. */
  detail?: string;
  /** How long its bar is. */
  value: number;
  /** The figure, written. */
  figure: string;
  /** What it was in the days compared, written; null where nothing is compared. */
  before: string | null;
}

export interface RankListProps {
  rows: RankRow[];
  /** What fills a bar; left out: the highest value. */
  max?: number;
  /** The first bar is the strongest, as in a ranking; otherwise all are equal. Default true. */
  isRanking?: boolean;
}

/** Things with a bar and a figure each, and what it was before. */
export function RankList({ rows, max, isRanking = true }: RankListProps) {
  const { m } = useWriting();
  const most = max ?? Math.max(1, ...rows.map(({ value }) => value));
  return (
    <ol className="fig-ranks">
      {rows.map(({ id, name, label, detail, value, figure, before }, index) => (
        <li key={id}>
          <div className="fig-rank-name">
            <span>{name}</span>
            {detail && <span className="sd-small sd-muted">{detail}</span>}
          </div>
          <p className="fig-rank-figure sd-num">
            <b>{figure}</b>
            {before !== null && <span className="sd-small sd-muted">{m.was(before)}</span>}
          </p>
          <Meter size="sm" label={label} value={value} max={most} tone={isRanking && index > 0 ? 'muted' : 'brand'} />
        </li>
      ))}
    </ol>
  );
}
