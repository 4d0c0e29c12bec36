import { useSession } from '@seduh/api-client';
import { Suspense } from 'react';
import { lazyPart } from '../lib/lazy/lazyPart';
import { StaffPage } from '../lib/page/StaffPage';
import { paths } from '../lib/paths';
import { useWords } from '../lib/words/words';
import { ClosedDays } from './ClosedDays';
import type { ClosedDayProps } from './ClosedDay';
import { OpenDayPart } from './OpenDayPart';
import './Close.css';
import { closeWords } from './words';

const closedDay = lazyPart<ClosedDayProps>(() => import('./ClosedDay'));

export interface CloseScreenProps {
  /** The closed day that is looked at, YYYY-MM-DD; null: the open one, and the list of those that are closed. */
  day: string | null;
  /** Of the list, from 1. */
  page: number;
  onPage: (page: number) => void;
}

/** The cash drawer and the day: what is expected, what is counted, and the days that are closed. */
export function CloseScreen({ day, page, onPage }: CloseScreenProps) {
  const m = useWords(closeWords);
  const { can } = useSession();

  if (day !== null)
    return (
      <Suspense fallback={<div className="sd-wrap close" aria-busy="true" />}>
        <closedDay.Part day={day} />
      </Suspense>
    );
  return (
    <StaffPage className="close" title={m.title} under={{ label: m.orders, href: paths.orders }}>
      <OpenDayPart />
      {can('figures') && <ClosedDays page={page} onPage={onPage} />}
    </StaffPage>
  );
}
