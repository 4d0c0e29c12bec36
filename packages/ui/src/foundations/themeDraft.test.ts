import { expect, it } from 'vitest';
import { change, emptyDraft, judge, readColour, readDraft, toCss, toDtcgText } from './themeDraft';

const green = change(change(emptyDraft, 'light', 'accent', '#7cc4a4'), 'dark', 'scrim', 'rgb(0 0 0 / 0.5)');

it.each([
  ['#FA0', '#ffaa00'],
  [' #7CC4A4 ', '#7cc4a4'],
  ['rgb(26 14 8 / 0.5)', 'rgb(26 14 8 / 0.5)'],
])('reads %s as a colour', (typed, colour) => {
  expect(readColour('scrim', typed)).toBe(colour);
});

it.each(['', 'mocha', '#ffba3', 'rgb(300 0 0)', 'rgb(1 2 3 / 2)', 'var(--ink)'])('says that %o is none', (typed) => {
  expect(() => readColour('accent', typed)).toThrow('is no colour. Write it as #ffba33');
});

it('lets nothing shine through what carries words', () => {
  expect(() => readColour('surface', 'rgb(1 2 3 / 0.5)')).toThrow('surface carries words');
});

it('holds only what differs from ours', () => {
  expect(toCss(green)).toBe(
    ':root {\n  --accent: #7cc4a4;\n}\n\n[data-theme="dark"] {\n  --scrim: rgb(0 0 0 / 0.5);\n}\n',
  );
  expect(change(green, 'light', 'accent', '#ffba33').light).toEqual({});
});

it('takes back what it gave, as CSS and as DTCG', () => {
  expect(readDraft(toCss(green))).toEqual(green);
  expect(readDraft(toDtcgText(green))).toEqual(green);
});

it.each([
  ['p { color: red }', 'There is no changed colour in it'],
  [':root { --acent: #000000; }', 'There is no role called “acent”'],
  [':root { --accent: red; }', '“red” is no colour'],
  ['{"role": ', 'JSON'],
])('says what is wrong with %s', (text, words) => {
  expect(() => readDraft(text)).toThrow(words);
});

it('measures every pair, and puts what fails first', () => {
  const [first, ...others] = judge(change(emptyDraft, 'light', 'on-accent', '#ffffff'), 'light');
  expect(first).toMatchObject({ ink: 'on-accent', ground: 'accent', passes: false, needed: 4.5 });
  expect(first?.ratio).toBeLessThan(2);
  expect(others.filter(({ passes }) => !passes).map(({ ground }) => ground)).toEqual(['accent-hover']);
  expect(judge(emptyDraft, 'dark').every(({ passes }) => passes)).toBe(true);
});
