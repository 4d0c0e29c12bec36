import type { ShopSettings } from '@seduh/contract';
import { Button, Checkbox, DateField, Segment } from '@seduh/ui';
import { addDays, type ClockSpan } from '@seduh/domain';
import { useWords } from '../../lib/words/words';
import type { ChangeStyle } from '../../lib/changes/changeInWords';
import { settingsWords } from '../words';
import type { Draft, FormProps } from './draft';
import { Preview } from './Preview';
import { Spans } from './Spans';

const USUAL: ClockSpan = { open: '07:00', close: '21:00' };
const ONCE = 'once';
const LATER = 'later';

interface HoursFormProps extends FormProps {
  /** The business day. */
  today: string;
  style: ChangeStyle;
  /** Saves the hours as they are, without a plan. */
  onDrop: (draft: Draft) => void;
}

/** The week's hours, at once or from a day on, with what customers then read. */
export function HoursForm({ draft, onEdit, errors, today, style, onDrop }: HoursFormProps) {
  const m = useWords(settingsWords);
  const { hours, next_hours: next } = draft;
  const week = next?.hours ?? hours;
  const field = next ? 'next_hours' : 'hours';
  const setWeek = (changed: ShopSettings['hours']) =>
    onEdit(next ? { next_hours: { ...next, hours: changed } } : { hours: changed });
  const setDay = (day: number, spans: readonly ClockSpan[]) =>
    setWeek([...week.filter((row) => row.day !== day), ...spans.map((span) => ({ day, ...span }))]);

  return (
    <>
      <Segment
        legend={m.fromWhen}
        options={[
          { value: ONCE, label: m.atOnce },
          { value: LATER, label: m.fromDay },
        ]}
        value={next ? LATER : ONCE}
        onChange={(value) =>
          // what is typed stays: it is the week, or the plan for it
          onEdit(
            value === LATER
              ? { next_hours: { from: addDays(today, 1), hours: week } }
              : { next_hours: null, hours: week },
          )
        }
      />
      {next && (
        <>
          <DateField
            label={m.firstDay}
            hint={m.firstDayHint}
            min={addDays(today, 1)}
            value={next.from}
            error={errors['next_hours.from']}
            onChange={(from) => onEdit({ next_hours: { ...next, from } })}
            onInvalid={() => onEdit({ next_hours: { ...next, from: '' } })}
          />
        </>
      )}
      {errors[field] && (
        <p className="sd-error" role="alert">
          {errors[field]}
        </p>
      )}
      {m.weekdays.map((name, index) => {
        const day = index + 1;
        const spans = week.filter((row) => row.day === day).map(({ open, close }) => ({ open, close }));
        return (
          <fieldset key={name} className="settings-day">
            <legend className="sd-sr">{name}</legend>
            <Checkbox
              label={name}
              aria-label={m.isOpen(name)}
              checked={spans.length > 0}
              onChange={({ target }) => setDay(day, target.checked ? [USUAL] : [])}
            />
            {spans.length > 0 ? (
              <Spans
                day={name}
                spans={spans}
                error={errors[`${field}.${day}`]}
                onChange={(changed) => setDay(day, changed)}
              />
            ) : (
              <>
                <p className="sd-muted">{m.closed}</p>
                {errors[`${field}.${day}`] && (
                  <p className="sd-error" role="alert">
                    {errors[`${field}.${day}`]}
                  </p>
                )}
              </>
            )}
          </fieldset>
        );
      })}
      <Preview draft={draft} from={next?.from || today} today={today} style={style} />
      {next && (
        <div className="settings-buttons">
          <Button size="sm" variant="line" onClick={() => onDrop({ ...draft, next_hours: null })}>
            {m.dropPlan}
          </Button>
        </div>
      )}
    </>
  );
}
