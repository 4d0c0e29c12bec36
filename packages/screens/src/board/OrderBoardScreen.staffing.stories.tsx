import { showStaffing, staffingFailures, workableStaffing } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { boardArgs } from '../testing/board';
import { OrderBoardScreen } from './OrderBoardScreen';

// Who works at each station now: every time follows from it.
const meta = {
  title: 'Screens/Orders/Who is on',
  component: OrderBoardScreen,
  args: boardArgs,
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof OrderBoardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async ({ canvas, userEvent }: Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Who is on' }));
  return within(await screen.findByRole('dialog'));
};

export const AsUsual: Story = {
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await open({ canvas, userEvent });
    await waitFor(() => expect(dialog.getByRole('spinbutton', { name: 'People: Bar' })).toHaveValue('2'));
    await expect(dialog.getByText('It holds until the shop opens on its next day.')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'As usual' })).toBeNull();
  },
};

export const Said: Story = {
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(...workableStaffing()),
  play: async ({ canvas, userEvent }) => {
    const dialog = await open({ canvas, userEvent });
    const bar = within(dialog.getByRole('group', { name: 'People: Bar' }));
    await waitFor(() => expect(bar.getByRole('button', { name: 'One more' })).toBeEnabled());
    await userEvent.click(bar.getByRole('button', { name: 'One more' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Times follow from who is on')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await open({ canvas, userEvent });
    await waitFor(() => expect(again.getByRole('spinbutton', { name: 'People: Bar' })).toHaveValue('3'));
    await userEvent.click(again.getByRole('button', { name: 'As usual' }));
    await expect(await canvas.findByText('As usual again')).toBeVisible();
  },
};

/** It is busy: the button is marked, the dialog says where and from which wait on. */
export const Busy: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(showStaffing({ busy_minutes: 25, busy: ['bar'] }));
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Who is on' });
    await waitFor(() => expect(button).toHaveAttribute('title', 'Who is on, busy now'));
    // a shape, not a colour alone
    await expect(getComputedStyle(button, '::after').content).not.toBe('none');
    const dialog = await open({ canvas, userEvent });
    await expect(await dialog.findByText(/busy now/)).toBeVisible();
    // what is set stands among what is on offer
    await expect(dialog.getByRole('radio', { name: 'over 25 min' })).toBeChecked();
  },
};

export const LimitChanged: Story = {
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(...workableStaffing()),
  play: async ({ canvas, userEvent }) => {
    const dialog = await open({ canvas, userEvent });
    await expect(await dialog.findByRole('radio', { name: 'over 30 min' })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: 'Never' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await open({ canvas, userEvent });
    await expect(again.getByRole('radio', { name: 'Never' })).toBeChecked();
    // nobody has said who is on
    await expect(again.queryByRole('button', { name: 'As usual' })).toBeNull();
  },
};

/** What was counted stays. */
export const Failed: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(staffingFailures.put.offline);
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await open({ canvas, userEvent });
    const bar = within(dialog.getByRole('group', { name: 'People: Bar' }));
    await waitFor(() => expect(bar.getByRole('button', { name: 'One more' })).toBeEnabled());
    await userEvent.click(bar.getByRole('button', { name: 'One more' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('spinbutton', { name: 'People: Bar' })).toHaveValue('3');
  },
};
