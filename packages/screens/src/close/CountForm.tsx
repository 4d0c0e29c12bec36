import type { DayClose, OpenDay } from '@seduh/contract';
import { Banner, Button, formatRupiah, MoneyField, Panel, useMoney } from '@seduh/ui';
import { type FormEvent, useRef } from 'react';
import { ConfirmDialog } from '../lib/dialogs/ConfirmDialog';
import type { DateStyle } from '../lib/format/times';
import { useWords } from '../lib/words/words';
import { dayInWords } from './dayInWords';
import { ConflictNote } from './ConflictNote';
import { TenderCount } from './TenderCount';
import { useCount } from './useCount';
import { closeWords } from './words';

export interface CountFormProps {
  open: OpenDay;
  /** How its day is written. */
  time: DateStyle;
  onClosed: (close: DayClose) => void;
}

/** What is expected, way by way; once the day can be closed, what was counted, and why they differ. */
export function CountForm({ open, time, onClosed }: CountFormProps) {
  const m = useWords(closeWords);
  const money = useMoney();
  const form = useRef<HTMLFormElement>(null);
  const count = useCount(open, form, onClosed);
  const { takenOut, errors, problem, conflict } = count;
  const canClose = open.closable_from === null;
  const inDrawer = count.countOf('cash').counted;
  const left = inDrawer === null ? null : inDrawer - (takenOut ?? 0);
  const over = inDrawer === null ? 0 : Math.max(0, inDrawer - (open.float || firstFloat(open)));
  const ask = (event: FormEvent) => {
    event.preventDefault();
    count.ask();
  };

  return (
    <form ref={form} className="close-form" method="post" noValidate onSubmit={ask}>
      {conflict ? (
        <ConflictNote conflict={conflict} countOf={count.countOf} time={time} />
      ) : (
        problem && <Banner tone="bad">{errors['day'] ?? problem}</Banner>
      )}
      {open.tenders.map((sums) => (
        <TenderCount
          key={sums.tender}
          sums={sums}
          day={open}
          count={canClose ? count.countOf(sums.tender) : null}
          onEdit={(changes) => count.edit(sums.tender, changes)}
          errors={{ counted: errors[`${sums.tender}.counted`], reason: errors[`${sums.tender}.reason`] }}
        />
      ))}
      {canClose && (
        <Panel className="close-end">
          <MoneyField
            label={m.takenOut}
            value={takenOut}
            onChange={count.takeOut}
            maxDigits={10}
            error={errors['taken_out']}
            hint={left === null || left < 0 ? undefined : m.stays(formatRupiah(left, money))}
          />
          {over > 0 && takenOut !== over && (
            <Button size="sm" variant="line" onClick={() => count.takeOut(over)}>
              {m.takeAll}
            </Button>
          )}
          <Button type="submit" size="lg" loading={count.busy}>
            {m.close}
          </Button>
        </Panel>
      )}
      <ConfirmDialog
        open={count.asking}
        onOpenChange={count.stopAsking}
        title={m.askClose(dayInWords(open.day, time))}
        text={m.forGood}
        yesLabel={m.yes}
        noLabel={m.no}
        busy={count.busy}
        onConfirm={() => void count.close()}
      />
    </form>
  );
}

/** Of the first day of all: what staff said the drawer began with. */
const firstFloat = ({ entries }: OpenDay): number =>
  entries.reduce((sum, { kind, amount }) => sum + (kind === 'float' ? amount : 0), 0);
