import type { BestStaff } from '@seduh/contract';
import { Panel, StaffCard } from '@seduh/ui';
import { customerWords, shortAmount } from './words';

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
        <p className="muted">Nothing yet. Who hands over the most orders this month stands here.</p>
      )}
    </Panel>
  );
}
