import { orderIn } from '@seduh/api-client/mocks';
import { expect, it } from 'vitest';
import { doorOf, doorOfOrder } from './door';

it.each([
  ['Jl. Cikini 5', '10330', 'Jl. Cikini 5, 10330'],
  ['Jl. Cikini 5, 10330', '10330', 'Jl. Cikini 5, 10330'],
  ['Jl. Cikini 5', null, 'Jl. Cikini 5'],
  [null, '10330', null],
])('%s with %s', (address, postcode, door) => {
  expect(doorOf(address, postcode)).toBe(door);
});

it('names the area of an order where its address does not', () => {
  const order = { ...orderIn('ready'), address: 'Jl. Cikini 5', postcode: '10330' };
  expect(doorOfOrder(order)).toBe('Jl. Cikini 5, 10330');
  expect(doorOfOrder({ ...order, delivery_area: 'Menteng' })).toBe('Jl. Cikini 5, 10330 (Menteng)');
  expect(doorOfOrder({ ...order, address: 'Jl. Cikini 5, Menteng', delivery_area: 'Menteng' })).toBe(
    'Jl. Cikini 5, Menteng, 10330',
  );
  expect(doorOfOrder({ ...order, address: null, delivery_area: 'Menteng' })).toBeNull();
});
