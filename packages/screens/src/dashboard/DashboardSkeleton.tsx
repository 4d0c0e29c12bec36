import { Panel, Skeleton, Stat, StatRow } from '@seduh/ui';

const STATS = ['Income', 'Orders', 'Minutes to ready', 'Best seller'];

/** The dashboard while it loads: the same boxes, so that nothing moves. */
export function DashboardSkeleton() {
  return (
    <div className="dash-grid" aria-busy="true">
      <StatRow className="dash-stats dash-wait-stats">
        {STATS.map((label) => (
          <Stat key={label} label={label} value={null} busy />
        ))}
      </StatRow>
      <Panel className="dash-report">
        <Skeleton width="40" height="title" />
        <Skeleton className="dash-wait-chart" height="auto" />
      </Panel>
      <Panel className="dash-staff">
        <Skeleton width="80" height="title" />
        <Skeleton className="dash-wait-staff" height="auto" />
      </Panel>
      <Panel className="dash-goals">
        <Skeleton width="40" height="title" />
        <Skeleton className="dash-wait-goal" height="auto" />
      </Panel>
      <Panel className="dash-top">
        <Skeleton width="40" height="title" />
        <Skeleton className="dash-wait-top" height="auto" />
      </Panel>
    </div>
  );
}
