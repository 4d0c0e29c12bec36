import type { Order, OrderMoveBody } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import { withMove, withoutPour, withPour } from '@seduh/domain/cups';
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { forgetWithStores } from '../data/stores';
import { ApiError, isPassing } from '../http/ApiError';
import { refreshOrders, refreshOrdersSoon } from '../orders/freshness';
import { fetchOrder, ordersAskedLast } from '../orders/reads';
import { requestOrder } from '../orders/writes';
import { getSession, sessionStore } from '../session/session';
import { afterPaint } from './afterPaint';
import { forgetTasks, isShared, isToBeTold, keepTasks, takeUpTasks, whileOthersWait } from './keptTasks';
import { newId } from './newId';
import { idOf, isMove, type MoveTask, type PourTask, type Task } from './tasks';

/** Something that could not be noted: somebody else was faster, or the order has gone on. */
export interface LostPour {
  task: Task;
  error: unknown;
}

/** What this device has made, and which orders it has moved meanwhile. */
export interface Pours {
  /** In the order in which it was done. */
  waiting: readonly Task[];
  /** Whether the server cannot be reached just now: what waits is told it in this order once it can. */
  isCut: boolean;
  /** What the server answered last, by order. */
  answers: ReadonlyMap<string, Order>;
  /** Moves of which it has heard: each counts over the lists that were asked for until then. */
  told: readonly { task: MoveTask; over: number }[];
}

/** The first wait before the server is asked again, and the longest, ms. */
const RETRY_MS = { first: 1_000, most: 15_000 };
/** How many moves are kept that were told: more than are told while a list is drawn. */
const TOLD = 20;
const NOTHING: Pours = { waiting: [], isCut: false, answers: new Map(), told: [] };

// every page's first file has each path that is named: this one is made of its order's
const poursOf = (orderId: string) => `${API_PATHS.order(orderId)}/pours`;

let pours: Pours = NOTHING;
/** Whose cups they are. */
let owner: string | undefined;
/** The round of sending that is under way. What belongs to a forgotten one neither goes on nor holds up the next. */
let round: AbortController | undefined;
let retry: ReturnType<typeof setTimeout> | undefined;
let wait = RETRY_MS.first;
const watchers = new Set<() => void>();
const losers = new Set<(lost: LostPour) => void>();
/** Made in this page, and not sent to the server yet. */
const unsent = new Set<string>();
/** What nobody was there to be told of. */
let untold: LostPour[] = [];

const userId = (): string => getSession()?.id ?? '';

/** What is being told is left to itself. */
function endRound(): void {
  clearTimeout(retry);
  round?.abort();
  round = undefined;
}

function change(next: Partial<Pours>): void {
  forgetWithStores(forget);
  pours = { ...pours, ...next };
  if (next.waiting) keepTasks(userId(), next.waiting);
  for (const watcher of watchers) watcher();
}

function forget(): void {
  endRound();
  forgetTasks();
  pours = NOTHING;
  owner = undefined;
  unsent.clear();
  untold = [];
}

/** Takes up what this user could not tell before a reload or a logout; of somebody else's nothing stays. */
function onSession(): void {
  const next = getSession()?.id;
  if (next === owner) return;
  owner = next;
  endRound();
  pours = { ...NOTHING, waiting: takeUpTasks(owner) };
  for (const watcher of watchers) watcher();
  if (pours.waiting.length > 0) void send();
}

/** A name for a cup, or a move. */
export const newPourId = newId;

/** Tells the server what waits, one after the other; what it cannot be told now is told later. */
async function send(): Promise<void> {
  clearTimeout(retry);
  // whoever logs in where nobody watches is not who made it
  if (round || getSession()?.id !== owner) return;
  const own = new AbortController();
  round = own;
  for (let [task] = pours.waiting; task; [task] = pours.waiting) {
    const { order_id } = task;
    unsent.delete(idOf(task));
    const rest = () => pours.waiting.filter((other) => other !== task);
    try {
      const answer = await whileOthersWait(() => tell(task), own.signal);
      if (round !== own) return;
      wait = RETRY_MS.first;
      if (!answer) {
        change({ waiting: rest(), isCut: false });
        refreshOrdersSoon(order_id);
      } else if (isMove(task)) {
        const over = ordersAskedLast();
        const told = [...pours.told.slice(-TOLD), { task, over }];
        change({ waiting: rest(), isCut: false, told });
        await refreshOrders(order_id);
        if (round !== own) return;
      } else {
        change({ waiting: rest(), isCut: false, answers: new Map(pours.answers).set(order_id, answer) });
        refreshOrdersSoon(order_id);
      }
    } catch (error) {
      if (round !== own) return;
      if (isPassing(error) || (error instanceof ApiError && error.status === 429)) {
        change({ isCut: true });
        retry = setTimeout(() => void send(), wait);
        wait = Math.min(RETRY_MS.most, wait * 2);
        break;
      }
      // who is logged out is told so elsewhere, and goes on after a login
      if (error instanceof ApiError && error.status === 401) break;
      change({ waiting: rest(), isCut: false });
      refreshOrdersSoon(order_id);
      if (losers.size === 0) untold.push({ task, error });
      for (const lose of losers) lose({ task, error });
    }
  }
  round = undefined;
}

/** @returns null where another tab has told it, or taken it back */
async function tell(task: Task): Promise<Order | null> {
  if (!isToBeTold(userId(), task)) return null;
  return isMove(task) ? tellMove(task) : tellPour(task);
}

function tellPour({ pour_id, order_id, line, undo }: PourTask): Promise<Order> {
  const body = { pour_id, line, ...(undo && { undo }) };
  return requestOrder(poursOf(order_id), { method: 'POST', body });
}

/** Tells of a move. It may have been heard of although no answer came: an order that has made it is no refusal. */
async function tellMove({ order_id, from, to, undo }: MoveTask): Promise<Order> {
  const body: OrderMoveBody = undo ? { status_name: from, undo } : { status_name: to };
  try {
    return await requestOrder(API_PATHS.order(order_id), { method: 'PATCH', body });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'ILLEGAL_MOVE')) throw error;
    const order = await fetchOrder(order_id);
    const isMade = undo ? order.status_name === from : order.timeline.some(({ status_name }) => status_name === to);
    if (!isMade) throw error;
    return order;
  }
}

/** Whether a move of this order has to wait for what is to be told before it. */
export const hasToWait = (orderId: string): boolean =>
  pours.isCut || pours.waiting.some(({ order_id }) => order_id === orderId);

/** Moves an order on although the server cannot be reached: it counts here at once, and is told in its turn. */
export function queueMove(task: MoveTask, isSent: boolean): void {
  if (!isSent) unsent.add(task.move_id);
  change({ waiting: [...pours.waiting, task], ...(isSent && { isCut: true }) });
  afterPaint(() => void send());
}

/** Takes it out of what is unsent, of which nobody has to hear; false for what was sent: it may have been heard, also without an answer. */
const dropUnsent = (task: Task): boolean => unsent.delete(idOf(task)) && !isShared(userId(), task);

/** Takes a move back that was made so. */
export function takeMoveBack(task: MoveTask): void {
  if (dropUnsent(task)) change({ waiting: pours.waiting.filter((other) => other !== task) });
  else change({ waiting: [...pours.waiting, { ...task, undo: true }] });
  void send();
}

/** Notes that a cup is made: it counts here at once. */
export function pourCup(task: PourTask): void {
  unsent.add(task.pour_id);
  change({ waiting: [...pours.waiting, task] });
  // once the press is painted; what waits is kept, so nothing is lost where the page goes first
  afterPaint(() => void send());
}

/** Takes a cup back that was made here. */
export function takeCupBack(task: PourTask): void {
  if (dropUnsent(task)) change({ waiting: pours.waiting.filter((other) => idOf(other) !== task.pour_id) });
  else change({ waiting: [...pours.waiting, { ...task, undo: true }] });
  void send();
}

/**
 * What an order comes to with the cups made here, whether or not the server or the list has heard of them.
 * @param asked when the list was asked for that says this of it, ms
 */
export function withPours(order: Order, { waiting, answers, told }: Pours, asked = Infinity): Order {
  const answer = answers.get(order.id);
  const known = answer && (answer.pours ?? 0) > (order.pours ?? 0) ? answer : order;
  const heard = told.filter(({ over }) => asked <= over).map(({ task }) => task);
  return [...heard, ...waiting].filter(({ order_id }) => order_id === order.id).reduce(withTask, known);
}

function withTask(order: Order, task: Task): Order {
  const { from, undo } = task;
  if (isMove(task)) return undo ? withMove(order, task.to, from) : withMove(order, from, task.to);
  return undo ? withoutPour(order, task.line, from) : withPour(order, task.line);
}

function watch(watcher: () => void): () => void {
  const onOnline = () => {
    wait = RETRY_MS.first;
    void send();
  };
  const unwatchSession = sessionStore.subscribe(onSession);
  onSession();
  window.addEventListener('online', onOnline);
  watchers.add(watcher);
  return () => {
    window.removeEventListener('online', onOnline);
    unwatchSession();
    watchers.delete(watcher);
  };
}

/** What was made here; follows it. */
export const usePours = (): Pours =>
  useSyncExternalStore(
    watch,
    () => pours,
    () => NOTHING,
  );

/**
 * As `usePours`, for what need not be drawn before the press that changed it is on the screen.
 * @param isBehind whether it follows as a transition; else at once
 */
export function usePoursBehind(isBehind: boolean): Pours {
  const [seen, setSeen] = useState(pours);
  useEffect(() => {
    const take = () => setSeen(pours);
    const unwatch = watch(isBehind ? () => startTransition(take) : take);
    take();
    return unwatch;
  }, [isBehind]);
  return seen;
}

/** Calls back with each cup that could not be noted, also with those while nobody listened. @returns what stops that */
export function onLostPour(tell: (lost: LostPour) => void): () => void {
  losers.add(tell);
  for (const lost of untold.splice(0)) tell(lost);
  return () => void losers.delete(tell);
}
