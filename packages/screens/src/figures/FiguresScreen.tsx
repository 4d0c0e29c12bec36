import { useFigures } from '@seduh/api-client';
import type { Figures } from '@seduh/contract';
import { Banner, Button, EmptyState, Panel, Skeleton, Stat, StatRow, VisuallyHidden } from '@seduh/ui';
import { Suspense } from 'react';
import { formatTime } from '../lib/format/times';
import { lazyPart } from '../lib/lazy/lazyPart';
import { useLoaded } from '../lib/lazy/useLoaded';
import { sentence } from '../lib/messageOf';
import { ListFailed } from '../lib/page/ListFailed';
import { StaffPage } from '../lib/page/StaffPage';
import { pageWords } from '../lib/page/words';
import { paths } from '../lib/paths';
import { useShopClock } from '../lib/useShopClock';
import { useWords } from '../lib/words/words';
import { figuresQuery, type FiguresFilterProps, USUAL_FILTER } from './figuresFilter';
import { FigureStats } from './FigureStats';
import { FigureTools } from './FigureTools';
import { MailPanel } from './MailPanel';
import type { SectionProps } from './sectionProps';
import { spansOf, useWriting } from './writing';
import './Figures.css';

// charts, tables and what they are called by: they load while the figures do
const sections = lazyPart<SectionProps>(() => import('./Sections'));

/** Nothing was sold, handed over, made ready or cancelled, nor in the days compared. */
const isEmpty = ({ totals, hours, products, ready_hours, cancellations, methods }: Figures): boolean =>
  totals.now.orders === 0 && [hours, products, ready_hours, cancellations, methods].every((rows) => rows.length === 0);

/** Figures people ask for, for staff: of some days, each to look at, to read and to take along. */
export function FiguresScreen({ filter, onFilter }: FiguresFilterProps) {
  const writing = useWriting();
  const { m } = writing;
  const { tryAgain } = useWords(pageWords);
  const { data: figures, error, isStale, retry } = useFigures(figuresQuery(filter));
  const clock = useShopClock();
  useLoaded(sections, true);

  return (
    <StaffPage className="fig" title={m.title} under={{ label: m.dashboard, href: paths.dashboard }} lead={m.lead}>
      <FigureTools filter={filter} clock={clock} onFilter={onFilter} />
      {figures ? (
        <div className="fig-all" aria-busy={isStale} data-stale={isStale || undefined}>
          {error && (
            <Banner tone="bad">
              {m.asOf(sentence(error.msg), formatTime(figures.as_of, clock))}{' '}
              <button type="button" className="sd-link" onClick={retry}>
                {tryAgain}
              </button>
            </Banner>
          )}
          {isEmpty(figures) ? (
            <EmptyState
              title={m.empty}
              text={m.emptyText}
              action={<Button onClick={() => onFilter(USUAL_FILTER)}>{m.fourWeeks}</Button>}
            />
          ) : (
            <>
              <FigureStats figures={figures} spans={spansOf(figures, writing)} time={clock} />
              <Suspense fallback={<PanelsSkeleton />}>
                <sections.Part figures={figures} filter={filter} spans={spansOf(figures, writing)} />
              </Suspense>
            </>
          )}
        </div>
      ) : error ? (
        <ListFailed title={m.failed} error={error} onRetry={retry} />
      ) : (
        <>
          <VisuallyHidden role="status">{m.loading}</VisuallyHidden>
          <FiguresSkeleton />
        </>
      )}
      <MailPanel />
    </StaffPage>
  );
}

/** The page while it loads: the same boxes, so that nothing moves. */
function FiguresSkeleton() {
  const { m } = useWriting();
  return (
    <div className="fig-all" aria-busy="true">
      <StatRow className="fig-stats fig-wait-stats">
        {[m.income, m.ordersHead, m.onTimeStat, m.customers.new].map((label) => (
          <Stat key={label} label={label} value={null} busy />
        ))}
      </StatRow>
      <PanelsSkeleton />
    </div>
  );
}

function PanelsSkeleton() {
  return (
    <div className="fig-grid" aria-busy="true">
      {Array.from({ length: 2 }, (_, index) => (
        <Panel key={index} className="fig-panel">
          <Skeleton width="40" height="title" />
          <Skeleton className="fig-wait" height="auto" />
        </Panel>
      ))}
    </div>
  );
}
