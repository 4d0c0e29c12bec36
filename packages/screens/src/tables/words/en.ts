import type { LabelProblem } from '@seduh/domain';
import { tableCalled } from '@seduh/contract/constants';

const named = (label: string) => tableCalled('Table', label);
const inside = (label: string) => tableCalled('table', label);

/** Where staff keep the tables, and print what stands on them. */
export const words = {
  title: 'Tables',
  counter: 'Counter',
  lead: 'Each table has a code. Who scans it gets the menu with the table set, and the order says where to bring it.',
  loading: 'Loading the tables',
  failed: 'The tables did not come',
  empty: 'No tables yet',
  emptyText: 'Add them by their numbers, and print a tile for each.',

  add: 'Add tables',
  which: 'Which ones',
  whichHint: 'A number, a name, or several at once: 7, Terrace 2, 1–12.',
  addThem: 'Add',
  added: (count: number) => (count === 1 ? '1 table added' : `${count} tables added`),
  problems: {
    missing: 'Say which table.',
    tooLong: 'A name has at most 20 characters.',
    number: 'Tables go from 1 to 999.',
    backwards: 'The first number comes before the last one.',
    tooMany: 'At most 100 at a time.',
  } satisfies Record<LabelProblem, string>,

  list: 'All tables',
  count: (count: number) => (count === 1 ? '1 table' : `${count} tables`),
  table: named,
  link: (label: string) => `Link of ${inside(label)}`,
  retired: 'Retired',
  rename: 'Rename',
  renameOne: (label: string) => `Rename ${inside(label)}`,
  name: 'Name',
  nameHint: 'Its code stays, and so does what is printed of it. Orders that were placed keep the name before.',
  save: 'Save',
  cancel: 'Cancel',
  renamed: (label: string) => `It is ${inside(label)} now`,
  conflict: (label: string, isActive: boolean) =>
    `Somebody else has changed it meanwhile: it is ${inside(label)}${isActive ? '' : ', retired,'} now. Save again to call it as you typed.`,
  newCode: 'New code',
  newCodeOne: (label: string) => `New code for ${inside(label)}`,
  askNewCode: (label: string) => `A new code for ${inside(label)}?`,
  askNewCodeText: 'The tile on the table stops working. Print the new one. Orders that were placed keep their table.',
  yesNewCode: 'Make a new code',
  noNewCode: 'Keep the code',
  newCodeNow: (label: string) => `${named(label)} has a new code: print its tile`,
  codeConflict: (label: string, isActive: boolean) =>
    `Somebody else has changed it meanwhile: it is ${inside(label)}${isActive ? '' : ', retired,'} now. Press again to give it a new code.`,
  codeOutrun: 'Somebody else has just given it a new code. Keep that one, or press again for another.',
  retire: 'Retire',
  retireOne: (label: string) => `Retire ${inside(label)}`,
  askRetire: (label: string) => `Retire ${inside(label)}?`,
  askRetireText:
    'Its code orders for no table from now on. Orders that were placed keep it, and you can bring it back with the same code.',
  yesRetire: 'Retire it',
  noRetire: 'Keep it',
  retiredNow: (label: string) => `${named(label)} is retired`,
  bringBack: 'Bring back',
  bringBackOne: (label: string) => `Bring back ${inside(label)}`,
  isBack: (label: string) => `${named(label)} is back`,

  tiles: 'Tiles to print',
  tilesText: 'Thick paper, or any paper in an A6 stand. Scan one before you put them out.',
  paper: 'Paper',
  a6: 'A6, one each',
  a4: 'A4, four each',
  print: (count: number) => (count === 1 ? 'Print 1 tile' : `Print ${count} tiles`),
  printOne: (label: string) => `Print the tile of ${inside(label)}`,
  notPrinted: 'Your browser did not print. Allow it to, and try again.',
  preview: (label: string) => `Tile of ${inside(label)}`,
  code: (label: string) => `QR code of ${inside(label)}`,

  /** On the tile, which says all of it in both languages: this page's first. */
  word: 'Table',
  otherWord: 'Meja',
  scan: 'Scan, choose, and we bring it to you.',
  otherScan: 'Pindai, pilih, kami antar ke mejamu.',
};
