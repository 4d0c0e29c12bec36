import { boardOrders, seenBy } from '@seduh/api-client/mocks';
import { cupTiles } from '@seduh/domain/cups';
import { expect, it } from 'vitest';
import { heldTiles } from './heldTiles';

const orders = boardOrders.map((order) => seenBy(order, 'Admin'));
const tilesWithout = (left: string) =>
  cupTiles(
    orders.filter(({ number }) => number !== left),
    () => false,
  );
const before = tilesWithout('SD-2042');
const now = tilesWithout('SD-2040');

it('keeps every tile in its place, the empty ones too, and puts what is new below', () => {
  const { tiles, justIn } = heldTiles(before, now);
  expect(tiles.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
  const gone = tiles.filter(({ left }) => left === 0);
  expect(gone.map(({ from: [{ order }] }) => order.number)).toEqual(['SD-2040', 'SD-2040']);
  expect(new Set(justIn.map(({ from: [{ order }] }) => order.number))).toEqual(new Set(['SD-2042']));
  expect([...tiles, ...justIn].reduce((sum, { left }) => sum + left, 0)).toBe(
    now.reduce((sum, { left }) => sum + left, 0),
  );
});
