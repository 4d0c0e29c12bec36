import { CLOCKS, fromTimeField, isTypedTime, toTimeField } from '@seduh/api-client/faults';
import { SelectField, TextField } from '@seduh/ui';

export interface ClockChoiceProps {
  /** Id of a moment of the week, `2026-11-22T1830`, or '' for the real time. */
  clock: string;
  /** What the clock does not reach, in a line below. */
  hint?: string;
  /** Called with the time that was chosen. */
  onChange: (clock: string) => void;
}

const OWN = 'own';
/** What another time starts from: an evening on which much happens. */
const EVENING = '2026-12-24T1830';

const options = [
  { value: '', label: 'As it is' },
  ...CLOCKS.map(({ id, label, sees }) => ({ value: id, label: `${label}: ${sees}` })),
  { value: OWN, label: 'Another time' },
];

/** The shop's clock: the real one, a moment of its week, or any time. */
export function ClockChoice({ clock, hint, onChange }: ClockChoiceProps) {
  const isOwn = isTypedTime(clock);
  return (
    <div className="faults-clock">
      <SelectField
        label="The shop’s clock"
        hint={hint}
        options={options}
        value={isOwn ? OWN : clock}
        onChange={({ target }) => onChange(target.value === OWN ? EVENING : target.value)}
      />
      {isOwn && (
        <TextField
          label="In the shop it is"
          type="datetime-local"
          value={toTimeField(clock)}
          onChange={({ target }) => onChange(fromTimeField(target.value))}
        />
      )}
    </div>
  );
}
