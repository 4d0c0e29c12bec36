import type { Tender } from '@seduh/contract/constants';
import { Banner, formatRupiah, Link, useMoney } from '@seduh/ui';
import type { DateStyle } from '../lib/format/times';
import { useWords } from '../lib/words/words';
import { closedHref } from './closedHref';
import { dayInWords } from './dayInWords';
import type { Count, CountConflict } from './useCount';
import { closeWords } from './words';

export interface ConflictNoteProps {
  conflict: CountConflict;
  /** What is typed, which stays. */
  countOf: (tender: Tender) => Count;
  time: DateStyle;
}

/** Both versions: what it was counted against and is now, or how somebody else has closed it and what was typed here. */
export function ConflictNote({ conflict: { before, open, closed }, countOf, time }: ConflictNoteProps) {
  const m = useWords(closeWords);
  const money = useMoney();
  const sum = (amount: number | null) => (amount === null ? '–' : formatRupiah(amount, money));
  if (closed)
    return (
      <Banner tone="bad">
        {m.outrun(closed.by.name, dayInWords(closed.day, time))}
        <ul className="close-theirs">
          {closed.tenders.map(({ tender, counted }) => (
            <li key={tender}>{m.theirs(m.tenders[tender], sum(counted), sum(countOf(tender).counted))}</li>
          ))}
        </ul>
        <Link className="sd-link" href={closedHref(closed.day)}>
          {m.seeClosed}
        </Link>
      </Banner>
    );
  const expectedBefore = (tender: Tender) => before.tenders.find((one) => one.tender === tender)?.expected ?? 0;
  return (
    <Banner tone="bad">
      {m.changed}
      <ul className="close-theirs">
        {open.tenders
          .filter(({ tender, expected }) => expected !== expectedBefore(tender))
          .map(({ tender, expected }) => (
            <li key={tender}>{m.becomes(m.tenders[tender], sum(expectedBefore(tender)), sum(expected))}</li>
          ))}
      </ul>
      {m.keepsTyped}
    </Banner>
  );
}
