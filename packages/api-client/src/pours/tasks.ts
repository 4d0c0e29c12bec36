import type { OrderStatus } from '@seduh/contract';
import { isRecord } from '../http/ApiError';

/** A cup that was made here, or one taken back, of which the server has not heard yet. */
export interface PourTask {
  /** Names the cup: however often it is told, it is made once. */
  pour_id: string;
  order_id: string;
  /** SD-2041. */
  number: string;
  /** Of the order's lines, from 1. */
  line: number;
  /** Where the order stood before. */
  from: OrderStatus;
  /** Whether it is taken back. */
  undo: boolean;
}

/** A move that was made here while the server could not be reached, or one taken back. */
export interface MoveTask {
  /** Names the move on this device. */
  move_id: string;
  order_id: string;
  /** SD-2041. */
  number: string;
  from: OrderStatus;
  to: OrderStatus;
  /** Whether it is taken back. */
  undo: boolean;
}

export type Task = PourTask | MoveTask;

export const isMove = (task: Task): task is MoveTask => 'move_id' in task;
export const idOf = (task: Task): string => (isMove(task) ? task.move_id : task.pour_id);
/** Tells what was done from its taking back. */
export const nameOf = (task: Task): string => `${idOf(task)}${task.undo ? ' undo' : ''}`;

/** Whether what was kept is a task. */
export const isTask = (found: unknown): found is Task =>
  isRecord(found) &&
  [found.pour_id ?? found.move_id, found.order_id, found.number, found.from, found.to ?? ''].every(
    (each) => typeof each === 'string',
  );
