import { API_PATHS } from '@seduh/contract/constants';
import { http } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { boardOrders, moveFailures, pourFailures, seenBy, sessions, signIn, workableOrders } from '../mocks';
import { useMocks } from '../testing/mockServer';
import { nameOf, type MoveTask, type PourTask, type Task } from './tasks';

const { server } = useMocks();
const inTurn = seenBy(
  boardOrders.find(({ number }) => number === 'SD-2042')!,
  'Admin',
);
const pending = seenBy(
  boardOrders.find(({ number }) => number === 'SD-2043')!,
  'Admin',
);
const about = ({ id, number, status_name }: typeof inTurn) => ({
  order_id: id,
  number,
  from: status_name,
  undo: false,
});
const cup = (line: number): PourTask => ({ pour_id: crypto.randomUUID(), line, ...about(inTurn) });
const accepting = (): MoveTask => ({ move_id: crypto.randomUUID(), to: 'confirmed', ...about(pending) });

/** Takes away what the tabs of the test listen to. */
let closing = new AbortController();
/** What the server heard: of cups their names, of moves the status. */
const heard: string[] = [];
const online = () => {
  server.resetHandlers();
  server.use(...workableOrders([inTurn, pending]));
  server.use(
    http.post(`*${API_PATHS.pours.pattern}`, async ({ request }) => {
      const { pour_id, undo } = (await request.clone().json()) as PourTask;
      heard.push(undo ? `${pour_id} undo` : pour_id);
    }),
    http.patch('*', async ({ request }) => {
      heard.push(((await request.clone().json()) as { status_name: string }).status_name);
    }),
  );
};
beforeEach(() => {
  signIn(sessions.admin);
  closing = new AbortController();
  heard.length = 0;
  server.use(moveFailures.offline, pourFailures.offline);
});
afterEach(() => {
  closing.abort();
  signIn(null);
});

/** A tab of this device: modules of its own over the storage of all. */
async function openTab() {
  vi.resetModules();
  const [{ renderHook }, queue] = await Promise.all([import('@testing-library/react'), import('./queue')]);
  const { result, unmount } = renderHook(queue.usePours);
  closing.signal.addEventListener('abort', unmount);
  return { ...queue, waiting: () => result.current.waiting, isCut: () => result.current.isCut };
}
type Tab = Awaited<ReturnType<typeof openTab>>;
const cut = (tab: Tab) => vi.waitFor(() => expect(tab.isCut()).toBe(true));
const told = (...tabs: Tab[]) =>
  vi.waitFor(() => expect(tabs.map((tab) => [...tab.waiting()])).toEqual(tabs.map(() => [])), 5_000);
const names = (tasks: readonly Task[]) => tasks.map(nameOf);
const backOnline = () => {
  online();
  window.dispatchEvent(new Event('online'));
};

it('keeps what waits in every tab: a reload during the break loses nothing of either', async () => {
  const [first, second] = [await openTab(), await openTab()];
  const made = [cup(1), cup(2), cup(2)] as const;
  first.pourCup(made[0]);
  await cut(first);
  second.pourCup(made[1]);
  await cut(second);
  first.pourCup(made[2]);
  const after = await openTab();
  expect(names(after.waiting())).toEqual(names(made));
  backOnline();
  await told(first, second, after);
  expect(new Set(heard)).toEqual(new Set(names(made)));
  expect((await openTab()).waiting()).toEqual([]);
});

it('takes out only what this tab has settled', async () => {
  const [first, second] = [await openTab(), await openTab()];
  const [here, there] = [cup(1), cup(2)];
  second.pourCup(there);
  await cut(second);
  online();
  first.pourCup(here);
  await vi.waitFor(() => expect(heard).toEqual([here.pour_id]));
  await told(first);
  expect(names((await openTab()).waiting())).toEqual(names([there]));
});

it('does not make again in another tab what was taken back in the first', async () => {
  const first = await openTab();
  const task = accepting();
  first.queueMove(task, true);
  await cut(first);
  const after = await openTab();
  await cut(after);
  online();
  first.takeMoveBack(task);
  await vi.waitFor(() => expect(heard).toHaveLength(2));
  await told(first);
  expect(heard).toEqual(['confirmed', 'pending']);
  window.dispatchEvent(new Event('online'));
  await told(after);
  expect(heard).toEqual(['confirmed', 'pending']);
});

it('takes back by a request what another tab may have told, although this one never sent it', async () => {
  const first = await openTab();
  const [sent, unsent] = [cup(1), cup(2)];
  first.pourCup(sent);
  first.pourCup(unsent);
  await cut(first);
  await openTab();
  first.takeCupBack(unsent);
  const all = names([sent, unsent, { ...unsent, undo: true }]);
  await vi.waitFor(() => expect(names(first.waiting())).toEqual(all));
  backOnline();
  await told(first);
  expect(heard.at(-1)).toBe(`${unsent.pour_id} undo`);
});
