import { fetchHolidays } from '@seduh/api-client';
import type { Holidays } from '@seduh/contract';
import { Banner, Button, Checkbox, Skeleton, useLocale } from '@seduh/ui';
import { useEffect, useState } from 'react';
import { formatDay } from '../../lib/format/dates';
import { messageOf } from '../../lib/messageOf';
import { useLanguage, useWords } from '../../lib/words/words';
import { settingsWords } from '../words';

export interface HolidayPickerProps {
  /** Dates that have hours of their own already. */
  known: readonly string[];
  /** Called with those that were ticked. */
  onAdd: (days: { date: string; name: string }[]) => void;
  onBack: () => void;
}

/** Asks for them; once whoever asked has gone, nobody hears the answer. */
const load = (found: (holidays: Holidays) => void, failed: (problem: string) => void): Promise<void> =>
  fetchHolidays().then(found, (error: unknown) => failed(messageOf(error)));

/** The public holidays of the coming year, of which an owner ticks those that close the shop. */
export function HolidayPicker({ known, onAdd, onBack }: HolidayPickerProps) {
  const m = useWords(settingsWords);
  const language = useLanguage();
  const locale = useLocale();
  const [holidays, setHolidays] = useState<Holidays>();
  const [problem, setProblem] = useState<string>();
  const [ticked, setTicked] = useState<readonly string[]>([]);

  useEffect(() => void load(setHolidays, setProblem), []);

  const rest = holidays?.filter(({ date }) => !known.includes(date));
  const chosen = (rest ?? []).filter(({ date }) => ticked.includes(date));
  return (
    <fieldset>
      <legend className="sd-t-4">{m.holidays}</legend>
      <p className="sd-muted">{m.holidaysText}</p>
      {problem ? (
        <Banner tone="bad">
          {`${m.holidaysFailed}. ${problem} `}
          <button
            type="button"
            className="sd-link"
            onClick={() => {
              setProblem(undefined);
              void load(setHolidays, setProblem);
            }}
          >
            {m.tryAgain}
          </button>
        </Banner>
      ) : rest ? (
        <ul className="settings-list">
          {rest.map(({ date, name }) => (
            <li key={date}>
              <Checkbox
                label={`${name[language]}, ${formatDay(`${date}T12:00:00Z`, { zone: 'UTC', locale })} ${date.slice(0, 4)}`}
                checked={ticked.includes(date)}
                onChange={({ target }) =>
                  setTicked(target.checked ? [...ticked, date] : ticked.filter((one) => one !== date))
                }
              />
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton className="settings-wait" height="auto" />
      )}
      <div className="settings-buttons">
        <Button size="sm" variant="line" onClick={onBack}>
          {m.back}
        </Button>
        <Button
          size="sm"
          disabled={chosen.length === 0}
          onClick={() => onAdd(chosen.map(({ date, name }) => ({ date, name: name[language] })))}
        >
          {chosen.length > 0 ? m.addTicked(chosen.length) : m.noneTicked}
        </Button>
      </div>
    </fieldset>
  );
}
