import { LIMITS } from '@seduh/contract/constants';
import { describe, expect, it } from 'vitest';
import { makeLine } from '../testing/makeLine';
import {
  changePieces,
  countPieces,
  EMPTY_CART,
  lineBody,
  mergeLines,
  putLine,
  setPieces,
  sumUp,
  toQuantity,
  type CartLine,
} from './cart';
import { replaceLine } from './replaceLine';

const latte = makeLine('hazelnut-latte');
const tea = makeLine('iced-lemon-tea');
const names = (lines: { productName: string; qty: number }[]) =>
  lines.map(({ productName, qty }) => `${qty} ${productName}`);

describe('putLine', () => {
  it.each<[string, CartLine[], CartLine, string[]]>([
    ['a new line goes to the end', [latte], tea, ['1 Hazelnut Latte', '1 Iced Lemon Tea']],
    [
      'the same product and size is one line',
      [latte, tea],
      { ...latte, qty: 2 },
      ['3 Hazelnut Latte', '1 Iced Lemon Tea'],
    ],
    ['another size is another line', [latte], { ...latte, sizeId: 2 }, ['1 Hazelnut Latte', '1 Hazelnut Latte']],
    ['another note is another line', [latte], { ...latte, note: 'Hot' }, ['1 Hazelnut Latte', '1 Hazelnut Latte']],
    ['blanks make no other note', [latte], { ...latte, note: '  ' }, ['2 Hazelnut Latte']],
    ['a line stops at 99', [{ ...latte, qty: 98 }], { ...latte, qty: 5 }, ['99 Hazelnut Latte']],
    ['nothing is no line', [latte], { ...tea, qty: 0 }, ['1 Hazelnut Latte']],
  ])('%s', (_name, lines, line, expected) => expect(names(putLine(lines, line))).toEqual(expected));

  it('takes the newer price', () => {
    expect(putLine([latte], { ...latte, price: 27_000 })[0]?.price).toBe(27_000);
  });

  it('puts a line back where it was', () => {
    expect(names(putLine([tea, latte], { ...tea, sizeId: 3 }, 1))).toEqual([
      '1 Iced Lemon Tea',
      '1 Iced Lemon Tea',
      '1 Hazelnut Latte',
    ]);
  });

  it('holds 50 lines and no more', () => {
    const full = Array.from({ length: LIMITS.cartLines }, (_, n) => ({ ...latte, note: `cup ${n}` }));
    expect(putLine(full, tea)).toBe(full);
    expect(putLine(full, { ...latte, note: 'cup 7' })[7]?.qty).toBe(2);
  });

  it('cuts a note to what the kitchen can read', () => {
    expect(putLine([], { ...latte, note: ` ${'x'.repeat(300)}` })[0]?.note).toHaveLength(LIMITS.note);
  });
});

describe('setPieces', () => {
  it.each([
    [5, ['5 Hazelnut Latte', '1 Iced Lemon Tea']],
    [0, ['1 Iced Lemon Tea']],
    [-1, ['1 Iced Lemon Tea']],
    [1000, ['99 Hazelnut Latte', '1 Iced Lemon Tea']],
  ])('to %d', (qty, expected) => expect(names(setPieces([latte, tea], latte, qty))).toEqual(expected));
});

describe('changePieces', () => {
  it.each([
    ['one more, of as many as were shown', 2, 3, 2, ['3 Hazelnut Latte', '1 Iced Lemon Tea']],
    ['one more, of what another tab made five', 2, 3, 5, ['6 Hazelnut Latte', '1 Iced Lemon Tea']],
    ['one fewer, of what another tab made five', 3, 2, 5, ['4 Hazelnut Latte', '1 Iced Lemon Tea']],
    ['one fewer, of what is one by now', 3, 2, 1, ['1 Hazelnut Latte', '1 Iced Lemon Tea']],
    ['one more, of what is as many as there can be', 2, 3, 99, ['99 Hazelnut Latte', '1 Iced Lemon Tea']],
    ['a number that was named', 2, 7, 5, ['7 Hazelnut Latte', '1 Iced Lemon Tea']],
    ['the last one taken out', 1, 0, 5, ['1 Iced Lemon Tea']],
  ])('%s', (_, from, to, there, expected) => {
    expect(names(changePieces([{ ...latte, qty: there }, tea], latte, from, to))).toEqual(expected);
  });

  it('brings back no line that has gone meanwhile', () => {
    const lines = [tea];
    expect(changePieces(lines, latte, 1, 2)).toBe(lines);
  });
});

describe('replaceLine', () => {
  it('stays in its place', () => {
    const oat = { ...latte, sizeId: 2 as const, optionIds: [2], price: 38_000 };
    expect(replaceLine([latte, tea], latte, oat)).toEqual([oat, tea]);
  });

  it('joins the line it has become equal to', () => {
    const hot = { ...latte, note: 'Hot', qty: 2 };
    expect(names(replaceLine([latte, tea, hot], latte, { ...latte, note: ' Hot' }))).toEqual([
      '1 Iced Lemon Tea',
      '3 Hazelnut Latte',
    ]);
  });

  it('loses no piece: what would be too many together stays apart', () => {
    const lines = [
      { ...latte, qty: 60 },
      { ...latte, note: 'Hot', qty: 40 },
    ];
    expect(replaceLine(lines, latte, { ...latte, note: 'Hot', qty: 60 })).toBe(lines);
  });

  it('leaves lines alone that it does not know', () => {
    const lines = [tea];
    expect(replaceLine(lines, latte, { ...latte, note: 'Hot' })).toBe(lines);
  });
});

it('merges two carts line by line', () => {
  expect(names(mergeLines([latte, { ...tea, qty: 60 }], [{ ...tea, qty: 60 }, makeLine('espresso')]))).toEqual([
    '1 Hazelnut Latte',
    '99 Iced Lemon Tea',
    '1 Espresso',
  ]);
});

it.each([
  [1.9, 1],
  [Number.NaN, 0],
  [Infinity, 0],
  [99, 99],
  [100, 99],
  [-3, 0],
])('toQuantity(%d) is %d', (qty, expected) => expect(toQuantity(qty)).toBe(expected));

it('counts pieces and rupiah', () => {
  const cart = { ...EMPTY_CART, lines: [{ ...latte, qty: 2 }, tea] };
  expect([countPieces(cart), sumUp(cart)]).toEqual([3, 75_000]);
});

describe('options', () => {
  const oat = { ...latte, optionIds: [2, 5] };

  it.each<[string, CartLine, string[]]>([
    ['the same ones are one line', { ...oat, optionIds: [5, 2, 5] }, ['2 Hazelnut Latte']],
    ['others are another line', { ...oat, optionIds: [2] }, ['1 Hazelnut Latte', '1 Hazelnut Latte']],
    ['none are another line', { ...oat, optionIds: [] }, ['1 Hazelnut Latte', '1 Hazelnut Latte']],
    ['what comes unasked is another line', latte, ['1 Hazelnut Latte', '1 Hazelnut Latte']],
  ])('%s', (_name, line, expected) => expect(names(putLine([oat], line))).toEqual(expected));

  it('go to the server with the line, and are left out where nothing was chosen', () => {
    expect(lineBody(oat)).toMatchObject({ option_ids: [2, 5] });
    expect(lineBody({ ...latte, optionIds: [] })).toMatchObject({ option_ids: [] });
    expect(lineBody(latte)).not.toHaveProperty('option_ids');
  });

  it('stay with the line where carts are merged', () => {
    expect(mergeLines([oat, latte], [{ ...oat, qty: 2 }]).map(({ qty, optionIds }) => [qty, optionIds])).toEqual([
      [3, [2, 5]],
      [1, undefined],
    ]);
  });
});
