import { useDashboard, useOrderEvents, useSession, useUndelivered } from '@seduh/api-client';
import type { ReportRange } from '@seduh/contract';
import { REPORT_RANGES } from '@seduh/contract/constants';
import { Banner, Link, Panel, Segment, Skeleton, Stat, StatRow, VisuallyHidden } from '@seduh/ui';
import { Suspense } from 'react';
import { formatTime } from '../lib/format/times';
import { useLoaded } from '../lib/lazy/useLoaded';
import { sentence } from '../lib/messageOf';
import { paths } from '../lib/paths';
import { useShopClock } from '../lib/useShopClock';
import { ListFailed } from '../lib/page/ListFailed';
import { PageTitle } from '../lib/page/PageTitle';
import { pageWords } from '../lib/page/words';
import { useWords } from '../lib/words/words';
import './Dashboard.css';
import { GoalsPanel, StaffPanel, WhatSells } from './Panels';
import { MailNotice, OwedNotice } from './Notices';
import { Stats } from './Stats';
import { dayWords } from './figures';
import { reportPanel, undeliveredPanel } from './lazy';
import { dashboardWords } from './words';

export interface DashboardScreenProps {
  /** What time is cut into. */
  range: ReportRange;
  onRangeChange: (range: ReportRange) => void;
  /** Where this report is found, with its origin, for who it is shared with. */
  link: string;
}

/** What the shop earns, for staff; kept up to date by what happens to orders. */
export function DashboardScreen({ range, onRangeChange, link }: DashboardScreenProps) {
  const m = useWords(dashboardWords);
  const { tryAgain } = useWords(pageWords);
  const { data: dashboard, error, isStale, retry } = useDashboard(range);
  const clock = useShopClock();
  const { shop } = clock;
  const { data: undelivered } = useUndelivered();
  const { can } = useSession();
  useOrderEvents();
  useLoaded(reportPanel, true);

  return (
    <div className="sd-wrap dash">
      <PageTitle>{m.title}</PageTitle>
      <header className="dash-head">
        <div>
          <h1 className="sd-display sd-t-1">{m.hello}</h1>
          <p className="dash-day sd-muted">{shop && `${shop.name} ${shop.city}, ${dayWords(clock)}`}</p>
          <p className="dash-links">
            <Link className="sd-link" href={paths.figures}>
              {m.figures}
            </Link>
            {can('refunds') && (
              <Link className="sd-link" href={paths.close}>
                {m.close}
              </Link>
            )}
            {can('settings') && (
              <Link className="sd-link" href={paths.settings}>
                {m.settings}
              </Link>
            )}
            {can('people') && (
              <>
                <Link className="sd-link" href={paths.people}>
                  {m.people}
                </Link>
                <Link className="sd-link" href={paths.record}>
                  {m.record}
                </Link>
              </>
            )}
          </p>
        </div>
        <Segment
          legend={m.reportBy}
          hideLegend
          options={REPORT_RANGES.map((one) => ({ value: one, label: m.ranges[one].tab }))}
          value={range}
          onChange={(value) => onRangeChange(REPORT_RANGES.find((known) => known === value) ?? range)}
        />
      </header>
      <MailNotice time={clock} />
      {dashboard && <OwedNotice owed={dashboard.owed} />}
      {undelivered && undelivered.items.length > 0 && (
        <Suspense>
          <undeliveredPanel.Part undelivered={undelivered} time={clock} />
        </Suspense>
      )}
      {dashboard ? (
        <>
          {error && (
            <Banner tone="bad">
              {m.asOf(sentence(error.msg), formatTime(dashboard.as_of, clock))}{' '}
              <button type="button" className="sd-link" onClick={retry}>
                {tryAgain}
              </button>
            </Banner>
          )}
          <div className="dash-grid" aria-busy={isStale} data-stale={isStale || undefined}>
            <Stats dashboard={dashboard} time={clock} />
            <Suspense fallback={<WaitingPanel panel="dash-report" />}>
              <reportPanel.Part dashboard={dashboard} />
            </Suspense>
            <StaffPanel best={dashboard.best_staff} />
            <GoalsPanel dashboard={dashboard} shopName={shop?.name ?? m.theShop} link={link} />
            <WhatSells products={dashboard.top_products} />
          </div>
        </>
      ) : error ? (
        <ListFailed title={m.failed} error={error} onRetry={retry} />
      ) : (
        <>
          <VisuallyHidden role="status">{m.loading}</VisuallyHidden>
          <DashboardSkeleton />
        </>
      )}
    </div>
  );
}

const PANELS = ['dash-report', 'dash-staff', 'dash-goals', 'dash-top'];

/** The dashboard while it loads: the same boxes, so that nothing moves. */
function DashboardSkeleton() {
  const m = useWords(dashboardWords);
  return (
    <div className="dash-grid" aria-busy="true">
      <StatRow className="dash-stats dash-wait-stats">
        {[m.income, m.orders, m.toReady, m.bestSeller].map((label) => (
          <Stat key={label} label={label} value={null} busy />
        ))}
      </StatRow>
      {PANELS.map((panel) => (
        <WaitingPanel key={panel} panel={panel} />
      ))}
    </div>
  );
}

/** A panel while it loads. @param panel its class */
function WaitingPanel({ panel }: { panel: string }) {
  return (
    <Panel className={panel}>
      <Skeleton width={panel === 'dash-staff' ? '80' : '40'} height="title" />
      <Skeleton className="dash-wait" height="auto" />
    </Panel>
  );
}
