import type { LineOffer, LineOption, OrderStatus } from '@seduh/contract';
import { DELIVERY, PAYMENT } from '@seduh/contract/constants';
import { describe, expect, it } from 'vitest';
import { changedLines, cupLabels, isAlert, kitchenTicket, type OrderOnPaper } from './tickets';

const option = (option_name: string): LineOption => ({ id: 1, group_name: 'Milk', option_name, surcharge: 5000 });
function move(status_name: OrderStatus, at: string): OrderOnPaper['timeline'][number] {
  return { from: null, status_name, at, by: 'staff', name: 'Dimas', reason: null };
}
const latte: OrderOnPaper['lines'][number] = {
  qty: 2,
  product_name: 'Hazelnut Latte',
  size_name: 'Large',
  options: [option('Oat milk'), option('50 % sugar')],
  note: ' Less ice ',
};
const rice: OrderOnPaper['lines'][number] = {
  qty: 1,
  product_name: 'Nasi Goreng',
  size_name: '',
  options: [],
  note: 'alergi kacang',
  warning: { contains: ['egg'], unknown: true },
};
const order: OrderOnPaper = {
  number: 'SD-2041',
  customer_name: 'Rani Ayu Lestari',
  status_name: 'confirmed',
  delivery_id: DELIVERY.dineIn,
  table: '7',
  scheduled: false,
  created_at: '2026-11-20T07:00:00.000Z',
  ready_at: '2026-11-20T07:15:00.000Z',
  payment_id: PAYMENT.cashOnDelivery,
  payment: { state: 'due', paid_at: null } as unknown as OrderOnPaper['payment'],
  timeline: [
    move('pending', '2026-11-20T07:00:00.000Z'),
    move('confirmed', '2026-11-20T07:02:00.000Z'),
    move('preparing', '2026-11-20T07:06:00.000Z'),
  ],
  lines: [latte, rice],
};

describe('the labels', () => {
  it('are one for each piece of each line, numbered over the whole order', () => {
    const said = cupLabels(order).map(({ piece, of, product_name }) => `${piece}/${of} ${product_name}`);
    expect(said).toEqual(['1/3 Hazelnut Latte', '2/3 Hazelnut Latte', '3/3 Nasi Goreng']);
  });

  it('say what the cup is: its size, its options, its wish', () => {
    expect(cupLabels(order)[1]).toEqual({
      number: 'SD-2041',
      called: 'Rani L.',
      delivery_id: DELIVERY.dineIn,
      table: '7',
      piece: 2,
      of: 3,
      product_name: 'Hazelnut Latte',
      size_name: 'Large',
      options: ['Oat milk', '50 % sugar'],
      wish: 'Less ice',
      allergy: null,
      contains: [],
      unknown: false,
      instead_of: null,
    });
  });

  it('call a guest at the counter what staff have typed', () => {
    const called = (counter?: true) =>
      cupLabels({ ...order, customer_name: 'Pak Budi', ...(counter && { counter }) })[0]?.called;
    expect([called(), called(true)]).toEqual(['Pak B.', 'Pak Budi']);
  });

  it('never say an allergy as a wish', () => {
    expect(cupLabels(order)[2]).toMatchObject({
      wish: null,
      allergy: 'alergi kacang',
      contains: ['egg'],
      unknown: true,
    });
  });

  it('take an empty note for none', () => {
    const [label] = cupLabels({ ...order, lines: [{ ...latte, note: '  ' }] });
    expect(label).toMatchObject({ wish: null, allergy: null });
  });
});

describe('what became another cup', () => {
  const takenAt = (answered_at: string, state: LineOffer['state'] = 'taken'): OrderOnPaper => ({
    ...order,
    lines: [rice, { ...latte, offer: { state, ran_out: [{ name: 'Whole milk' }], answered_at } }],
  });
  const after = takenAt('2026-11-20T07:04:00.000Z');

  it('after the order was accepted is not what its papers say', () => {
    expect(changedLines(after)).toEqual([1]);
    expect(kitchenTicket(after)).toMatchObject({
      changed: true,
      lines: [{ instead_of: null }, { instead_of: ['Whole milk'] }],
    });
    expect(cupLabels(after).map(({ instead_of }) => instead_of)).toEqual([null, ['Whole milk'], ['Whole milk']]);
  });

  it('before it was accepted, or did not, is what they say', () => {
    expect(changedLines(takenAt('2026-11-20T07:01:00.000Z'))).toEqual([]);
    expect(changedLines(takenAt('2026-11-20T07:04:00.000Z', 'declined'))).toEqual([]);
    expect(changedLines({ ...after, timeline: after.timeline.slice(0, 1) })).toEqual([]);
    expect(kitchenTicket(order).changed).toBe(false);
  });

  it('is marked where somebody knows of another paper all the same', () => {
    expect(kitchenTicket(takenAt('2026-11-20T07:01:00.000Z'), [1]).changed).toBe(true);
  });
});

describe('the ticket', () => {
  it('has every line with its pieces, and how many are not to be missed', () => {
    const { lines, pieces, alerts } = kitchenTicket(order);
    expect(lines.map(({ qty, product_name }) => [qty, product_name])).toEqual([
      [2, 'Hazelnut Latte'],
      [1, 'Nasi Goreng'],
    ]);
    expect({ pieces, alerts }).toEqual({ pieces: 3, alerts: 1 });
  });

  it('says when it was promised, and whether that time was chosen', () => {
    expect(kitchenTicket(order)).toMatchObject({ promised: Date.parse(order.ready_at), scheduled: false });
    expect(kitchenTicket({ ...order, scheduled: true }).scheduled).toBe(true);
  });

  it('names a table only for what is served', () => {
    expect(kitchenTicket(order).table).toBe('7');
    expect(kitchenTicket({ ...order, delivery_id: DELIVERY.pickUp }).table).toBeNull();
  });

  it('tells nobody who finds it what was paid, where the customer lives and under which number', () => {
    const whole = { ...order, address: 'Jl. Melati 5', phone: '+62 812 0000', total: 118_240 };
    const said = JSON.stringify([kitchenTicket(whole), cupLabels(whole)]);
    expect(said).not.toMatch(/Melati|812 0000|118240|5000/);
  });
});

it('does not call what is unknown an alert: in a new shop that is everything', () => {
  expect(isAlert({ allergy: null, contains: [] })).toBe(false);
  expect(isAlert({ allergy: 'alergi', contains: [] })).toBe(true);
  expect(isAlert({ allergy: null, contains: ['milk'] })).toBe(true);
});
