import { makeOrder, orderOffered, type OrderDraft } from '@seduh/api-client/mocks';
import { describe, expect, it } from 'vitest';
import { words as inside } from '../lib/options/words/en';
import { words as insideIndonesian } from '../lib/options/words/id';
import { words as marks } from './words/en';
import { words as indonesian } from './words/id';
import { avoidedIn, cardNotes, markedLines, refusedIn } from './notes';

const order = (...lines: OrderDraft['lines']) => makeOrder({ number: 1, status: 'pending', placed: 1, lines });

it('says nothing where nothing was written', () => {
  expect(cardNotes(order('americano'))).toEqual({ wishes: undefined, allergies: [] });
});

it('keeps what speaks of an allergy apart from wishes, each with its product', () => {
  const notes = cardNotes(
    order(
      ['hazelnut-latte', 1, 1, 'Less ice'],
      ['nasi-goreng', 1, 1, 'alergi kacang'],
      ['croissant', 1, 1, 'Warm, please'],
      ['donut', 1, 1, 'no egg, allergic'],
    ),
  );
  expect(notes).toEqual({
    wishes: 'Hazelnut Latte: Less ice\nButter Croissant: Warm, please',
    allergies: ['Nasi Goreng Telur: alergi kacang', 'Strawberry Sprinkle Donut: no egg, allergic'],
  });
});

it('names no product where there is one line', () => {
  expect(cardNotes(order(['nasi-goreng', 2, 1, 'alergi kacang'])).allergies).toEqual(['alergi kacang']);
  expect(cardNotes(order(['nasi-goreng', 2, 1, 'Hot'])).wishes).toBe('Hot');
});

describe('what its customer avoids', () => {
  const avoiding = (lines: OrderDraft['lines']) =>
    makeOrder({ number: 1, status: 'pending', placed: 1, avoids: ['milk', 'egg'], lines });

  it('is named by product, and by line where a product is there twice', () => {
    const mixed = avoiding(['americano', 'hazelnut-latte', 'croissant']);
    expect(avoidedIn(mixed, marks, inside)).toBe('milk in Hazelnut Latte; milk, egg in Butter Croissant');
    expect(avoidedIn(mixed, indonesian, insideIndonesian)).toBe(
      'susu di Hazelnut Latte; susu, telur di Butter Croissant',
    );
    const twice = avoiding([
      ['hazelnut-latte', 1, 1],
      ['hazelnut-latte', 1, 2],
    ]);
    expect(avoidedIn(twice, marks, inside)).toBe(
      'milk in Hazelnut Latte, R, Whole milk, 100 % sugar; milk in Hazelnut Latte, L, Whole milk, 100 % sugar',
    );
    expect(avoidedIn({ ...mixed, lines: mixed.lines.slice(0, 1) }, marks, inside)).toBe('');
  });

  it('may be in what nobody knows all of: its line says so, and no warning', () => {
    const placed = avoiding(['hazelnut-latte', 'americano']);
    const lines = placed.lines.map((line) => ({ ...line, warning: { contains: [], unknown: true } }));
    expect(avoidedIn({ ...placed, lines }, marks, inside)).toBe('');
    expect(markedLines({ ...placed, lines }, marks).map(({ detail }) => detail)).toEqual([
      'Whole milk, 100 % sugar, may contain what they avoid',
      expect.stringMatching(/may contain what they avoid$/),
    ]);
    expect(markedLines(placed, marks)[0]?.detail).toBe('Whole milk, 100 % sugar');
  });
});

describe('what has run out of a line', () => {
  const details = (...states: Parameters<typeof orderOffered>) =>
    markedLines(orderOffered(...states), marks)
      .slice(0, 2)
      .map(({ detail }) => detail);

  it('is told with what is asked, and with what was taken', () => {
    expect(details(['open', 'open'])).toEqual([
      'Oat milk, 50 % sugar, Boba, asked: Soy milk instead?',
      'Whole milk, 100 % sugar, asked: Hazelnut Latte instead?',
    ]);
    expect(details(['taken', 'taken'])).toEqual([
      'Soy milk, 50 % sugar, Boba, instead of Oat milk',
      'Whole milk, 100 % sugar, instead of Taro Latte',
    ]);
  });

  it('is a warning where nothing is wanted instead', () => {
    expect(refusedIn(orderOffered(['open', 'taken']), marks)).toBe('');
    expect(refusedIn(orderOffered(['declined', 'declined']), marks)).toBe('Oat milk in Hazelnut Latte; Taro Latte');
    expect(details(['declined', 'declined'])[0]).toBe('Oat milk, 50 % sugar, Boba');
  });
});
