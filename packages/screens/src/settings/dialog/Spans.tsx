import type { ClockSpan } from '@seduh/domain';
import { SPANS_A_DAY } from '@seduh/contract/constants';
import { Button, TextField } from '@seduh/ui';
import { useWords } from '../../lib/words/words';
import { settingsWords } from '../words';

export interface SpansProps {
  /** Of which day they are. */
  day: string;
  /** At least one. */
  spans: readonly ClockSpan[];
  onChange: (spans: ClockSpan[]) => void;
  error: string | undefined;
}

/** From when to when the shop is open on a day; more than once where it closes in between. */
export function Spans({ day, spans, onChange, error }: SpansProps) {
  const m = useWords(settingsWords);
  const set = (index: number, change: Partial<ClockSpan>) =>
    onChange(spans.map((span, at) => (at === index ? { ...span, ...change } : span)));
  const last = spans.at(-1);

  return (
    <>
      {/* they have no name of their own: their place is their key */}
      {Array.from(spans, ({ open, close }, index) => (
        <div key={index} className="settings-span">
          <TextField
            type="time"
            label={m.opens(day)}
            value={open}
            aria-invalid={error ? true : undefined}
            onChange={({ target }) => set(index, { open: target.value })}
          />
          <TextField
            type="time"
            label={m.closes(day)}
            value={close}
            onChange={({ target }) => set(index, { close: target.value })}
          />
          {spans.length > 1 && (
            <Button
              className="settings-less"
              size="sm"
              variant="quiet"
              aria-label={m.lessTimesOf(day, open)}
              onClick={() => onChange(spans.filter((_, at) => at !== index))}
            >
              {m.lessTimes}
            </Button>
          )}
        </div>
      ))}
      {error && (
        <p className="sd-error" role="alert">
          {error}
        </p>
      )}
      {last && spans.length < SPANS_A_DAY && (
        <div className="settings-buttons">
          <Button
            size="sm"
            variant="quiet"
            aria-label={m.moreTimesOf(day)}
            onClick={() => onChange([...spans, { open: '', close: '' }])}
          >
            {m.moreTimes}
          </Button>
        </div>
      )}
    </>
  );
}
