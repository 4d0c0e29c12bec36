import {
  addTablesFailures,
  editTableFailures,
  longTable,
  showTables,
  tableCodeFailures,
  tableRenamed,
  tables,
  tablesFailures,
} from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { readDrawnQr } from '../testing/drawnQr';
import { printer } from '../testing/papers';
import { triedAgain } from '../testing/triedAgain';
import { turnedAway } from '../testing/turnedAway';
import { expectNoSidewaysScroll } from '../testing/width';
import { TablesScreen } from './TablesScreen';

const meta = {
  title: 'Screens/Tables',
  component: TablesScreen,
  args: { linkOf: (code) => `https://seduh.example/t/${code}` },
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof TablesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const codeOf = async (canvas: Canvas, name: string) =>
  (await canvas.findByRole('img', { name })) as unknown as SVGSVGElement;
/** Once the shop's name is here, which stands on every tile. */
const pressPrint = async (canvas: Canvas) => {
  const print = await canvas.findByRole('button', { name: 'Print 10 tiles' });
  await waitFor(() => expect(print).toBeEnabled());
  await userEvent.click(print);
};
const dialog = async () => within(await screen.findByRole('dialog'));
const rename = async (canvas: Canvas, to: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Rename table 7' }));
  const field = await (await dialog()).findByRole('textbox', { name: 'Name' });
  await userEvent.clear(field);
  await userEvent.type(field, to);
  await userEvent.click((await dialog()).getByRole('button', { name: 'Save' }));
};

const askNewCode = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'New code for table 7' }));
  return within(await screen.findByRole('alertdialog'));
};
const makeNewCode = async (canvas: Canvas) => {
  const asked = await askNewCode(canvas);
  await userEvent.click(asked.getByRole('button', { name: 'Make a new code' }));
  return asked;
};

/** Ten tables and a retired one, and the tile of the first: its code is read from what is drawn. */
export const Success: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('10 tables')).toBeVisible();
    await expect(canvas.getByText('Terrace 2')).toBeVisible();
    await expect(canvas.getByText('Retired')).toBeVisible();
    const print = await canvas.findByRole('button', { name: 'Print 10 tiles' });
    await waitFor(() => expect(print).toBeEnabled());
    const read = await readDrawnQr(await codeOf(canvas, 'QR code of table 1'));
    await expect(read).toBe(args.linkOf(tables[0]?.code ?? ''));
    await expectNoSidewaysScroll();
  },
};

/** Its words, and the tile's: this page's language first, the other one below. */
export const Indonesian: Story = {
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('10 meja')).toBeVisible();
    const tile = await canvas.findByRole('article', { name: 'Kartu meja 1' });
    await expect(tile).toHaveTextContent(/Meja · Table1Pindai.*Scan/);
  },
};

export const LongText: Story = {
  beforeEach({ msw }) {
    msw.use(showTables([longTable]));
  },
  play: async ({ canvas }) => {
    const tile = await canvas.findByRole('article', { name: `Tile of ${longTable.label}` });
    await expect(tile.scrollHeight).toBeLessThanOrEqual(tile.clientHeight);
    await expectNoSidewaysScroll();
  },
};

/** One field for one or many; what is there already stays as it is. */
export const Adds: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Which ones' });
    await canvas.findByText('10 tables');
    await userEvent.type(field, '7–12{Enter}');
    await expect(await canvas.findByText('3 tables added')).toBeInTheDocument();
    await expect(await canvas.findByText('13 tables')).toBeVisible();
    await expect(field).toHaveValue('');
  },
};

/** A range from the last to the first is said at the field, and stays in it. */
export const BadInput: Story = {
  tags: ['posed'],
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Which ones' });
    await canvas.findByText('10 tables');
    await userEvent.type(field, '12–1{Enter}');
    await expect(await canvas.findByText('The first number comes before the last one.')).toBeVisible();
    await expect(field).toHaveValue('12–1');
    await expect(field).toHaveFocus();
  },
};

export const AddsWhatIsThere: Story = {
  tags: ['behaviour'],
  beforeEach({ msw }) {
    msw.use(addTablesFailures.taken);
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Which ones' });
    await userEvent.type(field, '7{Enter}');
    await expect(await canvas.findByText('There is a table of that name already')).toBeVisible();
    await expect(field).toHaveValue('7');
  },
};

export const Renames: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await rename(canvas, 'Window');
    await expect(await canvas.findByText('It is Window now')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Somebody else was faster: what it is now, and what was typed. */
export const Conflict: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(editTableFailures.conflict);
  },
  play: async ({ canvas }) => {
    await rename(canvas, 'Bar');
    const asked = await dialog();
    await expect(await asked.findByText(/^Somebody else has changed it meanwhile: it is Window now\./)).toBeVisible();
    await expect(asked.getByRole('textbox', { name: 'Name' })).toHaveValue('Bar');
  },
};

export const NameTaken: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(editTableFailures.taken);
  },
  play: async ({ canvas }) => {
    await rename(canvas, 'terrace 1');
    await expect(await (await dialog()).findByText('There is a table of that name already')).toBeVisible();
  },
};

/** Before anything is done it says what follows; "no" has the focus. */
export const NewCode: Story = {
  tags: ['posed'],
  play: async ({ canvas }) => {
    const asked = await askNewCode(canvas);
    await expect(asked.getByText(/^The tile on the table stops working\. Print the new one\./)).toBeVisible();
    await waitFor(() => expect(asked.getByRole('button', { name: 'Keep the code' })).toHaveFocus());
  },
};

export const MakesNewCode: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, msw }) => {
    await canvas.findByText('seduh.example/t/seatg8');
    const asked = await askNewCode(canvas);
    // what the shop has from then on
    msw.use(
      showTables(tables.map((table) => (table.label === '7' ? { ...table, code: 'anewg8', version: 2 } : table))),
    );
    await userEvent.click(asked.getByRole('button', { name: 'Make a new code' }));
    await expect(await canvas.findByText('Table 7 has a new code: print its tile')).toBeInTheDocument();
    await expect(await canvas.findByText('seduh.example/t/anewg8')).toBeVisible();
    await expect(canvas.queryByText('seduh.example/t/seatg8')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'New code for table 7' })).toHaveFocus());
  },
};

/** Esc and "no" leave the code as it is. */
export const KeepsCode: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const asked = await askNewCode(canvas);
    await userEvent.click(asked.getByRole('button', { name: 'Keep the code' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await askNewCode(canvas);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByText('seduh.example/t/seatg8')).toBeVisible();
  },
};

/** A colleague was faster, and has perhaps printed theirs: it is said, and pressing again makes another. */
export const CodeOutrun: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(tableCodeFailures.outrun);
  },
  play: async ({ canvas }) => {
    const asked = await makeNewCode(canvas);
    await expect(await asked.findByText(/^Somebody else has just given it a new code\./)).toBeVisible();
    await expect(asked.getByRole('button', { name: 'Make a new code' })).toBeEnabled();
  },
};

/** Somebody has renamed it: the second press is about the table as it is now. */
export const CodeConflict: Story = {
  tags: ['behaviour'],
  beforeEach({ msw }) {
    msw.use(tableRenamed);
  },
  play: async ({ canvas }) => {
    const asked = await makeNewCode(canvas);
    await expect(await asked.findByText(/^Somebody else has changed it meanwhile: it is Window now\./)).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Make a new code' }));
    await expect(await canvas.findByText('Window has a new code: print its tile')).toBeInTheDocument();
  },
};

/** Nothing has happened to the code: the dialog stays, and it can be tried again. */
export const NewCodeFailed: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(tableCodeFailures.failed);
  },
  play: async ({ canvas }) => {
    const asked = await makeNewCode(canvas);
    await expect(await asked.findByRole('alert')).toBeVisible();
    await expect(asked.getByRole('button', { name: 'Make a new code' })).toBeEnabled();
  },
};

export const Retires: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retire table 7' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Retire it' }));
    await expect(await canvas.findByText('Table 7 is retired')).toBeInTheDocument();
  },
};

export const BringsBack: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bring back table 9' }));
    await expect(await canvas.findByText('Table 9 is back')).toBeInTheDocument();
  },
};

/** All of them, and one; what was laid out for it goes afterwards. */
export const Prints: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const print = printer();
    await pressPrint(canvas);
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    await waitFor(() => expect(document.querySelector('.paper-job')).toBeNull());
    await userEvent.click(canvas.getByText('A4, four each'));
    await userEvent.click(canvas.getByRole('button', { name: 'Print the tile of table 7' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
  },
};

export const NotPrinted: Story = {
  tags: ['posed'],
  play: async ({ canvas }) => {
    printer(false);
    await pressPrint(canvas);
    await expect(await canvas.findByText(/^Your browser did not print/)).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(tablesFailures.slow);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the tables')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(tablesFailures.empty);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No tables yet')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Print/ })).toBeNull();
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(tablesFailures.failed);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const FailedThenTriedAgain: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: triedAgain((canvas) => canvas.findByText('10 tables')),
};

export const SignedOut: Story = turnedAway(null, '/tables');

export const Forbidden: Story = turnedAway('customer', '/tables');

export const Phone: Story = { tags: ['!visual'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { tags: ['!visual'], globals: { theme: 'dark' } };
