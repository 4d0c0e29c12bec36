import { MAKING_LIMITS } from '@seduh/contract/constants';
import { inLanguage } from '@seduh/domain';
import { Banner, Button, EmptyState, Modal, Skeleton, useLocale } from '@seduh/ui';
import { useLanguage, useWords } from '../../lib/words/words';
import { type LearnedRow, useTakingOver } from './useTakingOver';
import { learnedWords } from './words';
import './Learned.css';

/** What products really take to make beside what is set, to be taken over. */
export default function LearnedDialog({ onClose }: { onClose: () => void }) {
  const m = useWords(learnedWords);
  const locale = useLocale();
  const { rows, left, error, retry, busy, busyWith, take, undo, takeAll } = useTakingOver();
  return (
    <Modal
      open
      busy={busy}
      onOpenChange={onClose}
      className="learned"
      title={m.title}
      description={m.about(MAKING_LIMITS.learningDays.toLocaleString(locale))}
      actions={
        <>
          <Button variant="line" disabled={busy} onClick={onClose}>
            {m.close}
          </Button>
          {left.length > 1 && (
            <Button loading={busyWith === true} disabled={busy} onClick={takeAll}>
              {m.all(left.length.toLocaleString(locale))}
            </Button>
          )}
        </>
      }
    >
      {error && !rows && (
        <Banner tone="bad">
          <p>{error.msg}</p>
          <Button variant="line" size="sm" onClick={retry}>
            {m.again}
          </Button>
        </Banner>
      )}
      {!rows && !error && (
        <div role="status" aria-label={m.loading}>
          <Skeleton height="title" />
          <Skeleton height="title" />
        </div>
      )}
      {rows?.length === 0 && <EmptyState title={m.nothing} text={m.nothingText} />}
      {rows && rows.length > 0 && (
        <ul className="learned-list">
          {rows.map((row) => (
            <Row
              key={row.product_id}
              row={row}
              isBusy={busyWith === row.product_id}
              isOff={busy}
              onTake={() => take(row)}
              onUndo={() => undo(row)}
            />
          ))}
        </ul>
      )}
    </Modal>
  );
}

interface RowProps {
  row: LearnedRow;
  /** It is being written. */
  isBusy: boolean;
  /** Something is. */
  isOff: boolean;
  onTake: () => void;
  onUndo: () => void;
}

/** One product: what is set beside what was learned, and one button, which keeps the focus as it turns into undo. */
function Row({ row, isBusy, isOff, onTake, onUndo }: RowProps) {
  const m = useWords(learnedWords);
  const locale = useLocale();
  const { making, set_seconds, learned_seconds, orders, isTaken, isChanged, problem } = row;
  const name = inLanguage(useLanguage(), row.product_name, row.name_translations);
  const count = (number: number) => number.toLocaleString(locale);
  const set = making.seconds === null ? m.asUsual(count(set_seconds)) : count(making.seconds);
  return (
    <li className="learned-row">
      <div>
        <strong>{name}</strong>
        {!isTaken && <p className="sd-small">{m.compared(set, count(learned_seconds))}</p>}
        <p className="sd-small sd-muted">{m.from(count(orders))}</p>
        <div role="status">
          {isTaken && <p className="sd-small">{m.taken(count(learned_seconds))}</p>}
          {isChanged && <p className="sd-small">{m.changed(set)}</p>}
          {problem && <p className="sd-small">{problem}</p>}
        </div>
      </div>
      <Button
        variant={isTaken ? 'line' : undefined}
        size="sm"
        loading={isBusy}
        disabled={isOff && !isBusy}
        aria-label={isTaken ? m.undoOf(name) : m.takeOf(name)}
        onClick={isTaken ? onUndo : onTake}
      >
        {isTaken ? m.undo : m.take}
      </Button>
    </li>
  );
}
