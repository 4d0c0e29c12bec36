import type { Order, OrderLine } from '@seduh/contract';
import { Banner, Button, Modal } from '@seduh/ui';
import { useWords } from '../../../lib/words/words';
import type { Moves } from '../../useMoves';
import { type Part, RunOutPart } from './RunOutPart';
import { undoing, useSoldOut } from './useSoldOut';
import { soldOutWords } from './words';
import './SoldOutDialog.css';

export interface SoldOutDialogProps {
  /** The cup, or the order, that cannot be made as it is. */
  what: string;
  /** What it consists of. */
  lines: readonly OrderLine[];
  /** The order that it is; left out for a cup of many. */
  order?: Pick<Order, 'id' | 'number'> | undefined;
  /** Called with what was done, and what takes it back. */
  offerUndo: Moves['offerUndo'];
  onClose: () => void;
}

/**
 * Asks what has run out of a cup or an order, a product or one of its options, and what is offered instead, and takes it off
 * the menu until the next opening. Who has ordered it already is offered the same where staff say so. What was marked though
 * nobody could be asked stays with a button of its own that takes it back; who closes it so is offered the undo of all.
 */
export default function SoldOutDialog({ what, lines, order, offerUndo, onClose }: SoldOutDialogProps) {
  const m = useWords(soldOutWords);
  const { problem, halves, back, mark, undo, isBusy, hasToWait, isWorking, close } = useSoldOut({
    order,
    offerUndo,
    onClose,
  });
  return (
    <Modal
      open
      busy={isWorking}
      onOpenChange={close}
      title={m.title(what)}
      description={m.text}
      actions={
        <Button variant="line" disabled={isWorking} onClick={close}>
          {m.close}
        </Button>
      }
    >
      <div className="cups-out">
        {problem && <Banner tone="bad">{problem}</Banner>}
        {halves.map((half) => (
          <div key={half.part.key} className="cups-half">
            <Banner tone="bad">{half.problem}</Banner>
            <Button
              size="sm"
              variant="line"
              loading={isBusy(undoing(half.part))}
              disabled={hasToWait(undoing(half.part))}
              onClick={() => void undo(half)}
            >
              {m.undoOne(half.part.name)}
            </Button>
          </div>
        ))}
        {back && <Banner tone="ok">{back}</Banner>}
        <ul>
          {partsOf(lines).map((part) => (
            <RunOutPart
              key={part.key}
              part={part}
              number={order?.number}
              busy={isBusy(part.key)}
              disabled={hasToWait(part.key)}
              onMark={(instead) => void mark(part, instead)}
            />
          ))}
        </ul>
      </div>
    </Modal>
  );
}

/** Products with their options, each once. */
function partsOf(lines: readonly OrderLine[]): Part[] {
  const parts = lines.flatMap(({ product_id: productId, product_name, options }) => [
    { key: productId, name: product_name, productId, optionId: null },
    ...options.map(({ id, option_name }) => ({ key: String(id), name: option_name, productId, optionId: id })),
  ]);
  return [...new Map<string, Part>(parts.map((part) => [part.key, part])).values()];
}
