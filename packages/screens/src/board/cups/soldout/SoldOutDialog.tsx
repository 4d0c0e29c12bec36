import { ApiError, offerInstead, setAvailability, setOptionAvailability } from '@seduh/api-client';
import type { OfferBody, Order, OrderLine } from '@seduh/contract';
import { Banner, Button, Modal, toast } from '@seduh/ui';
import { useState } from 'react';
import { messageOf } from '../../../lib/messageOf';
import { useWords } from '../../../lib/words/words';
import type { Moves } from '../../useMoves';
import { type Named, type Part, RunOutPart } from './RunOutPart';
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
 * the menu until the next opening. Who has ordered it already is offered the same where staff say so.
 */
export default function SoldOutDialog({ what, lines, order, offerUndo, onClose }: SoldOutDialogProps) {
  const m = useWords(soldOutWords);
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const mark = async (part: Part, instead: Named | undefined) => {
    setBusy(part.key);
    setProblem(null);
    let isMarked = false;
    try {
      await set(part, 'next_opening', instead?.id);
      isMarked = true;
      const asked = instead && instead.asks !== 'nobody' && questionOf(part, instead, order);
      const to = asked && (await offerInstead(asked));
      onClose();
      const done = m.isSoldOut(part.name, instead?.name);
      let isTakenBack = false;
      const undo = () => {
        // a second time it would be somebody else's
        if (!isTakenBack) void takeBack(part, asked || undefined);
        isTakenBack = true;
      };
      offerUndo(to ? m.andAsked(done, to.orders, to.at_counter, to.left_out) : done, undo);
    } catch (error) {
      const unfit = error instanceof ApiError && error.fields.substitute_id;
      const message = unfit && instead ? `${instead.name}: ${unfit}` : messageOf(error);
      setProblem(isMarked ? m.notAsked(part.name, message) : message);
    }
    setBusy(null);
  };

  return (
    <Modal
      open
      onOpenChange={onClose}
      title={m.title(what)}
      description={m.text}
      actions={
        <Button variant="line" onClick={onClose}>
          {m.close}
        </Button>
      }
    >
      <div className="cups-out">
        {problem && <Banner tone="bad">{problem}</Banner>}
        <ul>
          {partsOf(lines).map((part) => (
            <RunOutPart
              key={part.key}
              part={part}
              number={order?.number}
              busy={busy === part.key}
              disabled={busy !== null && busy !== part.key}
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

/** What those who wait are asked. */
const questionOf = ({ productId, optionId }: Part, { asks }: Named, order: SoldOutDialogProps['order']): OfferBody => ({
  ...(optionId === null ? { product_id: productId } : { option_id: optionId }),
  ...(asks === 'order' && order && { order_id: order.id }),
});

/** Asks nobody any more, and puts it back on the menu. */
async function takeBack(part: Part, asked: OfferBody | undefined): Promise<void> {
  try {
    if (asked) await offerInstead({ ...asked, undo: true });
    await set(part, null);
  } catch (error) {
    toast.error(messageOf(error));
  }
}

const set = ({ productId, optionId }: Part, until: 'next_opening' | null, instead?: string) =>
  optionId === null
    ? setAvailability(productId, until, instead)
    : setOptionAvailability(optionId, until, instead === undefined ? undefined : Number(instead));
