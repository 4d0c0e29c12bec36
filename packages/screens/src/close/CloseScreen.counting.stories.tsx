import { closeDayFailures, eveningHandlers, moveCashFailures, openDays, showOpenDay } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { CloseScreen } from './CloseScreen';

const meta = {
  title: 'Screens/Close/Counting',
  component: CloseScreen,
  args: { day: null, page: 1, onPage: fn() },
  parameters: { layout: 'fullscreen', session: 'admin' },
  beforeEach({ msw }) {
    msw.use(...eveningHandlers);
  },
} satisfies Meta<typeof CloseScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const FIELDS = {
  cash: 'Counted in the drawer',
  terminal: 'On the terminal’s slip',
  transfer: 'On the account’s statement',
  card: 'In the provider’s report',
  qris: 'In the provider’s QRIS report',
};

/** Of what is typed: the days below say theirs in the same words. */
const OF_COUNT = { selector: '.close-difference' };

/** Types what is expected everywhere, but for so much of the cash. */
async function count({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>, off = 0) {
  for (const { tender, expected } of openDays.evening.tenders) {
    const field = await canvas.findByRole('textbox', { name: FIELDS[tender] });
    await userEvent.type(field, String(expected + (tender === 'cash' ? off : 0)));
  }
}

/** Less in the drawer than there should be: by how much, and a field for why. */
export const Differences: Story = {
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    await count({ canvas, userEvent }, -12_000);
    await expect(canvas.getByText('IDR 12,000 short', OF_COUNT)).toBeVisible();
    await expect(canvas.getAllByText('It fits', OF_COUNT)).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the float' }));
    await expect(canvas.getByText('IDR 500,000 stays as the next day’s float.')).toBeVisible();
  },
};

/** It is closed by a reason only, and nothing typed is lost. */
export const NoReason: Story = {
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    await count({ canvas, userEvent }, 5_000);
    await userEvent.click(canvas.getByRole('button', { name: 'Close the day' }));
    const why = canvas.getByRole('textbox', { name: 'Why is that?' });
    await waitFor(() => expect(why).toHaveFocus());
    await expect(why).toHaveAccessibleDescription('Say why it is not what was expected');
    await expect(canvas.getByText('IDR 5,000 too much', OF_COUNT)).toBeVisible();
  },
};

/** Asked once, as it is for good; then the report is there, to be printed. */
export const Closes: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await count({ canvas, userEvent }, -12_000);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Why is that?' }), 'Change given twice');
    await userEvent.click(canvas.getByRole('button', { name: 'Close the day' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Close Friday, 20 Nov?' }));
    await userEvent.click(question.getByRole('button', { name: 'Close it' }));
    const paper = within(await canvas.findByRole('article', { name: 'Report of Friday, 20 Nov' }));
    await expect(paper.getByText('Change given twice')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Print on 80 mm' })).toBeVisible();
  },
};

/** A sale has come in meanwhile: what was expected and is now, and what was counted stays. */
export const Changed: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(closeDayFailures.changed);
  },
  play: async ({ canvas, userEvent }) => {
    await count({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Close the day' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close it' }));
    const [before, now] = [openDays.evening, openDays.busier].map(({ tenders }) => tenders[0]?.expected ?? 0);
    const note = await canvas.findByRole('alert');
    await expect(note).toHaveTextContent(
      `Cash drawer: IDR ${before?.toLocaleString('en')}, now IDR ${now?.toLocaleString('en')}`,
    );
    await expect(canvas.getByRole('textbox', { name: FIELDS.cash })).toHaveValue(before?.toLocaleString('en'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** Sari was quicker: what she counted and what was counted here, and the way to her report. */
export const Outrun: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(closeDayFailures.outrun);
  },
  play: async ({ canvas, userEvent }) => {
    await count({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Close the day' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close it' }));
    const note = within(await canvas.findByRole('alert'));
    await expect(note.getByText(/^Cash drawer: they counted/)).toBeVisible();
    await expect(note.getByRole('link', { name: 'See the closed day' })).toHaveAttribute(
      'href',
      '/close?day=2026-11-20',
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** Cash that is put in has an amount and a reason, and is on the list at once. */
export const PutIn: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(showOpenDay('running'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Put cash in' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Put cash in' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(dialog.getByText('More than nothing')).toBeVisible();
    await expect(dialog.getByText('Say what it is for')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Amount' }), '50000');
    await userEvent.type(dialog.getByRole('textbox', { name: 'What for' }), 'Coins from the corner shop');
    await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('50,000');
  },
};

export const PutInNoted: Story = {
  ...PutIn,
  tags: ['behaviour'],
  play: async (context) => {
    await PutIn.play?.(context);
    const dialog = within(await screen.findByRole('dialog'));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await context.canvas.findByText('Coins from the corner shop')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A colleague has said the float already: what was typed stays. */
export const FloatOutrun: Story = {
  tags: ['behaviour'],
  beforeEach({ msw }) {
    msw.use(showOpenDay('first'), moveCashFailures.outrun);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set the float' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Set the float' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Amount' }), '500000');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('The drawer has its float already. Use pay in or pay out')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('500,000');
  },
};
