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
  // what is off the menu, though what should have followed did not work
  const [half, setHalf] = useState<Half | null>(null);
  const [back, setBack] = useState<string | null>(null);

  const close = () => {
    onClose();
    // who leaves it so may still have been mistaken
    if (half)
      offerUndo(
        m.isSoldOut(half.part.name, half.instead),
        once(() => void takeBack(half.part, undefined)),
      );
  };

  const mark = async (part: Part, instead: Named | undefined) => {
    setBusy(part.key);
    setProblem(null);
    setBack(null);
    let isMarked = false;
    try {
      await set(part, 'next_opening', instead?.id);
      isMarked = true;
      const asked = instead && instead.asks !== 'nobody' && questionOf(part, instead, order);
      const to = asked && (await offerInstead(asked));
      onClose();
      const done = m.isSoldOut(part.name, instead?.name);
      const undo = once(() => void takeBack(part, asked || undefined));
      offerUndo(to ? m.andAsked(done, to.orders, to.at_counter, to.left_out) : done, undo);
    } catch (error) {
      const unfit = error instanceof ApiError && error.fields.substitute_id;
      const message = unfit && instead ? `${instead.name}: ${unfit}` : messageOf(error);
      setProblem(isMarked ? m.notAsked(part.name, message) : message);
      if (isMarked) setHalf({ part, instead: instead?.name });
    }
    setBusy(null);
  };

  const undoHalf = async ({ part }: Half) => {
    setBusy(UNDOING);
    try {
      // who was asked all the same is asked no more: a question ends with its mark
      await set(part, null);
      setHalf(null);
      setProblem(null);
      setBack(m.isBack(part.name));
    } catch (error) {
      setProblem(m.notBack(part.name, messageOf(error)));
    }
    setBusy(null);
  };

  return (
    <Modal
      open
      onOpenChange={close}
      title={m.title(what)}
      description={m.text}
      actions={
        <>
          {half && (
            <Button
              variant="line"
              loading={busy === UNDOING}
              disabled={busy !== null && busy !== UNDOING}
              onClick={() => void undoHalf(half)}
            >
              {m.undoOne(half.part.name)}
            </Button>
          )}
          <Button variant="line" onClick={close}>
            {m.close}
          </Button>
        </>
      }
    >
      <div className="cups-out">
        {problem && <Banner tone="bad">{problem}</Banner>}
        {back && <Banner tone="ok">{back}</Banner>}
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

/** Something that is off the menu, of which those who wait were not asked. */
interface Half {
  part: Part;
  /** The name of what is offered instead. */
  instead: string | undefined;
}

const UNDOING = 'undo';

/** What is done once however often it is pressed: a second time it would be somebody else's. */
function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
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
