import { sayWhyLate, useOrder } from '@seduh/api-client';
import type { LiveForecast, Order } from '@seduh/contract';
import { LIMITS } from '@seduh/contract/constants';
import { Banner, Button, Modal, TextArea, toast } from '@seduh/ui';
import { useState } from 'react';
import { formatRange } from '../../lib/format/times';
import { messageOf } from '../../lib/messageOf';
import { useShopClock } from '../../lib/useShopClock';
import { useWords } from '../../lib/words/words';
import { delayWords } from './words';

export interface DelayDialogProps {
  order: Pick<Order, 'id' | 'number'>;
  onClose: () => void;
}

/** Asks why an order is late: its customer reads it, with the time it is expected at now. */
export default function DelayDialog({ order: { id, number }, onClose }: DelayDialogProps) {
  const m = useWords(delayWords);
  const clock = useShopClock();
  const { data: order } = useOrder(id);
  const forecast = order?.forecast;
  // null: as it was said before, which may still be on its way
  const [typed, setTyped] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const said = forecast?.reason ?? '';
  const reason = typed ?? said;

  const send = async (words: string) => {
    setBusy(true);
    try {
      await sayWhyLate(id, words.trim() || null);
      toast.success(words.trim() ? m.told(number) : m.takenBack(number));
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
    }
    setBusy(false);
  };

  return (
    <Modal
      open
      onOpenChange={onClose}
      title={m.sayWhy(number)}
      description={forecast ? m.foreseen(inWords(forecast)) : m.about}
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
      </div>
    </Modal>
  );

  function inWords(range: LiveForecast): string {
    return formatRange(range, clock);
  }
}
