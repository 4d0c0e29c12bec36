import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { TextField } from '../TextField';
import { Modal } from './Modal';

const meta = {
  id: 'ui-modal',
  component: Modal,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Decline this order?',
    description: 'The guest is told why.',
    role: 'dialog',
    actions: (
      <>
        <Button variant="line">Keep it</Button>
        <Button danger>Decline</Button>
      </>
    ),
    busy: false,
    stackActions: false,
  },
  parameters: { docs: { story: { inline: false, height: '26rem' } } },
  render: function Held(args) {
    const [open, setOpen] = useState(args.open);
    const onOpenChange = (next: boolean) => {
      setOpen(next);
      args.onOpenChange(next);
    };
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open it</Button>
        <Modal {...args} open={open} onOpenChange={onOpenChange} />
      </>
    );
  },
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Default: Story = {
  play: async () => {
    const dialog = screen.getByRole('dialog', { name: 'Decline this order?' });
    await expect(dialog).toHaveAccessibleDescription('The guest is told why.');
    await expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  },
};
export const EscapeReturnsFocus: Story = {
  tags: ['behaviour'],
  args: { open: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open it' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await isGone();
    await expect(args.onOpenChange.mock.calls).toEqual([[false]]);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open it' })).toHaveFocus());
  },
};
export const ScrimCloses: Story = {
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(document.querySelector('.sd-scrim')!);
    await isGone();
    await expect(args.onOpenChange.mock.calls).toEqual([[false]]);
  },
};
export const FocusIsTrapped: Story = {
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Decline' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Decline' })).toHaveFocus();
  },
};
export const InjectsNoStyleTag: Story = {
  tags: ['behaviour'],
  args: { open: false },
  play: async ({ canvas, userEvent }) => {
    const before = document.querySelectorAll('style').length;
    await userEvent.click(canvas.getByRole('button', { name: 'Open it' }));
    await screen.findByRole('dialog');
    await expect(document.querySelectorAll('style')).toHaveLength(before);
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  },
};
export const WithContent: Story = {
  args: {
    children: <TextField label="Reason" defaultValue="Out of matcha" />,
  },
};
export const StackedActions: Story = { args: { stackActions: true } };
export const LongText: Story = {
  args: {
    title: 'Nasi Goreng Kampung with Fried Egg, Prawn Crackers and Extra Sambal Terasi',
    description: 'The kitchen ran out of rice. '.repeat(60),
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
