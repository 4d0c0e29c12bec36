import type { Order } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import { act, renderHook, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { boardOrders, moveFailures, pourFailures, seenBy, sessions, signIn, workableOrders } from '../mocks';
import { useMocks } from '../testing/mockServer';
import { wrapper } from '../testing/wrapper';
import { ordersAskedLast } from '../orders/reads';
import { moveOrder } from '../orders/writes';
import {
  hasToWait,
  newPourId,
  onLostPour,
  pourCup,
  queueMove,
  takeCupBack,
  takeMoveBack,
  usePours,
  usePoursBehind,
  withPours,
} from './queue';
import type { MoveTask, PourTask } from './tasks';

const { server, calls, hold } = useMocks();
const order = seenBy(
  boardOrders.find(({ number }) => number === 'SD-2042')!,
  'Admin',
);
const sent: { pour_id: string; line: number; undo?: boolean }[] = [];

const cup = (line: number): PourTask => ({
  pour_id: newPourId(),
  order_id: order.id,
  number: order.number,
  line,
  from: order.status_name,
  undo: false,
});
const posts = () => calls.filter((call) => call === `POST ${API_PATHS.pours(order.id)}`).length;
const backOnline = () => act(() => void window.dispatchEvent(new Event('online')));
/** Tells what the server heard, in its order. */
const spy = () =>
  server.use(
    http.post(`*${API_PATHS.pours.pattern}`, async ({ request }) => {
      sent.push((await request.clone().json()) as (typeof sent)[number]);
    }),
  );
const doneOf = ({ lines }: Order) => lines.map(({ making }) => making?.done);

beforeEach(() => {
  signIn(sessions.admin);
  sent.length = 0;
  server.use(...workableOrders([order]));
});
afterEach(() => signIn(null));

const open = () => renderHook(usePours, { wrapper }).result;

describe('a cup that is made', () => {
  it('counts at once, before the server has heard of it', async () => {
    const answer = hold();
    const pours = open();
    act(() => pourCup(cup(1)));
    expect(withPours(order, pours.current)).toMatchObject({ status_name: 'preparing', pours: 1 });
    answer();
    await waitFor(() => expect(pours.current.waiting).toEqual([]));
    expect(doneOf(withPours(order, pours.current))).toEqual([1, 0]);
  });

  it.each([true, false])('counts also where it is drawn behind the press: %s', async (isBehind) => {
    pourCup(cup(1));
    const { result } = renderHook(() => usePoursBehind(isBehind), { wrapper });
    act(() => pourCup(cup(2)));
    const seen = () => withPours(order, result.current);
    expect(seen()).toMatchObject({ pours: 2 });
    await waitFor(() => expect(result.current.waiting).toEqual([]));
    expect(doneOf(seen())).toEqual([1, 1]);
  });

  it('is told in its order after the network was away, each once', async () => {
    server.use(pourFailures.offline);
    const pours = open();
    const made = [cup(1), cup(2), cup(2)];
    act(() => made.forEach(pourCup));
    await waitFor(() => expect(pours.current.isCut).toBe(true));
    expect(doneOf(withPours(order, pours.current))).toEqual([1, 2]);
    server.resetHandlers();
    server.use(...workableOrders([order]));
    spy();
    backOnline();
    await waitFor(() => expect(pours.current).toMatchObject({ waiting: [], isCut: false }));
    expect(sent.map(({ pour_id }) => pour_id)).toEqual(made.map(({ pour_id }) => pour_id));
    expect(doneOf(withPours(order, pours.current))).toEqual([1, 2]);
  });

  it('is not lost where the page goes before the network comes', async () => {
    server.use(pourFailures.offline);
    const pours = open();
    act(() => pourCup(cup(2)));
    await waitFor(() => expect(pours.current.isCut).toBe(true));
    expect(window.localStorage.getItem('seduh.pours')).toContain(order.id);
  });

  it('is told of where somebody else was faster, and those after it still go', async () => {
    server.use(pourFailures.conflict);
    const lost = vi.fn<Parameters<typeof onLostPour>[0]>();
    const stop = onLostPour(lost);
    const pours = open();
    const [first, second] = [cup(1), cup(2)];
    act(() => [first, second].forEach(pourCup));
    await waitFor(() => expect(lost).toHaveBeenCalledTimes(2));
    expect(lost.mock.calls.map(([{ task }]) => task)).toEqual([first, second]);
    expect(pours.current.waiting).toEqual([]);
    expect(withPours(order, pours.current)).toEqual(order);
    stop();
  });
});

it('tells what was lost while nobody listened to who listens next, once', async () => {
  server.use(pourFailures.conflict);
  const pours = open();
  const made = cup(1);
  act(() => pourCup(made));
  await waitFor(() => expect(pours.current.waiting).toEqual([]));
  const lost = vi.fn<Parameters<typeof onLostPour>[0]>();
  onLostPour(lost)();
  onLostPour(lost)();
  expect(lost.mock.calls.map(([{ task }]) => task)).toEqual([made]);
});

it('waits for no answer that was asked for before a logout', async () => {
  let isHeld = true;
  const asked = vi.fn<() => void>();
  server.use(
    http.post(`*${API_PATHS.pours.pattern}`, () => {
      asked();
      return isHeld ? new Promise<undefined>(() => {}) : undefined;
    }),
  );
  const pours = open();
  act(() => pourCup(cup(1)));
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  act(() => signIn(null));
  isHeld = false;
  act(() => signIn(sessions.admin));
  act(() => pourCup(cup(2)));
  await waitFor(() => expect(pours.current.waiting).toEqual([]));
  // the first one was kept, and is told once more
  expect(asked).toHaveBeenCalledTimes(3);
  expect(withPours(order, pours.current).pours).toBe(2);
});

describe('a cup that is taken back', () => {
  it('is told of where the server may have heard of it, although no answer came', async () => {
    server.use(pourFailures.offline);
    const pours = open();
    const [first, second] = [cup(1), cup(2)];
    act(() => [first, second].forEach(pourCup));
    await waitFor(() => expect(pours.current.isCut).toBe(true));
    act(() => takeCupBack(first));
    expect(pours.current.waiting).toEqual([first, second, { ...first, undo: true }]);
    expect(doneOf(withPours(order, pours.current))).toEqual([0, 1]);
    server.resetHandlers();
    server.use(...workableOrders([order]));
    spy();
    backOnline();
    await waitFor(() => expect(pours.current.waiting).toEqual([]));
    expect(sent.map(({ undo = false }) => undo)).toEqual([false, false, true]);
    expect(doneOf(withPours(order, pours.current))).toEqual([0, 1]);
  });

  it('is not told at all while it waits', async () => {
    server.use(pourFailures.offline);
    const pours = open();
    const [first, second] = [cup(1), cup(2)];
    act(() => [first, second].forEach(pourCup));
    await waitFor(() => expect(pours.current.isCut).toBe(true));
    act(() => takeCupBack(second));
    expect(pours.current.waiting).toEqual([first]);
  });

  it('is taken back once it was told', async () => {
    const pours = open();
    const made = cup(1);
    act(() => pourCup(made));
    await waitFor(() => expect(pours.current.waiting).toEqual([]));
    act(() => takeCupBack(made));
    expect(withPours(order, pours.current)).toMatchObject({ status_name: 'confirmed' });
    await waitFor(() => expect(pours.current.waiting).toEqual([]));
    expect(withPours(order, pours.current)).toMatchObject({ status_name: 'confirmed', pours: 2 });
    expect(posts()).toBe(2);
  });
});

it('stays with who made it: hidden after a logout, gone for somebody else, told once they are back', async () => {
  server.use(pourFailures.offline);
  const pours = open();
  const made = cup(1);
  act(() => pourCup(made));
  await waitFor(() => expect(pours.current.isCut).toBe(true));
  act(() => signIn(null));
  expect(pours.current.waiting).toEqual([]);
  act(() => signIn(sessions.admin));
  await waitFor(() => expect(pours.current).toMatchObject({ waiting: [made], isCut: true }));
  act(() => signIn(sessions.customer));
  expect(pours.current.waiting).toEqual([]);
  expect(window.localStorage.getItem('seduh.pours')).toBeNull();
});

describe('a move that waits', () => {
  const pending = seenBy(
    boardOrders.find(({ number }) => number === 'SD-2043')!,
    'Admin',
  );
  const accepting = (): MoveTask => ({
    move_id: newPourId(),
    order_id: pending.id,
    number: pending.number,
    from: 'pending',
    to: 'confirmed',
    undo: false,
  });
  const cupOf = (line: number): PourTask => ({
    ...cup(line),
    order_id: pending.id,
    number: pending.number,
    from: 'confirmed',
  });
  const asked = () => calls.filter((call) => call.includes(pending.id) && !call.startsWith('GET'));

  it('counts at once, and is told before the cups that follow from it', async () => {
    server.use(moveFailures.offline, pourFailures.offline);
    const pours = open();
    act(() => {
      queueMove(accepting(), false);
      pourCup(cupOf(1));
    });
    await waitFor(() => expect(pours.current.isCut).toBe(true));
    expect(hasToWait(pending.id)).toBe(true);
    expect(withPours(pending, pours.current)).toMatchObject({
      status_name: 'preparing',
      next_moves: ['ready', 'cancelled'],
    });
    calls.length = 0;
    server.resetHandlers();
    server.use(...workableOrders([pending]));
    backOnline();
    await waitFor(() => expect(pours.current).toMatchObject({ waiting: [], isCut: false }));
    expect(asked()).toEqual([`PATCH ${API_PATHS.order(pending.id)}`, `POST ${API_PATHS.pours(pending.id)}`]);
    expect(hasToWait(pending.id)).toBe(false);
  });

  it('is none that was lost where the server had heard of it', async () => {
    server.use(...workableOrders([pending]));
    await act(() => moveOrder(pending.id, { status_name: 'confirmed' }));
    const lost = vi.fn<Parameters<typeof onLostPour>[0]>();
    const stop = onLostPour(lost);
    const pours = open();
    act(() => queueMove(accepting(), true));
    await waitFor(() => expect(pours.current).toMatchObject({ waiting: [], isCut: false }));
    expect(lost).not.toHaveBeenCalled();
    stop();
  });

  it('is told of where somebody else has done otherwise meanwhile', async () => {
    server.use(...workableOrders([pending]));
    await act(() => moveOrder(pending.id, { status_name: 'cancelled', reason: 'Sold out' }));
    const lost = vi.fn<Parameters<typeof onLostPour>[0]>();
    const stop = onLostPour(lost);
    const pours = open();
    const task = accepting();
    act(() => queueMove(task, false));
    await waitFor(() => expect(lost).toHaveBeenCalledOnce());
    expect(lost.mock.calls[0]?.[0]).toMatchObject({ task, error: { code: 'ILLEGAL_MOVE' } });
    expect(pours.current.waiting).toEqual([]);
    stop();
  });

  it('counts over the list that was asked for before, however late that is drawn, and over no later one', async () => {
    server.use(...workableOrders([pending]));
    const asked = ordersAskedLast();
    const pours = open();
    const onward = { ...accepting(), from: 'confirmed' as const, to: 'preparing' as const };
    act(() => [accepting(), onward].forEach((task) => queueMove(task, false)));
    await waitFor(() => expect(pours.current.told).toHaveLength(2));
    expect(pours.current.waiting).toEqual([]);
    expect(withPours(pending, pours.current, asked).status_name).toBe('preparing');
    expect(withPours(pending, pours.current, ordersAskedLast() + 1).status_name).toBe('pending');
  });

  it('is taken back: of one that was never sent nobody hears', async () => {
    server.use(moveFailures.offline);
    const pours = open();
    const [first, second] = [accepting(), { ...accepting(), from: 'confirmed' as const, to: 'preparing' as const }];
    act(() => [first, second].forEach((task) => queueMove(task, false)));
    await waitFor(() => expect(pours.current.isCut).toBe(true));
    act(() => takeMoveBack(second));
    expect(pours.current.waiting).toEqual([first]);
    act(() => takeMoveBack(first));
    expect(pours.current.waiting).toEqual([first, { ...first, undo: true }]);
    expect(withPours(pending, pours.current).status_name).toBe('pending');
  });

  it('says nothing of an order that stands elsewhere by now', () => {
    const elsewhere = { ...pending, status_name: 'ready' as const };
    expect(withPours(elsewhere, { waiting: [accepting()], isCut: true, answers: new Map(), told: [] })).toEqual(
      elsewhere,
    );
  });
});
