import { useCloses } from '@seduh/api-client';
import { Button, EmptyState, Link, Pager, Price, Skeleton } from '@seduh/ui';
import { formatWhen } from '../lib/format/dates';
import { ListFailed } from '../lib/page/ListFailed';
import { useShopClock } from '../lib/useShopClock';
import { useWords } from '../lib/words/words';
import { closedHref } from './closedHref';
import { dayInWords } from './dayInWords';
import { OffBy } from './OffBy';
import { closeWords } from './words';

export interface ClosedDaysProps {
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
}

/** The days that are closed, the latest first, each with the way to its report. */
export function ClosedDays({ page, onPage }: ClosedDaysProps) {
  const m = useWords(closeWords);
  const time = useShopClock();
  const { data: closes, meta, error, isStale, retry } = useCloses(String(page));
  return (
    <section className="close-past" aria-label={m.closedDays}>
      <h2 className="sd-display sd-t-3">{m.closedDays}</h2>
      {error && !closes ? (
        <ListFailed title={m.listFailed} error={error} onRetry={retry} headingLevel={3} />
      ) : !closes || !meta || time.isLoading ? (
        <div aria-busy="true">
          <p className="sd-sr" role="status">
            {m.listLoading}
          </p>
          <Skeleton className="close-past-wait" height="auto" />
        </div>
      ) : closes.length === 0 && page > 1 ? (
        <EmptyState
          headingLevel={3}
          title={m.pastTheEnd}
          text={m.fewerPages}
          action={<Button onClick={() => onPage(1)}>{m.toFirst}</Button>}
        />
      ) : closes.length === 0 ? (
        <EmptyState headingLevel={3} title={m.noneClosed} text={m.noneClosedText} />
      ) : (
        <>
          <ul className="close-list" aria-busy={isStale}>
            {closes.map(({ day, income, difference, by, closed_at }) => (
              <li key={day}>
                <span>
                  <Link className="sd-link" href={closedHref(day)}>
                    <strong>{dayInWords(day, time)}</strong>
                  </Link>
                  <span className="sd-small sd-muted sd-num">{m.closedBy(by.name, formatWhen(closed_at, time))}</span>
                </span>
                <Price amount={income} />
                <OffBy amount={difference} />
              </li>
            ))}
          </ul>
          {meta.totalPage > 1 && <Pager page={meta.page} totalPage={meta.totalPage} busy={isStale} onPage={onPage} />}
        </>
      )}
    </section>
  );
}
