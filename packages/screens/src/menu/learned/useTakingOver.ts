import { ApiError, editProduct, isUnanswered, useLearnedMaking } from '@seduh/api-client';
import type { LearnedMaking, Making, ProductDetail } from '@seduh/contract';
import { usualWork } from '@seduh/domain/forecast';
import { useState } from 'react';
import { useSubmit } from '../../lib/useSubmit';

/** A product that was learned of, and what has become of it while the dialog is open. */
export interface LearnedRow extends LearnedMaking {
  /** What is learned is what is set by now. */
  isTaken: boolean;
  /** Somebody else changed the product meanwhile. */
  isChanged?: boolean;
  /** Why it was not taken over, or not taken back. */
  problem?: string;
}

/** What staff do with what was learned: each product by itself or all of them, and back again. */
export function useTakingOver() {
  const { data, error, retry } = useLearnedMaking();
  // what was taken over is learned no more, and stays here to be taken back
  const [own, setOwn] = useState<Record<string, LearnedRow>>({});
  const { submit, busy, busyWith } = useSubmit();
  const others = data?.filter(({ product_id }) => !(product_id in own)) ?? [];
  const rows: LearnedRow[] = [...others.map((row) => ({ ...row, isTaken: false })), ...Object.values(own)].toSorted(
    (one, other) => other.orders - one.orders || (one.product_id < other.product_id ? -1 : 1),
  );
  const keep = (row: LearnedRow) => setOwn((before) => ({ ...before, [row.product_id]: row }));

  /**
   * Writes what one piece takes, on the version that was looked at; says at its row where that was refused.
   * @returns false where no answer came
   */
  async function write(row: LearnedRow, making: Making, isTaken: boolean): Promise<boolean> {
    try {
      const { version } = await editProduct(row.product_id, { making, version: row.version });
      keep({ ...row, version, isTaken, isChanged: false, problem: undefined });
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal;
      if (refusal.code !== 'EDIT_CONFLICT') {
        keep({ ...row, problem: refusal.msg });
        return !isUnanswered(refusal);
      }
      const now = refusal.data as ProductDetail;
      // taking back is refused once: what was there before is not forgotten for that
      if (!isTaken) {
        keep({ ...row, version: now.version, problem: refusal.msg });
        return true;
      }
      const { version, making: set, category_id } = now;
      const set_seconds = set.seconds ?? usualWork(category_id).seconds;
      keep({ ...row, version, making: set, set_seconds, isTaken: false, isChanged: true, problem: undefined });
    }
    return true;
  }

  const take = (row: LearnedRow) => write(row, { ...row.making, seconds: row.learned_seconds }, true);
  const left = rows.filter(({ isTaken }) => !isTaken);

  return {
    rows: data && rows,
    left,
    error,
    retry,
    busy,
    busyWith,
    take: (row: LearnedRow) => void submit(() => take(row), undefined, row.product_id),
    undo: (row: LearnedRow) => void submit(() => write(row, row.making, false), undefined, row.product_id),
    /** One after the other: a refusal of one holds none of the others back; without an answer nobody waits for theirs. */
    takeAll: () =>
      void submit(async () => {
        for (const row of left) if (!(await take(row))) return;
      }),
  };
}
