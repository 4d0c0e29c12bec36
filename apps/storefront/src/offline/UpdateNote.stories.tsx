import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import '../shell/Notes.css';
import { UpdateNote, type UpdateNoteProps } from './UpdateNote';

const taken = fn();

const meta = {
  title: 'Screens/Shell/UpdateNote',
  component: UpdateNote,
  args: { onReload: taken },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<UpdateNoteProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A new version is here.')).toBeVisible();
  },
};

export const Taken: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(taken).toHaveBeenCalledOnce();
  },
};
