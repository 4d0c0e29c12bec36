import { moveOrder } from '@seduh/api-client';
import type { Order, OrderStatus } from '@seduh/contract';
import { toast } from '@seduh/ui';
import { useState } from 'react';
import { messageOf } from '../../orders/messageOf';
import { isOpen } from '../../orders/openOrders';

export interface Moves {
  /** The open orders as they are after the moves, before the list has been loaded again. */
  orders: Order[] | undefined;
  /** The order that was moved last: the focus may have been on it. */
  moved: Order | null;
  /** Where an order is being moved to; undefined where nothing is under way. */
  movingTo(id: string): OrderStatus | undefined;
  /** @returns why it could not be moved, null when it was */
  move(order: Order, to: OrderStatus, reason?: string): Promise<string | null>;
}

/** Moves orders on. A card changes place once the server has said yes, and never twice for one press. */
export function useMoves(listed: Order[] | undefined): Moves {
  const [underWay, setUnderWay] = useState<ReadonlyMap<string, OrderStatus>>(new Map());
  const [answers, setAnswers] = useState<ReadonlyMap<string, Order>>(new Map());
  const [moved, setMoved] = useState<Order | null>(null);

  const settle = (id: string) => setUnderWay((all) => new Map([...all].filter(([other]) => other !== id)));

  const move = async (order: Order, to: OrderStatus, reason?: string): Promise<string | null> => {
    if (underWay.has(order.id)) return null;
    setUnderWay((all) => new Map(all).set(order.id, to));
    let problem: string | null = null;
    try {
      const answer = await moveOrder(order.id, { status_name: to, ...(reason && { reason }) });
      setAnswers((all) => new Map(all).set(answer.id, answer));
      setMoved(answer);
    } catch (error) {
      problem = messageOf(error);
      toast.error(problem);
    }
    settle(order.id);
    return problem;
  };

  return {
    orders: listed
      ?.map((order) => later(order, answers.get(order.id)))
      .filter(({ status_name }) => isOpen(status_name)),
    moved,
    movingTo: (id) => underWay.get(id),
    move,
  };
}

/** An order only ever gains moves: the longer story is the newer one. */
const later = (listed: Order, answer: Order | undefined): Order =>
  answer && answer.timeline.length > listed.timeline.length ? answer : listed;
