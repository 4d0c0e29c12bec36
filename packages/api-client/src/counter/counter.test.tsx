import type { Quote } from '@seduh/contract';
import { DELIVERY, PAYMENT } from '@seduh/contract/constants';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { counterFailures, exampleQuote, sessions, signIn } from '../mocks';
import { failureOf } from '../testing/failureOf';
import { makeLine } from '../testing/makeLine';
import { useMocks } from '../testing/mockServer';
import { wrapper } from '../testing/wrapper';
import { EMPTY_TICKET, ticketOf, ticketRequest } from './ticket';
import { useCounter } from './useCounter';

const { server, hold } = useMocks();
const user = sessions.admin.id;
const latte = makeLine('hazelnut-latte');
const { version }: Quote = exampleQuote;

/** Keys and bodies of the orders asked for. */
const sent: { key: string | null; body: Record<string, unknown> }[] = [];

beforeEach(() => {
  signIn(sessions.admin);
  sent.length = 0;
  server.events.on('request:start', async ({ request }) => {
    if (request.method !== 'POST') return;
    const key = request.headers.get('idempotency-key');
    sent.push({ key, body: (await request.clone().json()) as Record<string, unknown> });
  });
});
afterEach(() => {
  ticketOf(user).clear();
  ticketOf(sessions.customer.id).clear();
  server.events.removeAllListeners('request:start');
  signIn(null);
});

const open = () => renderHook(useCounter, { wrapper }).result;
/** The app around a page: what modules remember lasts while it is there. */
const keepStore = () => renderHook(() => null, { wrapper });
const filled = () => {
  const counter = open();
  act(() => {
    counter.current.add(latte);
    counter.current.setTerms({ paymentId: PAYMENT.cash });
  });
  return counter;
};

describe('a ticket', () => {
  it('is one line of the same cup, and another one of a cup that is had otherwise', () => {
    const counter = open();
    act(() => {
      counter.current.add(latte);
      counter.current.add(latte);
      counter.current.add({ ...latte, optionIds: [2] });
    });
    expect(counter.current.ticket.lines.map(({ qty }) => qty)).toEqual([2, 1]);
    act(() => void counter.current.replace({ ...latte, optionIds: [2] }, latte));
    expect(counter.current.ticket.lines.map(({ qty }) => qty)).toEqual([3]);
    act(() => counter.current.setQuantity(latte, 0));
    expect(counter.current.ticket.lines).toEqual([]);
    expect(ticketRequest(counter.current.ticket)).toBeNull();
  });

  it('is still there for whoever leaves the page and comes back, and for nobody else', () => {
    const counter = filled();
    act(() => counter.current.setTerms({ name: 'Budi', deliveryId: DELIVERY.dineIn, table: '7' }));
    const before = counter.current.ticket;
    expect(open().current.ticket).toEqual(before);
    expect(before.key).not.toBe('');
    expect(ticketOf('somebody else').get()).toEqual(EMPTY_TICKET);
  });

  it('comes back after it was thrown away by mistake', () => {
    const counter = filled();
    const before = counter.current.ticket;
    let undo = () => {};
    act(() => {
      undo = counter.current.discard();
    });
    expect(counter.current.ticket).toEqual(EMPTY_TICKET);
    act(() => undo());
    expect(counter.current.ticket).toEqual(before);
  });

  it('comes back beside what the next guest has on it by then', () => {
    const counter = filled();
    let undo = () => {};
    act(() => {
      undo = counter.current.discard();
    });
    act(() => void counter.current.add({ ...latte, optionIds: [2] }));
    act(() => undo());
    expect(counter.current.ticket.lines.map(({ optionIds, qty }) => [optionIds, qty])).toEqual([
      [[2], 1],
      [latte.optionIds, latte.qty],
    ]);
  });

  it.each(['[]', '7', '{"lines":7,"deliveryId":4,"paymentId":1,"key":7}', 'nonsense'])(
    'is empty where what was stored is none: %s',
    (stored) => {
      localStorage.setItem(`seduh.counter.${user}`, stored);
      expect(open().current.ticket).toEqual(EMPTY_TICKET);
    },
  );
});

describe('placing it', () => {
  it('sends what is on it, and begins the next one', async () => {
    const counter = filled();
    act(() => counter.current.setTerms({ name: ' Budi ', table: '7' }));
    const { key } = counter.current.ticket;
    const order = await act(() => counter.current.place(version));
    expect(order).toMatchObject({ counter: true, customer_name: 'Budi', payment_method: 'Cash' });
    // the table is that of who sits at one
    expect(sent[0]).toEqual({
      key,
      body: {
        lines: [{ product_id: latte.productId, size_id: 1, qty: 1 }],
        delivery_id: DELIVERY.pickUp,
        payment_id: PAYMENT.cash,
        quote_version: version,
        name: 'Budi',
      },
    });
    expect(counter.current.ticket).toEqual(EMPTY_TICKET);
    act(() => void counter.current.add(latte));
    expect(counter.current.ticket.key).not.toBe(key);
  });

  it('keeps for the next guest what was put on while it was on its way', async () => {
    const counter = filled();
    const { key } = counter.current.ticket;
    const answer = hold();
    let placed: Promise<unknown> = Promise.resolve();
    act(() => {
      placed = counter.current.place(version);
    });
    act(() => void counter.current.add(latte));
    answer();
    await act(() => placed);
    expect(counter.current.ticket.lines.map(({ qty }) => qty)).toEqual([1]);
    expect(counter.current.ticket).toMatchObject({ name: '', paymentId: null, isUncertain: false });
    expect(counter.current.ticket.key).not.toBe(key);
  });

  it('is on its way for whoever leaves the page and comes back before the answer', async () => {
    keepStore();
    const first = renderHook(useCounter, { wrapper });
    act(() => {
      first.result.current.add(latte);
      first.result.current.setTerms({ paymentId: PAYMENT.cash });
    });
    const answer = hold();
    let placed: Promise<unknown> = Promise.resolve();
    act(() => {
      placed = first.result.current.place(version);
    });
    first.unmount();
    const again = open();
    expect(again.current.isPlacing).toBe(true);
    answer();
    await act(() => placed);
    expect(again.current).toMatchObject({ isPlacing: false, ticket: EMPTY_TICKET });
  });

  it('asks once, pressed twice', async () => {
    const counter = filled();
    const answer = hold();
    let both: Promise<unknown[]> = Promise.resolve([]);
    act(() => {
      both = Promise.all([counter.current.place(version), counter.current.place(version)]);
    });
    answer();
    const [one, other] = await act(() => both);
    expect(one).toBe(other);
    expect(sent).toHaveLength(1);
  });

  it('keeps ticket and key while the network is away, through a reload too', async () => {
    server.use(counterFailures.offline);
    const counter = filled();
    const { key } = counter.current.ticket;
    await act(() => failureOf(counter.current.place(version)));
    const again = open();
    expect(again.current.ticket).toMatchObject({ lines: [latte], key, isUncertain: true });
    server.resetHandlers();
    await act(() => again.current.place(version));
    expect(sent.map((one) => one.key)).toEqual([key, key]);
    expect(again.current.ticket).toEqual(EMPTY_TICKET);
  });

  it('keeps it where something has sold out, and knows that there is no order', async () => {
    server.use(counterFailures.soldOut);
    const counter = filled();
    const failure = await act(() => failureOf(counter.current.place(version)));
    expect(failure.code).toBe('OUT_OF_STOCK');
    expect(counter.current.ticket).toMatchObject({ lines: [latte], isUncertain: false });
  });

  it('does not forget an uncertain try over a refusal that says nothing of it', async () => {
    const counter = filled();
    server.use(counterFailures.offline);
    await act(() => failureOf(counter.current.place(version)));
    server.resetHandlers();
    server.use(counterFailures.tooMany);
    await act(() => failureOf(counter.current.place(version)));
    expect(counter.current.ticket.isUncertain).toBe(true);
  });

  it('makes another order only where staff say so', async () => {
    const counter = filled();
    server.use(counterFailures.keyReused);
    const { key } = counter.current.ticket;
    const failure = await act(() => failureOf(counter.current.place(version)));
    expect(failure.code).toBe('KEY_REUSED');
    expect(counter.current.ticket.key).toBe(key);
    act(() => counter.current.placeAnother());
    expect(counter.current.ticket).toMatchObject({ lines: [latte], isUncertain: false });
    expect(counter.current.ticket.key).not.toBe(key);
  });
});

describe('a page that is left while its order is on its way', () => {
  /** Leaves it, with 50,000 handed over; @returns what lets the answer come, and waits for what follows from it */
  const leave = () => {
    keepStore();
    const page = renderHook(useCounter, { wrapper });
    act(() => {
      page.result.current.add(latte);
      page.result.current.setTerms({ paymentId: PAYMENT.cash });
    });
    act(() => page.result.current.setGiven(50_000));
    const answer = hold();
    let over: Promise<unknown> = Promise.resolve();
    act(() => {
      over = page.result.current.place(version, exampleQuote).catch(() => null);
    });
    page.unmount();
    return async () => {
      answer();
      await act(() => over);
    };
  };
  const lookAgain = () => {
    const page = renderHook(useCounter, { wrapper });
    const seen = page.result.current;
    page.unmount();
    return seen;
  };

  it('shows whoever is back the order, and what was handed over for it', async () => {
    const answer = leave();
    const again = open();
    expect(again.current).toMatchObject({ isPlacing: true, given: 50_000, placed: undefined });
    await answer();
    expect(again.current).toMatchObject({
      isPlacing: false,
      ticket: EMPTY_TICKET,
      given: null,
      placed: { order: { counter: true, payment_method: 'Cash' }, given: 50_000 },
    });
  });

  it('shows it each time, until it is closed', async () => {
    await leave()();
    const { placed } = lookAgain();
    expect(placed?.order.counter).toBe(true);
    const again = open();
    expect(again.current.placed).toBe(placed);
    act(() => again.current.closePlaced());
    expect(again.current.placed).toBeUndefined();
    expect(lookAgain().placed).toBeUndefined();
  });

  it('shows it until the next order is begun', async () => {
    await leave()();
    const again = open();
    act(() => again.current.setTerms({ name: 'Budi' }));
    expect(again.current.placed).toBeDefined();
    act(() => void again.current.add(latte));
    expect(again.current).toMatchObject({ placed: undefined, given: null });
  });

  it('shows each time why it was refused, beside the whole ticket', async () => {
    server.use(counterFailures.soldOut);
    await leave()();
    const { refused } = lookAgain();
    const again = open().current;
    expect(again).toMatchObject({ isPlacing: false, given: 50_000, placed: undefined });
    expect(again.ticket).toMatchObject({ lines: [latte], paymentId: PAYMENT.cash, isUncertain: false });
    expect(again.refused).toBe(refused);
    expect(refused).toMatchObject({ error: { code: 'OUT_OF_STOCK' }, ticket: { lines: [latte] } });
    expect(refused?.loaded).toBe(exampleQuote);
  });

  it('says nothing of it a while later', async () => {
    await leave()();
    expect(lookAgain().placed).toBeDefined();
    const now = performance.now();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(now + 9 * 60_000);
    expect(lookAgain().placed).toBeDefined();
    clock.mockReturnValue(now + 20 * 60_000);
    expect(open().current.placed).toBeUndefined();
    clock.mockRestore();
  });

  it('says nothing of a refusal at the next ticket, and again at the one that comes back', async () => {
    server.use(counterFailures.soldOut);
    await leave()();
    const again = open();
    let undo = () => {};
    act(() => {
      undo = again.current.discard();
    });
    expect(again.current).toMatchObject({ refused: undefined, given: null });
    act(() => undo());
    expect(again.current.refused).toBeDefined();
    act(() => void again.current.discard());
    act(() => void again.current.add(latte));
    act(() => again.current.setGiven(100_000));
    expect(again.current).toMatchObject({ refused: undefined, given: 100_000 });
  });

  it('keeps what was handed over where staff make it another order', async () => {
    server.use(counterFailures.keyReused);
    await leave()();
    const again = open();
    act(() => again.current.placeAnother());
    expect(again.current).toMatchObject({ given: 50_000, refused: { error: { code: 'KEY_REUSED' } } });
  });

  it.each([
    ['an order', false],
    ['a refusal', true],
  ])('shows %s to nobody who logs in after a logout', async (_, isRefused) => {
    if (isRefused) server.use(counterFailures.soldOut);
    await leave()();
    const before = lookAgain();
    expect(before.placed ?? before.refused).toBeDefined();
    act(() => signIn(null));
    act(() => signIn(sessions.customer));
    expect(open().current).toMatchObject({ placed: undefined, refused: undefined, given: null });
  });

  it('tells whoever logs in before the answer nothing of it', async () => {
    const answer = leave();
    act(() => signIn(sessions.customer));
    const other = open();
    act(() => void other.current.add(latte));
    act(() => other.current.setGiven(20_000));
    await answer();
    expect(other.current).toMatchObject({ placed: undefined, refused: undefined, given: 20_000 });
    act(() => signIn(sessions.admin));
    expect(open().current.ticket).toMatchObject({ lines: [latte], isUncertain: true });
  });

  it('forgets it with the stores', async () => {
    const counter = filled();
    await act(() => counter.current.place(version));
    expect(counter.current.placed).toBeDefined();
    cleanup();
    expect(open().current.placed).toBeUndefined();
  });

  it('forgets with them what is on its way', async () => {
    const answer = leave();
    cleanup();
    await answer();
    expect(open().current).toMatchObject({ placed: undefined, isPlacing: false, ticket: EMPTY_TICKET });
  });
});
