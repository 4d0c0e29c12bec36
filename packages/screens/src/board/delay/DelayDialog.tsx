import { sayWhyLate, useOrder } from '@seduh/api-client';
import type { LiveForecast, Order } from '@seduh/contract';
import { LIMITS } from '@seduh/contract/constants';
import { promisedAt, waitsForTurn } from '@seduh/domain';
import { Banner, Button, Modal, RadioField, TextArea, toast } from '@seduh/ui';
import { useState } from 'react';
import { formatRange } from '../../lib/format/times';
import { formatMoment } from '../../lib/orders/moments';
import { useShopClock } from '../../lib/useShopClock';
import { useSubmit } from '../../lib/useSubmit';
import { useWords } from '../../lib/words/words';
import { delayWords } from './words';

/** Minutes on offer. */
const LENGTHS = [5, 10, 15, 30];
const BY_BOARD = 'board';

export interface DelayDialogProps {
  order: Pick<Order, 'id' | 'number' | 'status_name' | 'scheduled' | 'ready_at' | 'delivery_id'>;
  onClose: () => void;
}

/** Asks why an order is late: its customer reads it, with the time it is expected at now. */
export default function DelayDialog({ order: asked, onClose }: DelayDialogProps) {
  const { id, number } = asked;
  const m = useWords(delayWords);
  const clock = useShopClock();
  const { data: order } = useOrder(id);
  const forecast = order?.forecast;
  // null: as it was said before, which may still be on its way
  const [typed, setTyped] = useState<string | null>(null);
  const { submit, busy, problem } = useSubmit();
  const [chosen, setChosen] = useState<string | null>(null);
  const said = forecast?.reason ?? '';
  const reason = typed ?? said;
  // nobody begins it yet: the board knows no time, and whoever says why says how late
  const isAhead = clock.shop !== undefined && waitsForTurn(asked, clock.shop, clock.now);
  const length = chosen ?? String(forecast?.minutes ?? (isAhead ? LENGTHS[0] : BY_BOARD));
  const minutes = length === BY_BOARD ? null : Number(length);
  const lengths = [...new Set([...LENGTHS, ...(forecast?.minutes ? [forecast.minutes] : [])])].toSorted(
    (a, b) => a - b,
  );

  const send = (words: string) =>
    submit(async () => {
      await sayWhyLate(id, { reason: words.trim() || null, minutes });
      toast.success(words.trim() ? m.told(number) : m.takenBack(number));
      onClose();
    });

  return (
    <Modal
      open
      busy={busy}
      onOpenChange={onClose}
      title={m.sayWhy(number)}
      description={forecast && !isAhead ? m.foreseen(inWords(forecast)) : m.about}
      actions={
        <>
          <Button variant="line" disabled={busy} onClick={onClose}>
            {m.cancel}
          </Button>
          {said && (
            <Button variant="line" disabled={busy} onClick={() => void send('')}>
              {m.takeBack}
            </Button>
          )}
          <Button loading={busy} disabled={!reason.trim()} onClick={() => void send(reason)}>
            {m.tell}
          </Button>
        </>
      }
    >
      <div className="decline">
        {problem && <Banner tone="bad">{problem}</Banner>}
        <div className="decline-usual" role="group" aria-label={m.usual}>
          {m.reasons.map((words) => (
            <Button
              key={words}
              size="sm"
              variant="line"
              aria-pressed={reason === words}
              onClick={() => setTyped(words)}
            >
              {words}
            </Button>
          ))}
        </div>
        <TextArea
          label={m.reason}
          rows={2}
          maxLength={LIMITS.note}
          value={reason}
          onChange={(event) => setTyped(event.target.value)}
        />
        <RadioField
          legend={m.howLate}
          options={[
            ...(isAhead ? [] : [{ value: BY_BOARD, label: m.asTheBoard }]),
            ...lengths.map((each) => ({ value: String(each), label: m.minutes(each) })),
          ]}
          value={length}
          onChange={setChosen}
          hint={
            order && minutes !== null ? m.atLeast(inMinutes(order, minutes)) : isAhead ? undefined : m.asTheBoardHint
          }
        />
      </div>
    </Modal>
  );

  function inMinutes(late: Order, after: number): string {
    return formatMoment(new Date(promisedAt(late) + after * 60_000).toISOString(), clock);
  }

  function inWords(range: LiveForecast): string {
    return formatRange(range, clock);
  }
}
