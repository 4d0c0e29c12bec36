import { type FigureColumn, FigureTable } from '@seduh/ui';
import type { ReactNode } from 'react';
import { type Spans, useWriting } from './writing';

/** What is counted, as one column, and as a second one of the days compared. */
interface CountedColumn<Counts> {
  id: string;
  label: string;
  write: (counts: Counts) => ReactNode;
}

/** A row: what it is about, what it counts, and what it counted before; null where nothing is compared. */
interface HeldRow<Counts> {
  id: string;
  /** By the ids of `about`. */
  about: Record<string, ReactNode>;
  now: Counts;
  before: Counts | null;
}

export interface HeldTableProps<Counts> {
  /** What the table shows, without its days. */
  caption: string;
  spans: Spans;
  /** The columns that name the rows. */
  about: FigureColumn[];
  counted: CountedColumn<Counts>[];
  rows: HeldRow<Counts>[];
  /** The sums. */
  foot?: { now: Counts; before: Counts | null };
}

/** A section's figures to be read exactly, those of the days compared beside them. */
export function HeldTable<Counts>({ caption, spans, about, counted, rows, foot }: HeldTableProps<Counts>) {
  const { m } = useWriting();
  const isCompared = spans.before !== null;
  const columns: FigureColumn[] = [
    ...about,
    ...counted.flatMap(({ id, label }) => [
      { id, label },
      ...(isCompared ? [{ id: `${id}-before`, label: m.columnBefore(label) }] : []),
    ]),
  ];
  const cellsOf = ({ now, before }: Pick<HeldRow<Counts>, 'now' | 'before'>) =>
    Object.fromEntries(
      counted.flatMap(({ id, write }) => [
        [id, write(now)],
        [`${id}-before`, before && write(before)],
      ]),
    );
  return (
    <FigureTable
      caption={m.caption(caption, spans.now, spans.before)}
      columns={columns}
      rows={rows.map((row) => ({ id: row.id, cells: { ...row.about, ...cellsOf(row) } }))}
      {...(foot && { foot: { [about[0]?.id ?? '']: m.sum, ...cellsOf(foot) } })}
    />
  );
}
