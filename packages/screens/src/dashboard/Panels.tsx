import type { BestStaff, Dashboard, TopProduct } from '@seduh/contract';
import { imageSources } from '@seduh/contract/constants';
import { Button, GoalRing, Link, Meter, Panel, Share2, StaffCard, Thumb, toast } from '@seduh/ui';
import { paths } from '../lib/paths';
import { customerWords, goalWords, RANGE_WORDS, shareWords, shortAmount } from './words';

/** Who has handed over the most orders this month. */
export function StaffPanel({ best }: { best: BestStaff | null }) {
  return (
    <Panel className="dash-staff" title="Best Staff of the Month">
      {best ? (
        <StaffCard
          name={best.name}
          image={best.image}
          note={`Keep it up, ${best.name.split(' ')[0]}.`}
          meterLabel={`Goal of ${best.name}`}
          percent={Math.floor((best.achieved * 100) / best.goal)}
          facts={[
            { label: 'Achieved', value: `${shortAmount(best.achieved)} of ${shortAmount(best.goal)}` },
            { label: 'Served', value: customerWords(best.customers) },
          ]}
        />
      ) : (
        <p className="sd-muted">Nothing yet. Who hands over the most orders this month stands here.</p>
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
  const { goals, range } = dashboard;

  return (
    <Panel className="dash-goals" title="Goals">
      <div className="dash-goal">
        <GoalRing percent={goals.percent} label={`Goals on ${goals.percent}%`} />
        <div>
          <p>
            Your goals are <strong>on {goals.percent}%</strong>.
          </p>
          <p className="sd-small sd-muted">{goalWords(goals)}</p>
        </div>
      </div>
      <Button
        variant="line"
        block
        icon={<Share2 />}
        onClick={() =>
          void share({ title: RANGE_WORDS[range].title, text: shareWords(dashboard, shopName), url: link })
        }
      >
        Share Report
      </Button>
    </Panel>
  );
}

/** Opens the device's share sheet; where there is none, copies the address, or says so where not even that is allowed. */
async function share(what: { title: string; text: string; url: string }): Promise<void> {
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
    toast.success('Link copied');
  } catch {
    toast.error('Copy the link from the address bar, please');
  }
}

/** What was handed over most in the running period, against the best of them. */
export function WhatSells({ products }: { products: TopProduct[] }) {
  const most = products[0]?.sold ?? 0;
  return (
    <Panel
      className="dash-top"
      title="What sells"
      action={
        <Link className="sd-link sd-small" href={paths.products()}>
          All products
        </Link>
      }
    >
      {products.length === 0 ? (
        <p className="sd-muted">Nothing yet. What is handed over is counted here.</p>
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
              <span className="sd-num">
                <b>{sold.toLocaleString('en-US')}</b> sold
              </span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
