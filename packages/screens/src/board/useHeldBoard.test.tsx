import { makeOrder, minutesAgo, paying } from '@seduh/api-client/mocks';
import type { Order, OrderStatus } from '@seduh/contract';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { heldBoard, boardOf, useHeldBoard, type ShownColumn } from './useHeldBoard';

/** An order by its number; the higher the number, the later it was placed. */
const order = (number: number, status: OrderStatus = 'pending'): Order =>
  makeOrder({ number, status, lines: [['americano', 1]], placed: 60 - number });
const unpaid: Order = { ...paying.byBank, created_at: minutesAgo(1) };

const numbers = (column: ShownColumn | undefined) => column?.orders.map(({ number }) => number);
const waiting = (column: ShownColumn | undefined) => column?.waiting.map(({ number }) => number);
const held = (before: Order[], now: Order[], own: Order[] = []) =>
  heldBoard(boardOf(before), boardOf(now), (id) => own.some((other) => other.id === id));

it('folds where many wait, and only there', () => {
  const [fresh, brewing] = boardOf([1, 2, 3, 4, 5].map((at) => order(at)).concat(order(6, 'preparing')));
  expect([fresh?.folds, brewing?.folds]).toEqual([true, false]);
});

it('puts below what comes in last, and folds nothing meanwhile', () => {
  const four = [1, 2, 3, 4].map((at) => order(at));
  const [fresh] = held(four, [...four, order(5)]);
  expect(numbers(fresh)).toEqual(['SD-1', 'SD-2', 'SD-3', 'SD-4', 'SD-5']);
  expect(fresh?.folds).toBe(false);
});

it('lets wait what would go above another', () => {
  const [fresh] = held([order(1), unpaid], [order(1), order(2), unpaid]);
  expect(numbers(fresh)).toEqual(['SD-1', unpaid.number]);
  expect(waiting(fresh)).toEqual(['SD-2']);
  // the control: nobody points at it
  expect(numbers(boardOf([order(1), order(2), unpaid])[0])).toEqual(['SD-1', 'SD-2', unpaid.number]);
});

it('keeps the place of what somebody else has moved on, and shows it once it has gone on from here', () => {
  const before = [order(1), order(2)];
  const now = [order(1, 'confirmed'), order(2)];
  expect(numbers(held(before, now)[0])).toEqual(['SD-1', 'SD-2']);
  const [fresh, brewing] = held(before, now, [order(1)]);
  expect(numbers(fresh)).toEqual(['SD-2']);
  expect(numbers(brewing)).toEqual(['SD-1']);
});

it('brings back to its place what is undone from here', () => {
  const before = [order(1), order(3), order(2, 'confirmed')];
  const [fresh, brewing] = held(before, [order(1), order(2), order(3)], [order(2)]);
  expect(numbers(fresh)).toEqual(['SD-1', 'SD-2', 'SD-3']);
  expect([numbers(brewing), waiting(fresh)]).toEqual([[], []]);
});

it('says the newest of what it shows', () => {
  const paid = { ...order(1), customer_name: 'Somebody else' };
  expect(held([order(1)], [paid])[0]?.orders[0]?.customer_name).toBe('Somebody else');
});

describe('a dialog that a card has opened', () => {
  afterEach(() => {
    vi.useRealTimers();
    cleanup();
  });

  const four = [1, 2, 3, 4].map((at) => order(at));
  const five = [...four, order(5)];
  const clock = { now: Date.now(), zone: 'Asia/Jakarta', locale: 'en' } as const;
  interface ShownProps {
    orders: Order[];
    asks: boolean;
    isModal?: boolean;
  }
  function Shown({ orders, asks, isModal = true }: ShownProps) {
    const { columns, asks: isAsking, handlers } = useHeldBoard(orders, clock, '', () => true);
    return (
      <div className="sd-board" data-testid="board" {...handlers}>
        <i tabIndex={-1}>{columns[0]?.folds ? 'folded' : 'whole'}</i>
        <b>{columns[0]?.orders.length}</b>
        {isAsking && 'asks'}
        {asks &&
          createPortal(
            <div role="dialog" aria-modal={isModal}>
              <button type="button">Sold out</button>
            </div>,
            document.body,
          )}
      </div>
    );
  }
  const show = (props: Partial<ShownProps>) => {
    const { rerender } = render(<Shown orders={four} asks {...props} />);
    return (next: Order[], asks = true) => rerender(<Shown orders={next} asks={asks} {...props} />);
  };
  const board = () => screen.getByTestId('board');
  const leave = () => fireEvent.pointerOut(board(), { pointerType: 'mouse' });

  it('keeps the board while the mouse is in it, also for long, until it is closed', () => {
    vi.useFakeTimers();
    const rerender = show({});
    fireEvent.pointerDown(board());
    leave();
    act(() => vi.advanceTimersByTime(60_000));
    rerender(five);
    expect(board().textContent).toContain('whole');
    rerender(five, false);
    leave();
    expect(board().textContent).toContain('folded');
  });

  it('keeps it as well where it was opened by key, also what this device moves, until the focus is back', () => {
    const rerender = show({});
    act(() => screen.getByRole('button').focus());
    rerender([]);
    expect(board().textContent).toBe('whole4asks');
    rerender([], false);
    act(() => board().querySelector('i')?.focus());
    expect(board().textContent).toBe('whole0');
  });

  it('is modal: the board goes on beside a chat', () => {
    const rerender = show({ isModal: false });
    act(() => screen.getByRole('button').focus());
    fireEvent.pointerDown(board());
    leave();
    rerender(five);
    expect(board().textContent).toBe('folded5');
  });

  it('is what keeps it: without one the mouse that leaves lets go of it', () => {
    const rerender = show({ asks: false });
    fireEvent.pointerDown(board());
    leave();
    rerender(five, false);
    expect(board().textContent).toContain('folded');
  });
});
