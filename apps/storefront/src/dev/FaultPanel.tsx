import { type Forced, forcedInWords } from '@seduh/api-client/faults';
import { Button, IconButton, X } from '@seduh/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FaultBoard } from './FaultBoard';
import type { ForcedState } from './forcedStore';
import './FaultPanel.css';

export interface FaultPanelProps {
  state: ForcedState;
  /** Called with what is to be forced from the next call on. */
  onChange: (change: Partial<Forced>) => void;
  /** Called to have the shop as it is again. */
  onEnd: () => void;
  /** Called to load the page anew, under the fault from its first call on. */
  onReload: () => void;
}

/** A tab on the page's edge that opens the drawer with everything that can be forced. Alt + Shift + F does as well. */
export function FaultPanel({ state, onChange, onEnd, onReload }: FaultPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const tab = useRef<HTMLButtonElement>(null);
  const drawer = useRef<HTMLDivElement>(null);
  const words = forcedInWords(state);

  const close = () => {
    setOpen(false);
    tab.current?.focus();
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey && event.shiftKey && event.code === 'KeyF') setOpen(!isOpen);
    if (event.key === 'Escape' && drawer.current?.contains(document.activeElement)) close();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  return (
    <aside className="faults" aria-label="Faults, in development only" data-on={words ? true : undefined}>
      <button
        ref={tab}
        type="button"
        className="faults-tab"
        aria-expanded={isOpen}
        aria-controls="faults-drawer"
        onClick={() => setOpen(!isOpen)}
      >
        <span>{words || 'Faults'}</span>
      </button>
      <div ref={drawer} id="faults-drawer" className="faults-drawer" hidden={!isOpen}>
        <div className="sd-tegel" />
        <header className="faults-head">
          <h2 className="sd-display sd-t-4">Faults</h2>
          <IconButton label="Close the faults" icon={<X />} onClick={close} />
        </header>
        <FaultBoard
          state={state}
          note="A fault meets the next call. To see a page that starts with it:"
          clockHint="Orders are still judged by the server’s own."
          onChange={onChange}
          onEnd={onEnd}
        >
          <Button size="sm" onClick={onReload}>
            Load the page again
          </Button>
        </FaultBoard>
      </div>
    </aside>
  );
}
