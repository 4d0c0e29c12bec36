import type { OpenDay } from '@seduh/contract';
import { DRAWER_KINDS, type DrawerKind } from '@seduh/contract/constants';
import { Button, Panel, Price } from '@seduh/ui';
import { Suspense, useState } from 'react';
import { formatTime, type DateStyle } from '../lib/format/times';
import { lazyPart, onDemand } from '../lib/lazy/lazyPart';
import { useWords } from '../lib/words/words';
import type { MoveCashProps } from './MoveCash';
import { closeWords } from './words';

const moveCash = lazyPart<MoveCashProps>(() => import('./MoveCash'));

export interface DrawerProps {
  open: OpenDay;
  /** How its moments are written. */
  time: DateStyle;
}

/** What was put into the drawer and taken out beside the orders, with the buttons that note more of it. */
export function Drawer({ open, time }: DrawerProps) {
  const m = useWords(closeWords);
  const [kind, setKind] = useState<DrawerKind | null>(null);
  const hasFloat = !open.first || open.entries.some((entry) => entry.kind === 'float');
  const kinds = DRAWER_KINDS.filter((one) => one !== 'float' || !hasFloat);
  return (
    <Panel title={m.drawer}>
      {open.entries.length > 0 ? (
        <Entries entries={open.entries} time={time} />
      ) : (
        <p className="sd-muted">{m.drawerEmpty}</p>
      )}
      <div className="close-acts">
        {kinds.map((one) => (
          <Button key={one} size="sm" variant="line" onClick={() => onDemand(moveCash, () => setKind(one), m.failed)}>
            {m.acts[one]}
          </Button>
        ))}
      </div>
      {kind && (
        <Suspense>
          <moveCash.Part kind={kind} onClose={() => setKind(null)} />
        </Suspense>
      )}
    </Panel>
  );
}

/** What was moved beside the orders, one under the other. */
export function Entries({ entries, time }: { entries: OpenDay['entries']; time: DateStyle }) {
  const m = useWords(closeWords);
  return (
    <ul className="close-entries">
      {entries.map(({ id, kind, amount, reason, at, by }) => (
        <li key={id}>
          <span>
            <strong>{reason ?? m.kinds[kind]}</strong>
            <span className="sd-small sd-muted sd-num">
              {[...(reason === null ? [] : [m.kinds[kind]]), m.byAt(by.name, formatTime(at, time))].join(', ')}
            </span>
          </span>
          <Price amount={amount} signed={kind === 'pay out'} />
        </li>
      ))}
    </ul>
  );
}
