import { isMove, newPourId, pourCup, takeCupBack, usePours, withPours } from '@seduh/api-client';
import type { Order, OrderLine } from '@seduh/contract';
import { STATIONS } from '@seduh/contract/constants';
import { isForLater } from '@seduh/domain';
import { cupTiles, withPour, type CupTile } from '@seduh/domain/cups';
import { CircleX, IconButton } from '@seduh/ui';
import { Suspense, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { lazyPart, onDemand } from '../../lib/lazy/lazyPart';
import type { ShopClock } from '../../lib/useShopClock';
import { useWords } from '../../lib/words/words';
import type { Moves } from '../useMoves';
import { CupTileButton } from './CupTileButton';
import { useHeldTiles } from './useHeldTiles';
import { cupsWords } from './words';
import './Cups.css';

const soldOut = lazyPart(() => import('./soldout/SoldOutDialog'));

/** Where the shop cannot be had: what is more than an hour off is nobody's work yet. */
const UNKNOWN = { lead_minutes: 60, ride_minutes: 0 };

const lineOf = ({ from: [{ order, line }] }: CupTile): OrderLine | undefined => order.lines[line - 1];

export interface CupsProps {
  /** The orders on the board, as the lists have them. */
  orders: Order[];
  clock: ShopClock;
  moves: Pick<Moves, 'offerUndo' | 'asked'>;
}

/** What is to be made, equal cups over orders in one tile, by station; last in each what is for later, with its time. */
export default function Cups({ orders, clock, moves }: CupsProps) {
  const m = useWords(cupsWords);
  const pours = usePours();
  const unacknowledged = pours.isCut ? pours.waiting.filter((task) => !isMove(task)).length : 0;
  const made = orders.map((order) => withPours(order, pours, moves.asked(order.id)));
  const { tiles, justIn, handlers } = useHeldTiles(
    (at) => cupTiles(made, (order) => isForLater(order, clock.shop ?? UNKNOWN, at)),
    clock.now,
  );
  const root = useRef<HTMLDivElement>(null);
  const [runOut, setRunOut] = useState<OrderLine | null>(null);
  const focused = useRef<Element>(null);

  // a tile that had the focus goes once the tiles are let go: on at the first one
  useEffect(() => {
    if (!focused.current || focused.current.isConnected || document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>('.cups-tile')?.focus({ preventScroll: true });
  });

  const pour = ({ from: [{ order, line }] }: CupTile) => {
    const { id: order_id, number, status_name: from } = order;
    const task = { pour_id: newPourId(), order_id, number, line, from, undo: false };
    const isLast = withPour(order, line).status_name === 'ready';
    pourCup(task);
    const what = order.lines[line - 1]?.product_name ?? '';
    moves.offerUndo(isLast ? m.ready(number) : m.poured(what, number), () => takeCupBack(task));
  };
  const ask = (tile: CupTile) => {
    const line = lineOf(tile);
    if (line) onDemand(soldOut, () => setRunOut(line), m.failed);
  };
  const listOf = (title: string, shown: CupTile[]) =>
    shown.length > 0 && (
      <Station title={title} key={title}>
        {shown.map((tile) => (
          <li key={tile.key}>
            <CupTileButton tile={tile} clock={clock} onPour={() => pour(tile)} onHold={() => ask(tile)} />
            <IconButton
              className="cups-more"
              label={m.ranOut(lineOf(tile)?.product_name ?? '')}
              icon={<CircleX />}
              aria-haspopup="dialog"
              onClick={() => ask(tile)}
            />
          </li>
        ))}
      </Station>
    );

  return (
    <div
      ref={root}
      className="cups"
      {...handlers}
      onFocus={({ target }) => {
        focused.current = target;
      }}
    >
      {STATIONS.map((station) =>
        listOf(
          m.stations[station],
          tiles.filter((tile) => tile.station === station),
        ),
      )}
      {listOf(m.justIn, justIn)}
      {/* below the tiles, and always there, so that it is read out */}
      <p role="status" className="cups-cut" data-empty={unacknowledged === 0 || undefined}>
        {unacknowledged > 0 && m.cut(unacknowledged)}
      </p>
      {runOut && (
        <Suspense>
          <soldOut.Part
            what={runOut.product_name}
            lines={[runOut]}
            offerUndo={moves.offerUndo}
            onClose={() => setRunOut(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

function Station({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="sd-small sd-muted">
        {title}
      </h3>
      <ul className="cups-tiles">{children}</ul>
    </section>
  );
}
