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

/** What is for the machine, and beside it what is written alike and is said. */
it.each([
  ["const STATUSES = { all: 'delivered,picked up,cancelled' };", []],
  ["const STATUSES = { all: 'delivered, picked up or cancelled' };", ['delivered, picked up or cancelled']],
  ["tell(worker, { ask: 'take over' });", []],
  ['const title = `${name} · Seduh`;', []],
  ['const title = `${name} at Seduh`;', ['… at Seduh']],
  ['const html = `${tags}<meta property="og:title" content="${title}"/>`;', []],
  [
    'const html = `${tags}<meta property="og:title" content="Good coffee"/>`;',
    ['…<meta property="og:title" content="Good coffee"/>'],
  ],
  ['const html = `<p>Good coffee</p>`;', ['<p>Good coffee</p>']],
  ["console.info('The shop stays as it is');", []],
  ["toast.info('The shop stays as it is');", ['The shop stays as it is']],
  ["sheet.media = 'not all';", []],
  ["heading.textContent = 'not all';", ['not all']],
  ["crypto.subtle.digest('SHA-256', bytes);", []],
  ["fetch(path, { method: 'POST' });", []],
  ["import.meta.glob<string>('./pictures/*.{avif,webp}', { eager: true });", []],
  ['<Board aria-keyshortcuts="Control+Z" label="Control+Z" />', ['Control+Z']],
  ["const pages = { home: { module: 'Home', label: 'Home' } };", ['Home']],
  ["const thing = () => ({ '@type': 'Offer', state: isIn ? 'InStock' : 'OutOfStock' });", []],
  ["const thing = () => ({ type: 'Offer' });", ['Offer']],
  ["const thing = { '@type': 'Product', name: 'Latte', category: 'Good coffee' };", ['Latte', 'Good coffee']],
  ["const DAYS = ['Monday']; const thing = (days) => ({ '@type': 'Day', dayOfWeek: days.map((at) => DAYS[at]) });", []],
  ["const DAYS = ['Monday']; const Day = ({ at }) => <p>{DAYS[at]}</p>;", ['Monday']],
  ["const DAYS = ['Monday']; use({ '@type': 'Day', dayOfWeek: DAYS[0] }); say(DAYS[0]);", ['Monday']],
  ["export const DAYS = ['Monday']; const thing = { '@type': 'Day', dayOfWeek: DAYS[0] };", ['Monday']],
  ["const CODES = new Set(['CLOSED']); const is = (code) => CODES.has(code);", []],
  ["const CODES = new Set(['CLOSED']); const all = () => <p>{[...CODES]}</p>;", ['CLOSED']],
  ["const TEXTS = 'input, textarea'; const is = (at) => at.matches(TEXTS);", []],
  ["const TEXTS = 'milk, sugar'; const is = (at) => <p>{TEXTS}</p>;", ['milk, sugar']],
  ["const TEXTS = 'milk, sugar';", ['milk, sugar']],
])('%s says %j', (text, said) => {
  expect(textsOf('a.tsx', text)).toEqual(said);
});

it('knows names in a file of names, and a sentence there too', () => {
  const text = "export const NAMES = ['Aren & Co', 'Kim Young Jou', 'Good coffee here', 'Buy it'];";
  expect(textsOf('home/names.ts', text)).toEqual(['Good coffee here', 'Buy it']);
  expect(textsOf('home/Names.tsx', "const NAME = 'Aren & Co';")).toEqual(['Aren & Co']);
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
