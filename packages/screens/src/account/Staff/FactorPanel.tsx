import { useSecondFactor } from '@seduh/api-client';
import type { SecondFactor } from '@seduh/contract';
import { Banner, Button, Chip, Panel, Skeleton } from '@seduh/ui';
import { Suspense, useState } from 'react';
import { formatWhen } from '../../lib/format/dates';
import { lazyPart, onDemand } from '../../lib/lazy/lazyPart';
import { pageWords } from '../../lib/page/words';
import { useShopClock } from '../../lib/useShopClock';
import { useWords } from '../../lib/words/words';
import type { FactorChange, FactorStepsProps } from './factor/FactorSteps';
import { staffAccountWords } from './words';

/** With the encoder of what is scanned: it comes with the first press. */
const steps = lazyPart<FactorStepsProps>(() => import('./factor/FactorSteps'));

/** So few recovery codes that others should be made. */
const FEW = 3;

export interface FactorPanelProps {
  /** The account's. */
  email: string;
}

/** The second factor: whether it is on, what is left for when the phone is gone, and how to change that. */
export function FactorPanel({ email }: FactorPanelProps) {
  const m = useWords(staffAccountWords);
  const { tryAgain, notLoaded } = useWords(pageWords);
  const { data: factor, error, retry } = useSecondFactor();
  const [change, setChange] = useState<FactorChange | null>(null);
  const begin = (next: FactorChange) => onDemand(steps, () => setChange(next), notLoaded);
  const isOn = Boolean(factor?.on_since);

  return (
    <Panel
      className="acct-factor"
      title={m.factor}
      action={factor && <Chip tone={isOn ? 'ok' : 'warn'}>{isOn ? m.isOn : m.isOff}</Chip>}
    >
      {factor ? (
        <div className="acct-form">
          {change === null ? (
            <FactorState factor={factor} onChange={begin} />
          ) : (
            <Suspense>
              <steps.Part change={change} email={email} onEnd={() => setChange(null)} />
            </Suspense>
          )}
        </div>
      ) : error ? (
        <div className="acct-form">
          <Banner tone="bad">{error.msg}</Banner>
          <div className="acct-acts">
            <Button variant="line" onClick={retry}>
              {tryAgain}
            </Button>
          </div>
        </div>
      ) : (
        <div role="status" aria-label={m.factorLoading}>
          <Skeleton width="80" />
          <Skeleton width="40" />
        </div>
      )}
    </Panel>
  );
}

interface FactorStateProps {
  factor: SecondFactor;
  onChange: (change: FactorChange) => void;
}

function FactorState({ factor, onChange }: FactorStateProps) {
  const m = useWords(staffAccountWords);
  const clock = useShopClock();
  const { on_since: since, required, recovery_left: left } = factor;
  if (since === null) {
    return (
      <>
        {required && <Banner>{m.factorFirst}</Banner>}
        <p>{m.factorWhy}</p>
        <div className="acct-acts">
          <Button onClick={() => onChange('setUp')}>{m.setUp}</Button>
        </div>
      </>
    );
  }
  return (
    <>
      <p>{`${m.since(formatWhen(since, clock))} ${m.left(left)}`}</p>
      {left <= FEW && <Banner>{m.few}</Banner>}
      <div className="acct-acts">
        <Button variant="line" onClick={() => onChange('renew')}>
          {m.renew}
        </Button>
        <Button variant="line" onClick={() => onChange('move')}>
          {m.move}
        </Button>
        {!required && (
          <Button variant="line" danger onClick={() => onChange('turnOff')}>
            {m.turnOff}
          </Button>
        )}
      </div>
    </>
  );
}
