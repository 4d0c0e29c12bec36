import { handlers, hideHistoryFailures, restoreHistoryFailures } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { HistoryScreen } from './HistoryScreen';

/** Orders leave the history: chosen, asked about, and for a moment to be had back. */
const meta = {
  title: 'Screens/History/Delete',
  component: HistoryScreen,
  args: { page: 1, onPageChange: fn(), onGo: fn() },
  parameters: { layout: 'fullscreen', session: 'customer' },
} satisfies Meta<typeof HistoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All finished orders of the page, not the open one; then none again. */
export const SelectAll: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('page 1 of 2');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await waitFor(() => expect(canvas.getByText('8 selected')).toBeVisible());
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Select Cold Brew/ }));
    await expect(canvas.getByText('7 selected')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
    canvas.getByRole('button', { name: 'Clear' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText(/selected$/)).toBeNull();
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toHaveFocus();
  },
};

export const Delete: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Select Cold Brew/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Delete 1 order?' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'no' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'yes' }));
    await expect(await canvas.findByText('1 order deleted')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Cold Brew/ })).toBeNull();
    // the button that asked is gone with the selection
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    const toast = (await canvas.findByText('1 order deleted')).closest<HTMLElement>('.sd-toast')!;
    await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('link', { name: /^Cold Brew/ })).toBeVisible();
  },
};

/** What could not be brought back is said, and can be tried again. */
export const UndoFails: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(restoreHistoryFailures.failed);
  },
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Select Cold Brew/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'yes' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText(/^Your orders are not back yet/)).toBeVisible();
    msw.use(...handlers);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('link', { name: /^Cold Brew/ })).toBeVisible();
    await expect(canvas.queryByText(/^Your orders are not back yet/)).toBeNull();
  },
};

/** The question stays with the reason, and so does the choice. */
export const DeleteFails: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(hideHistoryFailures.orderOpen);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Select Cold Brew/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(screen.getByRole('button', { name: 'yes' }));
    await waitFor(() => expect(dialog).toHaveTextContent('still under way cannot be deleted'));
    await userEvent.click(screen.getByRole('button', { name: 'no' }));
    await expect(canvas.getByText('1 selected')).toBeVisible();
  },
};
