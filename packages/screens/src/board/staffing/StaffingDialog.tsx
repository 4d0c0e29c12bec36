import { setStaffing, useStaffing } from '@seduh/api-client';
import type { StaffingBody, StationPeople } from '@seduh/contract';
import { LIMITS, STATIONS } from '@seduh/contract/constants';
import { Banner, Button, Modal, QuantityStepper, RadioField, toast } from '@seduh/ui';
import { useRef, useState } from 'react';
import { namedDay } from '../../lib/format/days';
import { formatTime } from '../../lib/format/times';
import { useShopClock } from '../../lib/useShopClock';
import { useSubmit } from '../../lib/useSubmit';
import { useWords } from '../../lib/words/words';
import { staffingWords } from './words';
import './Staffing.css';

/** Minutes on offer as the limit; another one that is set stands among them. */
const LIMITS_ON_OFFER = [20, 30, 45, 60];
const NEVER = 'never';

/** How many work at each station from now until the next day opens, and from which wait on customers hear that it is busy. */
export default function StaffingDialog({ onClose }: { onClose: () => void }) {
  const m = useWords(staffingWords);
  const cancel = useRef<HTMLButtonElement>(null);
  const clock = useShopClock();
  const { data: staffing, error, retry } = useStaffing();
  const { submit, busy, problem } = useSubmit();
  // null: as it is known, which may still be on its way
  const [counted, setCounted] = useState<StationPeople | null>(null);
  const people = counted ?? staffing?.people;
  // undefined: as it is known
  const [limit, setLimit] = useState<number | null>();
  const known = staffing?.busy_minutes ?? null;
  const minutes = limit === undefined ? known : limit;
  const limits = [...new Set([...LIMITS_ON_OFFER, ...(known === null ? [] : [known])])].toSorted((a, b) => a - b);
  const until = staffing?.until ?? null;

  const say = (body: StaffingBody, done: string) =>
    submit(async () => {
      if (limit !== undefined) body.busy_minutes = limit;
      if (Object.keys(body).length === 0) return onClose();
      await setStaffing(body);
      toast.success(done);
      return onClose();
    });

  return (
    <Modal
      open
      busy={busy}
      onOpenChange={onClose}
      title={m.title}
      description={m.about}
      // the first control is another one where the figures have come before
      initialFocus={cancel}
      actions={
        <>
          <Button ref={cancel} variant="line" disabled={busy} onClick={onClose}>
            {m.cancel}
          </Button>
          {until && (
            <Button variant="line" disabled={busy} onClick={() => void say({ people: null }, m.isUsual)}>
              {m.asUsual}
            </Button>
          )}
          <Button
            loading={busy}
            disabled={!people}
            // who only changes the limit has not said who is on: somebody else may have meanwhile
            onClick={() => void say(counted ? { people: counted } : {}, m.said)}
          >
            {m.save}
          </Button>
        </>
      }
    >
      <div className="ob-staffing">
        {error && !staffing && (
          <Banner tone="bad">
            <p>{error.msg}</p>
            <Button variant="line" size="sm" onClick={retry}>
              {m.again}
            </Button>
          </Banner>
        )}
        {problem && <Banner tone="bad">{problem}</Banner>}
        {STATIONS.map((station) => (
          <div key={station} className="ob-station">
            <span>
              {m.stations[station]}
              {staffing && (
                <span className="sd-tiny sd-muted">
                  {m.usually(staffing.usual[station])}
                  {staffing.busy?.includes(station) && ` · ${m.busyNow}`}
                </span>
              )}
            </span>
            <QuantityStepper
              label={m.peopleAt(m.stations[station])}
              max={LIMITS.stationPeople}
              disabled={!people || busy}
              value={people?.[station] ?? 0}
              onChange={(count) => people && setCounted({ ...people, [station]: count })}
            />
          </div>
        ))}
        <p className="sd-small sd-muted" role="status">
          {until ? m.holdsUntil(dayOf(until), formatTime(until, clock)) : staffing ? m.holds : m.loading}
        </p>
        {staffing && (
          <RadioField
            legend={m.limit}
            options={[
              ...limits.map((each) => ({ value: String(each), label: m.beyond(each) })),
              { value: NEVER, label: m.never },
            ]}
            value={minutes === null ? NEVER : String(minutes)}
            onChange={(value) => setLimit(value === NEVER ? null : Number(value))}
            hint={m.limitHint}
          />
        )}
      </div>
    </Modal>
  );

  function dayOf(at: string): string {
    const day = namedDay(at, clock);
    return 'text' in day ? day.text : m.days[day.name];
  }
}
