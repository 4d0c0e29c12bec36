import { isRecord } from '../http/ApiError';
import { persisted } from '../storage/persisted';
import { isTask, nameOf, type Task } from './tasks';

interface KeptTasks {
  userId: string;
  /** Of every tab of this device, in the order in which it was done. */
  tasks: readonly Task[];
  /** Names of those that a tab has taken up as it began: more than one may tell them. */
  shared: readonly string[];
}

const KEY = 'seduh.pours';
const NONE: KeptTasks = { userId: '', tasks: [], shared: [] };

/** What waits survives a reload: a cup stands on the counter whether the page does or not. */
const kept = persisted<KeptTasks>({
  key: KEY,
  parse: (found) =>
    isRecord(found) && typeof found.userId === 'string' && Array.isArray(found.tasks)
      ? {
          userId: found.userId,
          tasks: found.tasks.filter(isTask),
          shared: Array.isArray(found.shared) ? found.shared.filter((name) => typeof name === 'string') : [],
        }
      : NONE,
  dropWhenFull: true,
});

/** Names of what waits in this tab: what is kept beside it is another tab's. */
let own: ReadonlySet<string> = new Set();

const keptOf = (userId: string): KeptTasks => {
  const found = kept.get();
  return found.userId === userId ? found : { ...NONE, userId };
};

/** What this user could not tell before, in any tab; of somebody else's nothing stays. Nobody's is left alone. */
export function takeUpTasks(userId: string | undefined): readonly Task[] {
  own = new Set();
  if (!userId) return [];
  const { tasks } = keptOf(userId);
  if (tasks.length === 0) {
    kept.clear();
    return [];
  }
  const names = tasks.map(nameOf);
  own = new Set(names);
  kept.set({ userId, tasks, shared: names });
  return tasks;
}

/** Keeps what waits in this tab beside what waits in others; only what this tab has settled is taken out. */
export function keepTasks(userId: string, waiting: readonly Task[]): void {
  const { tasks, shared } = keptOf(userId);
  const names = new Set(waiting.map(nameOf));
  // each keeps its place: a cup is told before it is taken back. What another tab has settled does not come again
  const stay = tasks.filter((task) => names.has(nameOf(task)) || !own.has(nameOf(task)));
  const fresh = waiting.filter((task) => !own.has(nameOf(task)));
  own = names;
  kept.set({
    userId,
    tasks: [...stay, ...fresh],
    shared: shared.filter((name) => stay.some((task) => nameOf(task) === name)),
  });
}

/** Whether it is still to be told: what is kept no more, another tab has told or taken back. */
export const isToBeTold = (userId: string, task: Task): boolean =>
  keptOf(userId).tasks.some((other) => nameOf(other) === nameOf(task));

/** Whether another tab may tell it, or has told it. */
export const isShared = (userId: string, task: Task): boolean =>
  keptOf(userId).shared.includes(nameOf(task)) || !isToBeTold(userId, task);

/** Nothing is kept any more. */
export function forgetTasks(): void {
  kept.clear();
  own = new Set();
}

/** Runs while no other tab of this device tells anything: so none tells what has been taken back meanwhile. */
export function whileOthersWait<Answer>(tell: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  // browsers have it only where pages come by https, or from localhost
  const locks = navigator.locks as LockManager | null | undefined;
  if (!locks) return tell();
  // what is forgotten holds up nobody until its answer
  const given = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
  const inTurn = () => (signal.aborted ? given : Promise.race([tell(), given]));
  return Promise.race([locks.request(KEY, inTurn), given]);
}
