import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { flawsOf } from './guide-rules.mjs';
import { keysOf, pressedIn } from './keys.mjs';

it.each([
  ['{Enter} ', ['Enter', 'Space']],
  ['{ArrowDown}{ArrowDown}', ['ArrowDown', 'ArrowDown']],
  ['  Two lines,{Shift>}{Enter}{/Shift}please {Enter}', ['Text', 'Shift+Enter', 'Text', 'Enter']],
  ['[ArrowLeft]', ['ArrowLeft']],
])('reads %j as the keys %j', (text, keys) => expect(keysOf(text)).toEqual(keys));

function* nodesOf(value: unknown): Iterable<object> {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value) yield value;
  for (const child of Object.values(value)) yield* nodesOf(child);
}
const pressed = (code: string) => [...pressedIn(nodesOf(parseSync('play.ts', code).program))];

it('reads what a play presses, and nothing else it does', () => {
  const code = `
    await userEvent.tab();
    await context.userEvent.tab({ shift: true });
    await userEvent.type(field, ' latte {Enter}');
    await userEvent.type(field, day);
    await userEvent.click(button);
    await list.keyboard('{Home}');`;
  expect(pressed(code)).toEqual(['Tab', 'Shift+Tab', 'Text', 'Enter']);
});

const guide = {
  name: 'Cup',
  group: 'Actions',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'Holds coffee.',
  words: ['mug'],
  when: ['There is coffee.'],
  whenNot: [{ need: 'There is tea', use: 'Glass' }],
  anatomy: [{ name: 'Handle', selector: 'i', words: 'One.' }],
  pairs: [{ id: 'full', do: 'Full.', dont: 'Empty.' }],
  content: ['Hot.'],
  states: [{ name: 'Rest', words: 'Full.', story: 'Default' }],
  behaviour: ['Cools.'],
  keyboard: [{ keys: ['Tab', 'Enter'], does: 'Drinks.' }],
  accessibility: [{ criterion: '4.1.2', how: 'Named.' }],
  responsive: ['Fits.'],
  related: [{ name: 'Glass', words: 'For tea.' }],
} as const;
const known = {
  shelf: 'Actions',
  parts: new Set(['Cup', 'Glass']),
  states: new Set(['Default']),
  pressed: new Map([['Keyboard', new Set(['Tab', 'Enter'])]]),
  byKey: new Set(['Keyboard']),
};

it('lets a true guide pass', () => expect(flawsOf(guide, known)).toEqual([]));

it.each([
  [{ group: 'Fields' }, 'stands under "Actions"'],
  [{ related: [{ name: 'Pot', words: '' }] }, 'there is no part Pot'],
  [{ whenNot: [{ need: '', use: 'Pot' }] }, 'there is no part Pot'],
  [{ status: { is: 'deprecated', since: '1.0.0', use: 'Pot' } }, 'there is no part Pot'],
  [{ words: ['Mug'] }, '"Mug" is no other word'],
  [{ words: ['cup'] }, '"cup" is no other word'],
  [{ words: ['mug', 'mug'] }, 'mug is said twice'],
  [{ states: [{ name: 'Broken', words: '', story: 'Broken' }] }, 'no story Broken'],
  [{ keyboard: [{ keys: ['Tab', 'Enter', 'End'], does: '' }] }, 'no play of its stories presses End'],
  [{ keyboard: [{ keys: ['Tab'], does: '' }] }, 'Keyboard presses Enter, which no row'],
  [{ keyboard: [] }, 'Keyboard presses Tab, which no row'],
] as const)('%j is refused', (flaw, words) => {
  expect(flawsOf({ ...guide, ...flaw }, known).join('\n')).toContain(words);
});
