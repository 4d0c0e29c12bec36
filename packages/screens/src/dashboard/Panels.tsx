import type { BestStaff, Dashboard, TopProduct } from '@seduh/contract';
import { imageSources } from '@seduh/contract/constants';
import { Button, GoalRing, Link, Meter, Panel, Share2, StaffCard, Thumb, toast } from '@seduh/ui';
import { paths } from '../lib/paths';
import { useWords } from '../lib/words/words';
import { goalWords, shareWords, shortAmount, useWriting } from './figures';
import { dashboardWords, type DashboardWords } from './words';

/** Who has handed over the most orders this month. */
export function StaffPanel({ best }: { best: BestStaff | null }) {
  const writing = useWriting();
  const { m } = writing;
  return (
    <Panel className="dash-staff" title={m.bestStaff}>
      {best ? (
        <StaffCard
          name={best.name}
          image={best.image}
          note={m.keepUp(best.name.split(' ')[0] ?? '')}
          meterLabel={m.goalOf(best.name)}
          percent={Math.floor((best.achieved * 100) / best.goal)}
          facts={[
            {
              label: m.achieved,
              value: m.ofGoal(shortAmount(best.achieved, writing), shortAmount(best.goal, writing)),
            },
            { label: m.served, value: m.customers(best.customers) },
          ]}
        />
      ) : (
        <p className="sd-muted">{m.noStaff}</p>
      )}
    </Panel>
  );
}

interface GoalsPanelProps {
  dashboard: Dashboard;
  /** The shop's name, for who gets the report. */
  shopName: string;
  /** Where this report is found, with its origin. */
  link: string;
}

/** This month's income against the goal, and the way to show it to somebody. */
export function GoalsPanel({ dashboard, shopName, link }: GoalsPanelProps) {
  const writing = useWriting();
  const { m } = writing;
  const { goals, range } = dashboard;

  return (
    <Panel className="dash-goals" title={m.goals}>
      <div className="dash-goal">
        <GoalRing percent={goals.percent} label={m.goalsOn(goals.percent)} />
        <div>
          <p>{m.yourGoals(goals.percent)}</p>
          <p className="sd-small sd-muted">{goalWords(goals, writing)}</p>
        </div>
      </div>
      <Button
        variant="line"
        block
        icon={<Share2 />}
        onClick={() =>
          void share({ title: m.ranges[range].title, text: shareWords(dashboard, shopName, writing), url: link }, m)
        }
      >
        {m.share}
      </Button>
    </Panel>
  );
}

/** Opens the device's share sheet; where there is none, copies the address, or says so where not even that is allowed. */
async function share(what: { title: string; text: string; url: string }, m: DashboardWords): Promise<void> {
  if ('share' in navigator) {
    try {
      return await navigator.share(what);
    } catch (error) {
      // the sheet was closed again
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    // missing where the page is served over plain http from another machine
    await navigator.clipboard.writeText(what.url);
    toast.success(m.copied);
  } catch {
    toast.error(m.copyIt);
  }
}

/** What was handed over most in the running period, against the best of them. */
export function WhatSells({ products }: { products: TopProduct[] }) {
  const m = useWords(dashboardWords);
  const most = products[0]?.sold ?? 0;
  return (
    <Panel
      className="dash-top"
      title={m.sells}
      action={
        <Link className="sd-link sd-small" href={paths.products()}>
          {m.all}
        </Link>
      }
    >
      {products.length === 0 ? (
        <p className="sd-muted">{m.noneSold}</p>
      ) : (
        <ol>
          {products.map(({ id, product_name, image, sold }, index) => (
            <li key={id}>
              <Thumb size="sm" image={imageSources(image)} />
              <div>
                <Link className="dash-product sd-clamp-1" href={paths.product(id)}>
                  {product_name}
                </Link>
                <Meter size="sm" label={product_name} value={sold} max={most} tone={index === 0 ? 'brand' : 'muted'} />
              </div>
              <span className="sd-num">{m.soldOf(sold)}</span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
