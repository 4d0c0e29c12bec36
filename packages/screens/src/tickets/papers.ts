import type { Order } from '@seduh/contract';
import { changedLines } from '@seduh/domain';
import { useSyncExternalStore } from 'react';
import { persisted } from '../lib/persisted';

/** What hangs in the kitchen: the lines of each order as this tab has printed them, by its id. Goods alone, and no names. */
type Papers = Readonly<Record<string, readonly string[]>>;

/** The most orders that are remembered: the ones before have long been made. */
const MOST = 300;
const kept = persisted<string>('sessionStorage', 'boardPapers', (text) => text ?? '{}');
const watchers = new Set<() => void>();
const printers = new Set<(order: Order) => void>();
let text = '{}';
let papers: Papers = {};

function read(): Papers {
  const found = kept.get();
  if (found !== text) {
    text = found;
    papers = parse(found);
  }
  return papers;
}

function parse(found: string): Papers {
  try {
    return JSON.parse(found) as Papers;
  } catch {
    return {};
  }
}

function write(next: [string, readonly string[]][]): void {
  kept.set(JSON.stringify(Object.fromEntries(next.slice(-MOST))));
  for (const watcher of watchers) watcher();
}

const others = (id: string) => Object.entries(read()).filter(([other]) => other !== id);
const cupOf = ({ product_id, size_id, options }: Order['lines'][number]) =>
  [product_id, size_id, ...options.map(({ id }) => id)].join();
const onPaper = ({ lines }: Order): string[] => lines.map(cupOf);

/** Notes that an order is on paper as it is now. */
export const hang = (order: Order): void => write([...others(order.id), [order.id, onPaper(order)]]);

/** Notes that it is not after all. */
export const takeDown = ({ id }: Order): void => write(others(id));

/** Whether it is on paper, as far as this tab knows. */
export const hangs = ({ id }: Order, now: Papers): boolean => now[id] !== undefined;

/**
 * The places of an order's lines that are another cup than on its paper; where this tab has printed none, than when the
 * order was accepted, as another device may have printed it then.
 */
export function wrongOnPaper(order: Order, now: Papers): number[] {
  const before = now[order.id];
  if (!before) return changedLines(order);
  return onPaper(order).flatMap((cup, place) => (cup === before[place] ? [] : [place]));
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

const NONE: Papers = {};

/** What hangs in the kitchen; follows it. */
export const usePapers = (): Papers => useSyncExternalStore(watch, read, () => NONE);

/** Has whatever prints on this board print an order once more. */
export function printAgain(order: Order): void {
  for (const print of printers) print(order);
}

/** Calls back with what is to be printed once more. @returns what stops that */
export function onPrintAgain(print: (order: Order) => void): () => void {
  printers.add(print);
  return () => void printers.delete(print);
}
