import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ConfirmModal } from './ConfirmModal';

const meta = {
  id: 'ui-confirmmodal',
  component: ConfirmModal,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Logout',
    text: 'Are you sure?',
    yesLabel: 'yes',
    noLabel: 'no',
    onConfirm: fn(),
    danger: false,
  },
  parameters: { docs: { story: { inline: false, height: '22rem' } } },
} satisfies Meta<typeof ConfirmModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const yes = () => screen.getByRole('button', { name: 'yes' });
const no = () => screen.getByRole('button', { name: 'no' });

export const Default: Story = {
  play: async () => {
    const dialog = screen.getByRole('alertdialog', { name: 'Logout' });
    await expect(dialog).toHaveAccessibleDescription('Are you sure?');
    await expect(yes()).toHaveFocus();
    await expect(no().compareDocumentPosition(yes())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};
export const Confirms: Story = {
  ...Default,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onOpenChange.mock.calls).toEqual([[false]]);
  },
};
export const EscapeMeansNo: Story = {
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange.mock.calls).toEqual([[false]]);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
/** Tab goes round the two answers, and the space bar gives the one that has the focus. */
export const AnswersByKey: Story = {
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await expect(no()).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(yes()).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onOpenChange.mock.calls).toEqual([[false]]);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
export const Destructive: Story = {
  args: { title: 'Delete 2 orders', text: 'They are gone from your list for good.', danger: true },
  play: async () => {
    await expect(no()).toHaveFocus();
  },
};
export const Loading: Story = {
  args: { busy: true },
};
export const LoadingHolds: Story = {
  ...Loading,
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(yes());
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
export const RejectedStaysOpen: Story = {
  tags: ['posed'],
  args: { onConfirm: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(yes());
    await expect(await screen.findByRole('alert')).toHaveTextContent('That did not work. Try again.');
    await expect(yes()).toHaveFocus();
    await expect(yes()).not.toHaveAttribute('aria-busy');
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('alert')).toBeVisible();
    await expect(args.onConfirm).toHaveBeenCalledTimes(2);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange.mock.calls).toEqual([[false]]);
  },
};
export const OtherWords: Story = {
  args: {
    yesLabel: 'Decline',
    noLabel: 'Keep it',
    title: 'Decline SD-2043',
    text: 'The guest is told, and the money goes back.',
  },
};
export const WithContent: Story = {
  args: { children: <p className="sd-small sd-muted">You have been here for an hour.</p> },
};
export const LongText: Story = {
  args: {
    title: 'Do you want to leave this page?',
    text: 'What you have typed is kept on this device only. '.repeat(4),
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
