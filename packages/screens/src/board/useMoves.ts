import { confirmPayment, isPassing, moveOrder, type MoveTask } from '@seduh/api-client';
import type { Order, OrderStatus } from '@seduh/contract';
import { toast } from '@seduh/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { messageOf } from '../lib/messageOf';
import { isOpen } from '../lib/orders/openOrders';
import { statusWord } from '../lib/orders/statuses';
import { orderWords } from '../lib/orders/words';
import { useWords } from '../lib/words/words';
import type { OpenOrders } from './useOpenOrders';
import { boardWords } from './words';

export interface Moves extends Pick<OpenOrders, 'asked'> {
  /** The open orders as they are after the moves, before the list has been loaded again. */
  orders: Order[] | undefined;
  /** The orders that were accepted here, as they were before, the last one at the end. */
  accepted: readonly Order[];
  /** The order that was changed last: the focus may have been on it. */
  moved: Order | null;
  /** Why the last move, or taking it back, did not work: `SD-2043: Too late to undo`. */
  problem: string | null;
  forgetProblem(): void;
  /** Says what did not work with an order, in the same place, until staff close it: a ticket that nobody has, a conflict. */
  warn(order: Pick<Order, 'number'>, message: string): void;
  /** Says what did not work with an order, in the same place. */
  tell(order: Pick<Order, 'number'>, message: string): void;
  /** Says what was done; for a moment it can be taken back, by the toast or by Ctrl+Z. */
  offerUndo(done: string, takeBack: () => void): void;
  /** Where an order is being moved to; undefined where nothing is under way. */
  movingTo(id: string): OrderStatus | undefined;
  /** Whether an order stands where it does by what was done here: nobody is taken by surprise. */
  isOwn(id: string): boolean;
  /** Moves an order on; for a moment that can be taken back, by the toast or by Ctrl+Z. */
  move(order: Order, to: OrderStatus): Promise<void>;
  /** Refuses an order, or cancels it once accepted. @returns why that did not work, null when it did */
  decline(order: Order, reason: string): Promise<string | null>;
  /** Says that the money has come. @returns why that could not be said, null when it was */
  confirm(order: Order): Promise<string | null>;
}

/** How moves wait for the network: not needed to show the board, so its code comes after it. Without it they do not wait. */
let waiting: typeof import('./waitingMoves') | undefined;
const loadWaiting = async () => {
  waiting = await import('./waitingMoves');
};
void loadWaiting().catch(() => undefined);

/** Where the key takes back what was typed. */
const TEXTS = 'input, textarea, select, [contenteditable]';

/** Ctrl+Z, or the Mac's own: who works by keyboard need not reach for a toast that soon goes. */
function useUndoKey(onUndo: () => void): void {
  const undo = useEffectEvent(onUndo);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      if (!isUndo || (event.target instanceof Element && event.target.matches(TEXTS))) return;
      event.preventDefault();
      undo();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function without<T>(all: ReadonlyMap<string, T>, orders: readonly Order[]): ReadonlyMap<string, T> {
  return new Map([...all].filter(([id]) => orders.every((order) => order.id !== id)));
}

/** One toast at a time: it has the room of the page's bar, a second one would lie over the cards. */
function showOnly(tell: () => void): void {
  toast.clear();
  tell();
}

/**
 * Changes orders. A card changes place once the server has said yes, and never twice for one press.
 * @param onTouch called with the orders that staff act on: they have seen them
 */
export function useMoves(
  open: Pick<OpenOrders, 'orders' | 'asked' | 'askedLast'>,
  onTouch: (ids: string[]) => void,
): Moves {
  const [underWay, setUnderWay] = useState<ReadonlyMap<string, OrderStatus>>(new Map());
  // an answer counts until the list has been loaded anew, also where that says the same as before: somebody took it back
  const [answers, setAnswers] = useState<ReadonlyMap<string, { answer: Order; over: number }>>(new Map());
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const [accepted, setAccepted] = useState<readonly Order[]>([]);
  const [moved, setMoved] = useState<Order | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [warnings, setWarnings] = useState<ReadonlyMap<string, readonly string[]>>(new Map());
  const m = useWords(boardWords);
  const orders = useWords(orderWords);
  const { orders: listed, asked, askedLast } = open;
  const undo = useRef<(() => void) | null>(null);
  useUndoKey(() => undo.current?.());

  /** @param waits called where the server cannot be reached: what was asked is told later; left out where it cannot wait */
  const run = async (
    { id }: Order,
    to: OrderStatus,
    ask: () => Promise<Order>,
    waits?: () => void,
  ): Promise<string | null> => {
    if (underWay.has(id)) return null;
    onTouch([id]);
    setProblem(null);
    setUnderWay((all) => new Map(all).set(id, to));
    let message: string | null = null;
    try {
      const answer = await ask();
      // a list that was on its way while this was answered is thrown away: the next one knows of it
      const over = askedLast.current;
      setAnswers((all) => new Map(all).set(id, { answer, over }));
      setMoved(answer);
      setRefused((all) => new Set([...all].filter((other) => other !== id)));
    } catch (error) {
      if (waits && isPassing(error)) waits();
      else {
        message = messageOf(error);
        setRefused((all) => new Set(all).add(id));
        showOnly(() => toast.error(messageOf(error)));
      }
    }
    setUnderWay((all) => new Map([...all].filter(([other]) => other !== id)));
    return message;
  };
  const tell = ({ number }: Pick<Order, 'number'>, message: string | null) =>
    setProblem(message && `${number}: ${message}`);

  const offerUndo = (done: string, takeBack: () => void) => {
    undo.current = takeBack;
    // what was pressed is painted first
    setTimeout(() => showOnly(() => toast.undo(done, takeBack)));
  };

  const move = async (order: Order, to: OrderStatus) => {
    const { id, number, status_name: from, delivery_method: method } = order;
    if (underWay.has(id)) return;
    const queue = waiting;
    const task: MoveTask = { move_id: queue?.newPourId() ?? '', order_id: id, number, from, to, undo: false };
    let isWaiting = queue?.hasToWait(id) ?? false;
    if (isWaiting) {
      onTouch([id]);
      setProblem(null);
      queue?.queueMove(task, false);
    } else {
      const wait = () => {
        isWaiting = true;
        queue?.queueMove(task, true);
      };
      const message = await run(order, to, () => moveOrder(id, { status_name: to }), queue && wait);
      tell(order, message);
      if (message) return;
    }
    if (to === 'confirmed') setAccepted((all) => [...all, order]);
    let isTaken = false;
    const takeBack = async () => {
      if (isTaken) return;
      isTaken = true;
      if (isWaiting) {
        queue?.takeMoveBack(task);
        return;
      }
      tell(order, await run(order, from, () => moveOrder(id, { status_name: from, undo: true })));
    };
    offerUndo(m.moved(number, statusWord(to, method, orders)), () => void takeBack());
  };

  const decline = async (order: Order, reason: string) => {
    const message = await run(order, 'cancelled', () => moveOrder(order.id, { status_name: 'cancelled', reason }));
    const say = order.status_name === 'pending' ? m.declined : m.cancelled;
    if (!message) showOnly(() => toast.success(say(order.number)));
    return message;
  };

  const confirm = async (order: Order) => {
    const message = await run(order, order.status_name, () => confirmPayment(order.id));
    if (!message) showOnly(() => toast.success(m.isPaid(order.number)));
    return message;
  };

  const isNewer = ({ id }: Order, { over }: { over: number }) => (asked(id) ?? Infinity) <= over;

  // what the list has outlived says nothing any more, also where it comes to the same again
  const outlived = (listed ?? []).filter((order) => {
    const answered = answers.get(order.id);
    return answered && !isNewer(order, answered) && order.status_name !== answered.answer.status_name;
  });
  if (outlived.length > 0) setAnswers(without(answers, outlived));

  const warned = [...warnings].map(([message, numbers]) => `${numbers.join(', ')}: ${message}`);
  return {
    orders: listed
      ?.map((order) => {
        const answered = answers.get(order.id);
        return answered && isNewer(order, answered) ? answered.answer : order;
      })
      .filter(({ status_name }) => isOpen(status_name)),
    asked,
    accepted,
    moved,
    problem: [...warned, ...(problem ? [problem] : [])].join(' ') || null,
    tell,
    offerUndo,
    warn: ({ number }, message) =>
      setWarnings((all) => new Map(all).set(message, [...new Set(all.get(message)).add(number)])),
    forgetProblem: () => {
      setProblem(null);
      setWarnings(new Map());
    },
    movingTo: (id) => underWay.get(id),
    isOwn: (id) => {
      if (refused.has(id)) return true;
      const answered = answers.get(id);
      const order = listed?.find((other) => other.id === id);
      return (
        answered !== undefined &&
        (!order || isNewer(order, answered) || order.status_name === answered.answer.status_name)
      );
    },
    move,
    decline,
    confirm,
  };
}
