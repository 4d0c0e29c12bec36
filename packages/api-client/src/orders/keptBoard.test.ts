import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { boardOrders, seenBy, sessions, signIn } from '../mocks';
import { keepBoard, keptBoard } from './keptBoard';

const orders = boardOrders.map((order) => seenBy(order, 'Admin'));
const stored = () => window.sessionStorage.getItem('seduh.board');

beforeEach(() => signIn(sessions.admin));
afterEach(() => {
  signIn(null);
  vi.useRealTimers();
});

it('is there for who kept it', () => {
  const at = Date.now();
  keepBoard({ orders, at });
  expect(keptBoard()).toMatchObject({ at, orders: orders.map(({ number }) => ({ number })) });
});

it('knows where somebody lives, and their number, only while a rider has to', () => {
  keepBoard({ orders, at: Date.now() });
  const told = keptBoard()?.orders ?? [];
  const withPlace = told.filter(({ phone, address }) => phone !== null || address !== null);
  expect(withPlace.length).toBeGreaterThan(0);
  for (const { status_name } of withPlace) expect(['ready', 'out for delivery']).toContain(status_name);
});

it('is gone for somebody else, and for nobody', () => {
  keepBoard({ orders, at: Date.now() });
  signIn(sessions.customer);
  expect([keptBoard(), stored()]).toEqual([null, null]);
  signIn(sessions.admin);
  keepBoard({ orders, at: Date.now() });
  signIn(null);
  expect([keptBoard(), stored()]).toEqual([null, null]);
});

it('is gone after two hours', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  keepBoard({ orders, at: Date.now() });
  vi.setSystemTime(Date.now() + 119 * 60_000);
  expect(keptBoard()).not.toBeNull();
  vi.setSystemTime(Date.now() + 2 * 60_000);
  expect([keptBoard(), stored()]).toEqual([null, null]);
});

it('is none where what lies there is nonsense', () => {
  window.sessionStorage.setItem('seduh.board', '{"userId":');
  expect(keptBoard()).toBeNull();
});
