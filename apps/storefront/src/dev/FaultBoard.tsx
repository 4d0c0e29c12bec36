import { callsInWords, type Forced, forcedInWords } from '@seduh/api-client/faults';
import { Button } from '@seduh/ui';
import type { ReactNode } from 'react';
import { ClockChoice } from './ClockChoice';
import { FaultChoice } from './FaultChoice';
import type { ForcedState } from './forcedStore';
import './FaultBoard.css';

export interface FaultBoardProps {
  /** What is forced, and what has come of it. */
  state: ForcedState;
  /** What to know of forcing here, in a line above the buttons. */
  note: string;
  /** What the shop's clock does not reach. */
  clockHint?: string;
  /** Shows what is forced without a way to change it. */
  isFixed?: boolean;
  /** Called with what is to be forced from the next call on. */
  onChange: (change: Partial<Forced>) => void;
  /** Called to have the shop as it is again. */
  onEnd: () => void;
  /** Buttons before the one that ends it. */
  children?: ReactNode;
}

/** What is forced, all that can be, and the way back: the same over the running shop and beside a story. */
export function FaultBoard({ state, note, clockHint, isFixed, onChange, onEnd, children }: FaultBoardProps) {
  const words = forcedInWords(state);
  return (
    <>
      <p className="faults-state" role="status" data-on={words ? true : undefined}>
        <strong>{words || 'Nothing is forced'}</strong>
        {words ? countedIn(state) : 'The shop answers as it does.'}
      </p>
      <div className="faults-choices" inert={isFixed}>
        <FaultChoice forced={state} onChange={onChange} />
        <ClockChoice clock={state.clock} hint={clockHint} onChange={(clock) => onChange({ clock })} />
      </div>
      <footer className="faults-foot">
        <p className="sd-small sd-muted">{note}</p>
        <div className="faults-actions">
          {children}
          <Button size="sm" variant="line" disabled={!words || isFixed} onClick={onEnd}>
            None
          </Button>
        </div>
      </footer>
    </>
  );
}

const countedIn = (calls: ForcedState): string =>
  calls.count === 0 ? 'No call since.' : `${callsInWords(calls)} since, the last: ${calls.last}.`;
