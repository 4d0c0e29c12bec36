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
          achieved={shortAmount(best.achieved)}
          goal={shortAmount(best.goal)}
          percent={Math.floor((best.achieved * 100) / best.goal)}
          served={customerWords(best.customers)}
        />
      ) : (
        <p className="muted">Nothing yet. Who hands over the most orders this month stands here.</p>
      )}
    </Panel>
  );
}
