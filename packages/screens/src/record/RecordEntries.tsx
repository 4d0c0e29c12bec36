import type { AuditEntry } from '@seduh/contract';
import { useChangeStyle } from '../lib/changes/useChangeStyle';
import type { DateStyle } from '../lib/format/times';
import { RecordEntry } from './RecordEntry';

export interface RecordEntriesProps {
  entries: AuditEntry[];
  /** How their moments are written. */
  time: DateStyle;
  /** Others are asked for. */
  isStale: boolean;
}

/** Entries of the record, the latest first. */
export default function RecordEntries({ entries, time, isStale }: RecordEntriesProps) {
  const style = useChangeStyle(time);
  return (
    <ol className="record-entries" aria-busy={isStale}>
      {entries.map((entry) => (
        <RecordEntry key={entry.id} entry={entry} style={style} />
      ))}
    </ol>
  );
}
