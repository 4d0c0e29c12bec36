import { Button, CirclePause, IconButton } from '@seduh/ui';
import { useState } from 'react';
import { useWords } from '../../lib/words/words';
import { PauseDialog } from './PauseDialog';
import { usePausing } from './usePausing';
import { pausingWords } from './words';
import './Pausing.css';

/** Asks how long no orders are taken; marked while something is paused. */
function PauseButton() {
  const m = useWords(pausingWords);
  const pausing = usePausing();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        outlined
        label={m.pause}
        title={pausing.pauses.length > 0 ? m.paused : m.pause}
        icon={<CirclePause />}
        aria-haspopup="dialog"
        data-paused={pausing.pauses.length > 0 || undefined}
        className="ob-pause"
        onClick={() => setIsOpen(true)}
      />
      <PauseDialog pausing={pausing} open={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}

/** Where to go on after the line's own button is gone. */
const focusButton = () => document.querySelector<HTMLElement>('.ob-pause')?.focus();

/** What is paused and how much is left of it, above the columns, and the way back. */
function PausedLine() {
  const m = useWords(pausingWords);
  const { pauses, busy, inWords, minutesLeft, reopen } = usePausing();
  const only = pauses.length === 1 ? pauses[0] : undefined;
  return (
    <div className="ob-paused" data-empty={pauses.length === 0 || undefined}>
      {pauses.length > 0 && <CirclePause />}
      <p className="sd-num">
        {/* always there, so that it is read out; the minutes are not, for they change with each */}
        <span role="status">{pauses.map(inWords).join(' ')}</span>
        {only && !only.until_reopened && ` ${m.left(minutesLeft(only))}.`}
      </p>
      {pauses.length > 0 && (
        <Button size="sm" variant="line" loading={busy} onClick={() => void reopen(pauses, focusButton)}>
          {m.reopen}
        </Button>
      )}
    </div>
  );
}

/** @param props `isLine`: what is said above the columns; else the button among the board's switches */
export default function Pausing({ isLine = false }: { isLine?: boolean }) {
  return isLine ? <PausedLine /> : <PauseButton />;
}
