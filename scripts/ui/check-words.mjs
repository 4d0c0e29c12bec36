// Refuses a word of the shop in packages/ui: what a component says beyond its props must be a neutral word named here,
// which another language can replace, and nothing in its sources may be a value of the contract or a dish of the menu.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { runnerImport } from 'vite';
import { spokenIn } from '../checks/spoken.mjs';
import { placeOf, uiFiles, uiSrc } from './sources.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Names of our own, the same in every language. */
const NAMES = new Set(['Brand: Seduh']);

/**
 * Every word the components say of themselves, by folder; `…` is what a prop fills in. All else comes by props. They
 * stand in the folder's constant `english`, which goes through `usePhrases`.
 */
const OWN_WORDS = {
  Brand: ['Seduh', '…, home'],
  Breadcrumb: ['Breadcrumb'],
  CartLine: ['Quantity of …', 'Remove', 'Remove …'],
  ChartOrTable: ['Show as chart', 'Show as table'],
  ChatPanel: [
    'Messages with …',
    'You: ',
    'Sending',
    'Not sent',
    'Not sent. Tap to try again',
    'Take back',
    'Close',
    'Message',
    'Write a message',
    'Send',
    'Send a picture',
    'Quick answers',
  ],
  CheckoutStrip: ['Summary'],
  ConfirmModal: ['yes', 'no', 'That did not work. Try again.'],
  CopyButton: ['Copied'],
  DateField: [
    'Open the calendar',
    'dd',
    'mm',
    'yyyy',
    'Use …',
    'Choose … or later',
    'Choose … or earlier',
    'There is no …. Check the day and the month.',
  ],
  MoneyField: ['At least …', 'At most …'],
  OrderCard: ['late by …', 'expected …', '… min', '… h … min'],
  Pager: ['Pages', 'Previous page', 'Next page', 'page … of …'],
  PasswordField: ['Hide password', 'Show password'],
  Price: ['IDR'],
  OptionGroup: ['Choose …', 'Choose up to …', 'Choose … to …', '… of … chosen'],
  QuantityStepper: ['One less', 'One more', 'At most …', 'At least …'],
  SearchBox: ['Clear search'],
  SelectionBar: ['Selection', '… selected', 'Clear', 'Delete'],
  Stat: ['Nothing yet'],
  Steps: ['Progress', ', done'],
  TextArea: ['… … left', 'character', 'characters'],
  ThemeToggle: ['Switch theme'],
  TimeField: ['Choose'],
  Toaster: ['Undo'],
  TopBar: ['Main', '1 item', '… items'],
};

/** The part whose English a node stands in: `const english = { … } satisfies Phrases['Pager']`. */
function phrasesOf(node) {
  let at = node.parent;
  while (at && !(ts.isVariableDeclaration(at) && at.name.getText() === 'english')) at = at.parent;
  const made = at?.initializer;
  return made && ts.isSatisfiesExpression(made) ? /^Phrases\['(\w+)'\]$/.exec(made.type.getText())?.[1] : undefined;
}

/** Texts of a file that people may read or hear: all of its English, and what stands elsewhere. */
const wordsOf = ({ source }) =>
  spokenIn(source, (node) => phrasesOf(node) !== undefined && !ts.isLiteralTypeNode(node.parent));

/** The contract's plain constants, run as they stand: their values are the shop's words. */
async function contractWords() {
  const words = new Set();
  const gather = (value) => {
    if (typeof value === 'string') words.add(value.toLowerCase());
    else if (typeof value === 'function') gather(value(''));
    else if (value && typeof value === 'object') Object.values(value).forEach(gather);
  };
  for (const name of ['api-paths', 'errors', 'ids', 'messages', 'pages', 'paths', 'statuses']) {
    const { module } = await runnerImport(`${root}packages/contract/src/constants/${name}.ts`, { configFile: false });
    gather({ ...module });
  }
  return words;
}

const shopWords = await contractWords();
const dishes = readdirSync(`${root}apps/api/assets/demo`).map((file) =>
  file.replace(/\.\w+$/, '').replaceAll('-', ' '),
);
/** What no text of ui may contain, comments included: long enough to be nothing but the shop's. */
const telling = [...shopWords, ...dishes]
  .filter((word) => /\S[ _/]\S/.test(word) || /^\/\w{4}/.test(word))
  .map((word) => word.toLowerCase());
/** Whether a line says it: an address begins where it is written, not within the path of a file or as a closing tag. */
const says = (line, word) =>
  line.includes(word) && (!word.startsWith('/') || new RegExp(`(?<![\\w.<])${word}`).test(line));
/** Of the contract's short words, those that are plain English as well. */
const PLAIN = new Set(['closed', 'failed', 'message', 'name', 'number', 'offer', 'percent', 'xl']);

const problems = [];
const unused = new Set(
  Object.entries(OWN_WORDS).flatMap(([folder, words]) => words.map((word) => `${folder}: ${word}`)),
);

for (const file of uiFiles()) {
  const [folder] = file.name.replace(/^shop\//, '').split('/');
  // other languages say the same, and are held to it by their type
  for (const { node, text } of folder === 'phrases' ? [] : wordsOf(file)) {
    unused.delete(`${folder}: ${text}`);
    if (!OWN_WORDS[folder]?.includes(text)) problems.push(`${placeOf(file, node)} says "${text}"`);
    else if (phrasesOf(node) !== folder && !NAMES.has(`${folder}: ${text}`))
      problems.push(`${placeOf(file, node)} says "${text}" beside its constant english: no language can replace it`);
  }
  const look = (node) => {
    if (ts.isPropertyAccessExpression(node) && node.expression.getText() === 'english')
      problems.push(`${placeOf(file, node)} speaks English whatever the language: take it from usePhrases`);
    if (ts.isStringLiteralLike(node) && shopWords.has(node.text.toLowerCase()) && !PLAIN.has(node.text.toLowerCase())) {
      problems.push(`${placeOf(file, node)} knows the shop's "${node.text}"`);
    }
    ts.forEachChild(node, look);
  };
  look(file.source);
}
const sheets = readdirSync(uiSrc, { recursive: true }).filter((path) => path.endsWith('.css'));
const texts = [
  ...uiFiles().map(({ name, source }) => [name, source.text]),
  ...sheets.map((name) => [name, readFileSync(`${uiSrc}/${name}`, 'utf8')]),
];
for (const [name, text] of texts) {
  text.split('\n').forEach((line, index) => {
    const word = telling.find((one) => says(line.toLowerCase(), one));
    if (word) problems.push(`${name}:${index + 1} speaks of "${word}"`);
  });
}
for (const word of unused) problems.push(`nothing says ${word} any more`);

if (problems.length > 0) {
  console.error(
    `packages/ui knows no shop: what it says comes by props, or is a neutral word named in scripts/ui/check-words.mjs.`,
  );
  console.error(problems.map((problem) => `  ${problem}`).join('\n'));
  process.exit(1);
}
console.log(`${Object.values(OWN_WORDS).flat().length} neutral words, none of the shop's`);
