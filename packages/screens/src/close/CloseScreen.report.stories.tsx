import { closeFailures } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { printer } from '../testing/papers';
import { triedAgain } from '../testing/triedAgain';
import { CloseScreen } from './CloseScreen';

const meta = {
  title: 'Screens/Close/Report',
  component: CloseScreen,
  args: { day: '2026-11-19', page: 1, onPage: fn() },
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof CloseScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A closed day on paper: what was expected and counted, why they differ, and what stayed in the drawer. */
export const Success: Story = {
  play: async ({ canvas }) => {
    const paper = within(await canvas.findByRole('article', { name: 'Report of Thursday, 19 Nov' }));
    await expect(paper.getByText('Change for a 100,000 note given twice')).toBeVisible();
    await expect(paper.getByText('Left for the next day')).toBeVisible();
    await expect(paper.getByText(/^PASTA20, 9 ×/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Print on A4' })).toBeVisible();
  },
};

/** A day on which all of it fits, in the other language. */
export const Indonesian: Story = {
  args: { day: '2026-11-18' },
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    const paper = within(await canvas.findByRole('article', { name: 'Laporan Rabu, 18 Nov' }));
    await expect(paper.getAllByText('Pas')).toHaveLength(5);
    await expect(canvas.getByRole('button', { name: 'Cetak di 80 mm' })).toBeVisible();
  },
};

export const Prints: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const print = printer();
    for (const name of ['Print on A4', 'Print on 80 mm']) {
      print.mockClear();
      await userEvent.click(await canvas.findByRole('button', { name }));
      await waitFor(() => expect(print).toHaveBeenCalledOnce());
      await waitFor(() => expect(canvas.getByRole('button', { name })).toBeEnabled());
    }
  },
};

/** A browser that refuses: said, and tried again by the same button. */
export const NotPrinted: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    printer(false);
    await userEvent.click(await canvas.findByRole('button', { name: 'Print on A4' }));
    await expect(await canvas.findByText(/^The browser did not print/)).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(closeFailures.slow);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the day')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(closeFailures.failed);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const FailedThenTriedAgain: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: triedAgain((canvas) => canvas.findByRole('article', { name: 'Report of Thursday, 19 Nov' })),
};
