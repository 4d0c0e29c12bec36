import type { DeliveryId } from '@seduh/contract';
import { DELIVERY_METHODS, idIn } from '@seduh/contract/constants';
import { pauseEnd } from '@seduh/domain';
import { Banner, Button, Modal, RadioField } from '@seduh/ui';
import { useRef, useState } from 'react';
import { namedDay } from '../../lib/format/days';
import { formatTime } from '../../lib/format/times';
import { methodWords } from '../../lib/orders/methods/words';
import { useWords } from '../../lib/words/words';
import type { Pausing } from './usePausing';
import { pausingWords, type PausingWords } from './words';

/** Minutes on offer. */
const LENGTHS = [15, 30, 60];
const REOPENED = 'reopened';
const ALL = 'all';

export interface PauseDialogProps {
  pausing: Pausing;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What is paused now, and the question which orders to pause for how long. */
export function PauseDialog({ pausing, open, onOpenChange }: PauseDialogProps) {
  const m = useWords(pausingWords);
  const { names } = useWords(methodWords);
  const [method, setMethod] = useState(ALL);
  const [length, setLength] = useState(String(LENGTHS[0]));
  const which = useRef<HTMLInputElement>(null);
  const { pauses, busy, problem, inWords, pause, reopen } = pausing;
  const deliveryId: DeliveryId | null = idIn(DELIVERY_METHODS, method) ?? null;
  const minutes = length === REOPENED ? null : Number(length);
  const close = () => {
    pausing.forgetProblem();
    onOpenChange(false);
  };

  return (
    <Modal
      open={open}
      busy={busy}
      onOpenChange={close}
      title={m.pause}
      description={m.about}
      actions={
        <>
          <Button variant="line" disabled={busy} onClick={close}>
            {m.cancel}
          </Button>
          <Button loading={busy} onClick={() => void pause(deliveryId, minutes, close)}>
            {m.yes}
          </Button>
        </>
      }
    >
      <div className="ob-pausing">
        {pauses.length > 0 && (
          <section className="ob-pauses" aria-label={m.now}>
            <ul>
              {pauses.map((each) => (
                <li key={each.delivery_id ?? ALL}>
                  <span className="sd-num">{inWords(each)}</span>
                  <Button
                    size="sm"
                    variant="line"
                    disabled={busy}
                    aria-label={m.reopenOne(inWords(each))}
                    onClick={() => void reopen([each], () => which.current?.focus())}
                  >
                    {m.reopen}
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        )}
        <RadioField
          inputRef={which}
          legend={m.which}
          options={[
            { value: ALL, label: m.all },
            ...DELIVERY_METHODS.map(({ id }) => ({ value: String(id), label: names[id] })),
          ]}
          value={method}
          onChange={setMethod}
        />
        <RadioField
          legend={m.howLong}
          options={[
            ...LENGTHS.map((each) => ({ value: String(each), label: m.minutes(each) })),
            { value: REOPENED, label: m.untilReopened },
          ]}
          value={length}
          onChange={setLength}
          hint={endInWords(pausing, minutes, m)}
        />
        {problem && <Banner tone="bad">{problem}</Banner>}
      </div>
    </Modal>
  );
}

/** When a pause that begins now would end. */
function endInWords({ shop, clock }: Pausing, minutes: number | null, m: PausingWords): string {
  if (!shop) return '';
  const end = pauseEnd(shop, minutes, new Date(clock.now)).toISOString();
  const time = formatTime(end, clock);
  if (minutes !== null) return m.endsAt(time);
  const day = namedDay(end, clock);
  return m.endsAtOpening('text' in day ? day.text : m.days[day.name], time);
}
