import { closeDay } from '@seduh/api-client';
import type { CloseConflict, DayClose, OpenDay } from '@seduh/contract';
import type { Tender } from '@seduh/contract/constants';
import { closeProblems } from '@seduh/domain';
import { type RefObject, useState } from 'react';
import { useFirstWrong, useSubmit } from '../lib/useSubmit';
import { useWords } from '../lib/words/words';
import { closeWords } from './words';

/** What is typed of one tender: whole rupiah, null for nothing yet. */
export interface Count {
  counted: number | null;
  reason: string;
}

const NOTHING: Count = { counted: null, reason: '' };

/** Somebody was quicker: what was typed against, and what it is now. */
export interface CountConflict extends CloseConflict {
  before: OpenDay;
}

/** What is typed of a count, from the first figure to the close. A refusal keeps it, whatever it says. */
export function useCount(open: OpenDay, form: RefObject<HTMLFormElement | null>, onClosed: (close: DayClose) => void) {
  const { say } = useWords(closeWords);
  const [counts, setCounts] = useState<Partial<Record<Tender, Count>>>({});
  const [takenOut, setTakenOut] = useState<number | null>(0);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [asking, setAsking] = useState(false);
  const [conflict, setConflict] = useState<CountConflict | null>(null);
  const { submit, busy, problem, setProblem } = useSubmit();
  useFirstWrong(form, errors);

  const countOf = (tender: Tender): Count => counts[tender] ?? NOTHING;
  const typed = open.tenders.map(({ tender }) => ({ tender, ...countOf(tender) }));

  return {
    countOf,
    takenOut,
    errors,
    asking,
    busy,
    problem,
    conflict,
    edit(tender: Tender, changes: Partial<Count>) {
      setCounts((all) => ({ ...all, [tender]: { ...(all[tender] ?? NOTHING), ...changes } }));
      setErrors({});
    },
    takeOut(amount: number | null) {
      setTakenOut(amount);
      setErrors({});
    },
    /** Looks at what is typed, and asks whether the day is to be closed by it. */
    ask() {
      const problems = closeProblems(open.tenders, typed, takenOut);
      setErrors(Object.fromEntries(Object.entries(problems).map(([name, msg]) => [name, say(msg)])));
      setProblem(undefined);
      if (Object.keys(problems).length === 0) setAsking(true);
    },
    stopAsking: () => setAsking(false),
    close: () =>
      submit(
        async () => {
          const sent = typed.map(({ tender, counted, reason }) => ({
            tender,
            counted: counted ?? 0,
            ...(reason.trim() ? { reason } : {}),
          }));
          const { day, version } = open;
          const closed = await closeDay({ day, version, counts: sent, taken_out: takenOut ?? 0 });
          setCounts({});
          setTakenOut(0);
          setConflict(null);
          onClosed(closed);
        },
        ({ code, data, fields }) => {
          setAsking(false);
          if (code === 'EDIT_CONFLICT') setConflict({ before: open, ...(data as CloseConflict) });
          else setErrors(fields);
        },
      ),
  };
}
