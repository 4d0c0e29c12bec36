import type { ShopSettings } from '@seduh/contract';
import { SETTING_LENGTHS } from '@seduh/contract/constants';
import { Button, DateField, Plus, Segment, TextField } from '@seduh/ui';
import { useState } from 'react';
import { useWords } from '../../lib/words/words';
import { settingsWords } from '../words';
import type { FormProps } from './draft';
import { HolidayPicker } from './HolidayPicker';
import { Spans } from './Spans';

type SpecialDay = ShopSettings['special_days'][number];

const CLOSED = 'closed';
const OTHER = 'other';
const MORNING = { open: '07:00', close: '12:00' };

/** Days with hours of their own: closed, or other hours; typed one by one, or taken over from the public holidays. */
export function DaysForm({ draft, onEdit, errors, today }: FormProps & { today: string }) {
  const m = useWords(settingsWords);
  const [isPicking, setIsPicking] = useState(false);
  const days = draft.special_days;
  const set = (changed: SpecialDay[]) => onEdit({ special_days: changed });
  const edit = (index: number, change: Partial<SpecialDay>) =>
    set(days.map((day, at) => (at === index ? { ...day, ...change } : day)));

  if (isPicking)
    return (
      <HolidayPicker
        known={days.map(({ date }) => date)}
        onAdd={(added) => {
          set([...days, ...added.map((day) => ({ ...day, spans: [] }))].toSorted((a, b) => (a.date < b.date ? -1 : 1)));
          setIsPicking(false);
        }}
        onBack={() => setIsPicking(false)}
      />
    );

  return (
    <>
      <div className="settings-buttons">
        <Button
          size="sm"
          variant="line"
          icon={<Plus />}
          onClick={() => set([...days, { date: '', name: '', spans: [] }])}
        >
          {m.addDay}
        </Button>
        <Button size="sm" variant="line" onClick={() => setIsPicking(true)}>
          {m.holidays}
        </Button>
      </div>
      {days.length === 0 && <p className="sd-muted">{m.noDays}</p>}
      {/* a new one has no date yet: its place is its key */}
      {Array.from(days, ({ date, name, spans }, index) => {
        const error = errors[`special_days.${date}`];
        const called = name || m.aDay;
        return (
          <fieldset key={index} className="settings-day">
            <legend className="sd-sr">{called}</legend>
            <DateField
              label={m.date}
              value={date}
              min={today}
              error={error}
              onChange={(day) => edit(index, { date: day })}
              onInvalid={() => edit(index, { date: '' })}
            />
            <TextField
              label={m.dayName}
              maxLength={SETTING_LENGTHS.special_day}
              autoComplete="off"
              value={name}
              onChange={({ target }) => edit(index, { name: target.value })}
            />
            <Segment
              legend={m.dayHours}
              hideLegend
              options={[
                { value: CLOSED, label: m.closed },
                { value: OTHER, label: m.otherHours },
              ]}
              value={spans.length > 0 ? OTHER : CLOSED}
              onChange={(value) => edit(index, { spans: value === OTHER ? [MORNING] : [] })}
            />
            {spans.length > 0 && (
              <Spans
                day={called}
                spans={spans}
                error={undefined}
                onChange={(changed) => edit(index, { spans: changed })}
              />
            )}
            <div className="settings-buttons">
              <Button
                size="sm"
                variant="quiet"
                danger
                aria-label={m.removeDay(called)}
                onClick={() => set(days.filter((_, at) => at !== index))}
              >
                {m.remove}
              </Button>
            </div>
          </fieldset>
        );
      })}
    </>
  );
}
