import { CALLS, type Calls, FAULT_GROUPS, faultById, type Forced } from '@seduh/api-client/faults';
import { RadioField, Segment } from '@seduh/ui';

export interface FaultChoiceProps {
  forced: Forced;
  /** Called with the fault that was chosen, or with the calls it is kept to. */
  onChange: (change: Partial<Forced>) => void;
}

const groups = FAULT_GROUPS.map(({ group, faults }) => ({
  group,
  options: faults.map(({ id, label }) => ({ value: id, label })),
}));
const callOptions = CALLS.map(({ id, label }) => ({ value: id, label }));

/** Every fault by what it befalls; the chosen one says what it does and what a customer should see. */
export function FaultChoice({ forced, onChange }: FaultChoiceProps) {
  const chosen = faultById(forced.fault);
  return groups.map(({ group, options }) => (
    <div key={group} className="faults-group">
      <RadioField
        legend={group}
        name="fault"
        options={options}
        value={forced.fault}
        onChange={(fault) => onChange({ fault, calls: 'all' })}
      />
      {chosen?.group === group && (
        <div className="faults-chosen sd-small">
          <p>{chosen.does}</p>
          <p>
            <strong>A customer should see</strong> {chosen.sees}
          </p>
          {chosen.scoped && (
            <Segment
              legend="Which calls"
              options={callOptions}
              value={forced.calls}
              onChange={(calls) => onChange({ calls: calls as Calls })}
            />
          )}
        </div>
      )}
    </div>
  ));
}
