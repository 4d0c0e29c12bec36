import { expect, it } from 'vitest';
import { faultsOf, textsOf, unusedIn } from './translated-rules.mjs';

it.each([
  ['<p>Buy it</p>', ['Buy it']],
  ['<Part title="Buy it" className="Buy it" />', ['Buy it']],
  ['<p>{`${count} left`}</p>', ['… left']],
  ["toast.error('Not yet');", ['Not yet']],
  ["const status = 'out for delivery';", []],
  ["if (role === 'Admin user') go();", []],
  ['<p>{m.buy}</p>', []],
  ['<p>{`${qty} x ${name}`}</p>', []],
  ['<p>{`x ${qty}`}</p>', []],
])('%s says %j by itself', (text, said) => {
  expect(textsOf('a.tsx', text)).toEqual(said);
});

const english = `export const words = {
  title: 'History',
  total: 'Total',
  group: { ask: (name: string, count: number) => \`Delete \${count} of \${name}?\` },
};`;
const indonesian = (ask: string, title = "'Riwayat'") => `export const words = {
  title: ${title},
  total: 'Total',
  group: { ask: ${ask} },
} satisfies Translation<typeof english>;`;

it.each([
  ['(name: string, count: number) => `Hapus ${count} dari ${name}?`', undefined, []],
  ['(name: string) => `Hapus ${name}?`', undefined, ['group > ask leaves out count']],
  ['(name: string, count: number) => `Hapus ${count}?`', undefined, ['group > ask leaves out name']],
  [
    '(name: string, count: number) => `Delete ${count} of ${name}?`',
    undefined,
    ['group > ask is English: "Delete … of …?"'],
  ],
  ['(name: string, count: number) => `Hapus ${count} dari ${name}?`', "'History'", ['title is English: "History"']],
])('%s, %s: %j', (ask, title, faults) => {
  expect(faultsOf(english, indonesian(ask, title))).toEqual(faults);
});

it('finds a catalogue without words', () => {
  expect(faultsOf('export const texts = {};', '')).toEqual(['has no words']);
});

it.each([
  ['use(m.title, m.total, m.group.ask)', []],
  ['const { title } = m; use(m.total, m.group[key])', []],
  ['use(<Part {...m.group} />, m.title, m.total)', []],
  ['use(m.title, m.total)', ['group > ask']],
  ['use(title, m.total, m.group.ask)', ['title']],
])('%s leaves %j unsaid', (user, unused) => {
  expect(unusedIn(english, [user])).toEqual(unused);
});

it('knows a name that makes a promise of a catalogue', () => {
  const catalogue = (then: string) => `export const words = { then: '${then}' };`;
  expect(faultsOf(catalogue('Later'), catalogue('Nanti'))).toEqual(['then cannot be the name of a message']);
});
