import { ApiError, offerInstead, setAvailability, setOptionAvailability } from '@seduh/api-client';
import type { OfferBody, Order } from '@seduh/contract';
import { toast } from '@seduh/ui';
import { useState } from 'react';
import { messageOf } from '../../../lib/messageOf';
import { useWords } from '../../../lib/words/words';
import type { Moves } from '../../useMoves';
import type { Named, Part } from './RunOutPart';
import { soldOutWords } from './words';

/** Something that is off the menu, though what should have followed did not work. */
interface Half {
  part: Part;
  /** The name of what is offered instead. */
  instead: string | undefined;
  /** What did not work. */
  problem: string;
}

export interface SoldOutOptions {
  /** The order that is looked at; left out for a cup of many. */
  order: Pick<Order, 'id'> | undefined;
  /** Called with what was done, and what takes all of it back. */
  offerUndo: Moves['offerUndo'];
  onClose: () => void;
}

/** Takes parts off the menu, asks who waits for them, and keeps what was only half done until it is undone or left. */
export function useSoldOut({ order, offerUndo, onClose }: SoldOutOptions) {
  const m = useWords(soldOutWords);
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [halves, setHalves] = useState<readonly Half[]>([]);
  const [back, setBack] = useState<string | null>(null);

  /** @param done what was done beside the halves, with what takes it back */
  const leave = (left: readonly Half[], done?: { text: string; undo: () => Promise<void> }) => {
    onClose();
    // who leaves it so may still have been mistaken: about all that is off the menu
    const all = [
      ...left.map(({ part, instead }) => ({
        text: m.isSoldOut(part.name, instead),
        undo: () => takeBack(part, undefined),
      })),
      ...(done ? [done] : []),
    ];
    if (all.length === 0) return;
    const undo = once(() => {
      for (const each of all) void each.undo();
    });
    offerUndo(all.map(({ text }) => text).join('. '), undo);
  };

  const begin = (what: string) => {
    setBusy(what);
    setProblem(null);
    setBack(null);
  };

  const mark = async (part: Part, instead: Named | undefined) => {
    begin(part.key);
    const others = halves.filter((half) => half.part.key !== part.key);
    let isMarked = false;
    try {
      await set(part, 'next_opening', instead?.id);
      isMarked = true;
      const asked = instead && instead.asks !== 'nobody' && questionOf(part, instead, order);
      const to = asked && (await offerInstead(asked));
      const said = m.isSoldOut(part.name, instead?.name);
      leave(others, {
        text: to ? m.andAsked(said, to.orders, to.at_counter, to.left_out) : said,
        undo: () => takeBack(part, asked || undefined),
      });
    } catch (error) {
      const unfit = error instanceof ApiError && error.fields.substitute_id;
      const message = unfit && instead ? `${instead.name}: ${unfit}` : messageOf(error);
      if (isMarked) setHalves([...others, { part, instead: instead?.name, problem: m.notAsked(part.name, message) }]);
      else setProblem(message);
    }
    setBusy(null);
  };

  const undo = async (half: Half) => {
    const { part } = half;
    begin(undoing(part));
    try {
      // who was asked all the same is asked no more: a question ends with its mark
      await set(part, null);
      setHalves(halves.filter((other) => other !== half));
      setBack(m.isBack(part.name));
    } catch (error) {
      const failed = { ...half, problem: m.notBack(part.name, messageOf(error)) };
      setHalves(halves.map((other) => (other === half ? failed : other)));
    }
    setBusy(null);
  };

  return {
    /** What did not work at all. */
    problem,
    halves,
    /** What was put back on the menu last, said. */
    back,
    mark,
    undo,
    /** Whether this is under way, by the key of a part or `undoing`. */
    isBusy: (what: string) => busy === what,
    /** Whether it has to wait for something else. */
    hasToWait: (what: string) => busy !== null && busy !== what,
    /** Something is under way: closed meanwhile, what came of it would be said nowhere. */
    isWorking: busy !== null,
    close: () => leave(halves),
  };
}

/** Names the undoing of a part. */
export const undoing = ({ key }: Part): string => `-${key}`;

/** What is done once however often it is pressed: a second time it would be somebody else's. */
function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}

/** What those who wait are asked. */
const questionOf = ({ productId, optionId }: Part, { asks }: Named, order: SoldOutOptions['order']): OfferBody => ({
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
