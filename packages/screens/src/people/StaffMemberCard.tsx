import { endStaffSessions, resetStaffFactor, setStaffDisabled } from '@seduh/api-client';
import type { StaffMember } from '@seduh/contract';
import { Avatar, Banner, Button, Chip, toast } from '@seduh/ui';
import { Suspense, useState } from 'react';
import { bundleWords } from '../lib/bundles/words';
import { ConfirmDialog } from '../lib/dialogs/ConfirmDialog';
import { formatWhen } from '../lib/format/dates';
import type { DateStyle } from '../lib/format/times';
import { lazyPart } from '../lib/lazy/lazyPart';
import { useSubmit } from '../lib/useSubmit';
import { useWords } from '../lib/words/words';
import { peopleWords } from './words';

const tasksDialog = lazyPart<{ member: StaffMember; onClose: () => void }>(() => import('./dialogs/TasksDialog'));

export interface StaffMemberCardProps {
  member: StaffMember;
  /** How its moments are written. */
  time: DateStyle;
}

/** Somebody on staff: what they may do, when they were here, and what an owner can change of it. */
export function StaffMemberCard({ member, time }: StaffMemberCardProps) {
  const m = useWords(peopleWords);
  const bundles = useWords(bundleWords);
  const { id, name, email, bundle, status, last_seen_at: seen, sessions, second_factor: hasFactor, you } = member;
  const isOff = status === 'disabled';
  const [open, setOpen] = useState<'tasks' | 'off' | 'factor' | null>(null);
  const { submit, busyWith, problem, setProblem } = useSubmit<'on' | 'off' | 'out' | 'factor'>();
  const close = () => setOpen(null);
  const leave = () => {
    setProblem(undefined);
    close();
  };

  const turn = (disabled: boolean) =>
    submit(
      async () => {
        await setStaffDisabled(id, disabled);
        close();
        toast.success(disabled ? m.isOff(name) : m.isOn(name));
      },
      undefined,
      disabled ? 'off' : 'on',
    );
  const logOut = () =>
    submit(
      async () => {
        await endStaffSessions(id);
        toast.success(m.loggedOut(name));
      },
      undefined,
      'out',
    );

  const reset = () =>
    submit(
      async () => {
        await resetStaffFactor(id);
        close();
        toast.success(m.factorReset(name));
      },
      undefined,
      'factor',
    );

  return (
    <li className="people-card">
      <Avatar name={name} />
      <div className="people-who">
        <p className="people-name">
          <strong>{name}</strong>
          {you && <span className="sd-muted">{`(${m.you})`}</span>}
          <Chip>{bundles.names[bundle]}</Chip>
          {isOff && <Chip tone="bad">{m.off}</Chip>}
          {hasFactor && <Chip tone="ok">{m.hasFactor}</Chip>}
        </p>
        <p className="sd-small" dir="ltr" translate="no">
          {email}
        </p>
        <p className="sd-small sd-muted sd-num">
          {seen ? m.hereSince(formatWhen(seen, time)) : m.neverHere}
          {sessions > 0 && `, ${m.places(sessions)}`}
        </p>
      </div>
      <div className="people-acts">
        <Button size="sm" variant="line" aria-label={m.changeOf(name)} onClick={() => setOpen('tasks')}>
          {m.change}
        </Button>
        {!you && sessions > 0 && (
          <Button
            size="sm"
            variant="line"
            aria-label={m.logOutOne(name)}
            loading={busyWith === 'out'}
            onClick={() => void logOut()}
          >
            {m.logOut}
          </Button>
        )}
        {!you && hasFactor && (
          <Button size="sm" variant="line" aria-label={m.resetFactorOf(name)} onClick={() => setOpen('factor')}>
            {m.resetFactor}
          </Button>
        )}
        {!you &&
          (isOff ? (
            <Button
              size="sm"
              variant="line"
              aria-label={m.switchOnOne(name)}
              loading={busyWith === 'on'}
              onClick={() => void turn(false)}
            >
              {m.switchOn}
            </Button>
          ) : (
            <Button size="sm" variant="line" danger aria-label={m.switchOffOne(name)} onClick={() => setOpen('off')}>
              {m.switchOff}
            </Button>
          ))}
      </div>
      {problem && open !== 'off' && open !== 'factor' && (
        <p className="sd-error" role="alert">
          {problem}
        </p>
      )}
      <ConfirmDialog
        open={open === 'off'}
        onOpenChange={leave}
        title={m.askOff(name)}
        text={m.askOffText}
        yesLabel={m.yesOff}
        noLabel={m.noOff}
        danger
        busy={busyWith === 'off'}
        onConfirm={() => void turn(true)}
      >
        {problem && <Banner tone="bad">{problem}</Banner>}
      </ConfirmDialog>
      <ConfirmDialog
        open={open === 'factor'}
        onOpenChange={leave}
        title={m.askFactor(name)}
        text={m.askFactorText}
        yesLabel={m.yesFactor}
        noLabel={m.noFactor}
        danger
        busy={busyWith === 'factor'}
        onConfirm={() => void reset()}
      >
        {problem && <Banner tone="bad">{problem}</Banner>}
      </ConfirmDialog>
      {open === 'tasks' && (
        <Suspense>
          <tasksDialog.Part member={member} onClose={close} />
        </Suspense>
      )}
    </li>
  );
}
