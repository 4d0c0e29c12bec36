import { useShop } from '@seduh/api-client';
import type { CollectItem, CollectScreen } from '@seduh/contract';
import { ORDER_PREFIX } from '@seduh/domain';
import { Mark } from '@seduh/ui';
import { type ReactNode, useId } from 'react';
import { useWords } from '../lib/words/words';
import './Collect.css';
import { collectWords } from './words';

/** How many fit beneath each other, and how many in all, in two files: then the letters are smaller. */
const FITS = { ready: { file: 5, all: 10 }, brewing: { file: 7, all: 14 } } as const;

const NOBODY: ReadonlySet<string> = new Set();

export interface CollectColumnsProps {
  /** Undefined while nothing is known: `children` stand there then. */
  screen: CollectScreen | undefined;
  /** The numbers that have just become ready. */
  fresh?: ReadonlySet<string>;
  /** At the end of the head. */
  head?: ReactNode;
  children?: ReactNode;
}

/** The two columns, as large as the box round them allows: beside each other on a wide one, ready on top on an upright one. */
export function CollectColumns({ screen, fresh = NOBODY, head, children }: CollectColumnsProps) {
  const { data: shop } = useShop();
  return (
    <div className="co">
      <div className="co-room">
        <div className="co-head">
          <p className="co-shop sd-display">
            <Mark />
            <span>{shop?.name ?? 'Seduh'}</span>
          </p>
          {head}
        </div>
        {screen ? (
          <>
            <CollectColumn column="ready" items={screen.ready} fresh={fresh} />
            <CollectColumn column="brewing" items={screen.brewing} fresh={NOBODY} />
          </>
        ) : (
          children
        )}
      </div>
    </div>
  );
}

interface CollectColumnProps {
  column: keyof typeof FITS;
  items: readonly CollectItem[];
  fresh: ReadonlySet<string>;
}

function CollectColumn({ column, items, fresh }: CollectColumnProps) {
  const m = useWords(collectWords);
  const id = useId();
  const { file, all } = FITS[column];
  // the last place says how many there is no place for
  const shown = items.length > all ? items.slice(0, all - 1) : items;
  const none = column === 'ready' ? m.noneReady : m.noneBrewing;
  return (
    <section className="co-column" data-column={column} aria-labelledby={id}>
      <h2 id={id} className="sd-display">
        {m[column]}
      </h2>
      {items.length === 0 ? (
        <p className="co-none">{none}</p>
      ) : (
        <ul data-many={items.length > file || undefined}>
          {shown.map(({ number, called }) => (
            <li key={number} data-fresh={fresh.has(number) || undefined}>
              <OrderNumber number={number} />
              {called !== null && (
                <span className="co-called" dir="auto">
                  {called}
                </span>
              )}
            </li>
          ))}
          {shown.length < items.length && <li className="co-more sd-num">{m.more(items.length - shown.length)}</li>}
        </ul>
      )}
    </section>
  );
}

/** What all numbers begin with is small: it tells nobody theirs. */
function OrderNumber({ number }: { number: string }) {
  const rest = number.startsWith(ORDER_PREFIX) ? number.slice(ORDER_PREFIX.length) : number;
  return (
    <strong className="co-number sd-num">
      {rest !== number && <small>{ORDER_PREFIX}</small>}
      {rest}
    </strong>
  );
}

export interface CollectNoteProps {
  title: string;
  text?: string;
  /** It is on its way. */
  isWaiting?: boolean;
}

/** A word in place of the columns, large enough to be read from the counter. */
export function CollectNote({ title, text, isWaiting = false }: CollectNoteProps) {
  return (
    <div className="co-note" role="status" aria-busy={isWaiting || undefined}>
      <p className="co-note-title sd-display">{title}</p>
      {text && <p>{text}</p>}
    </div>
  );
}
