import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Avatar } from './Avatar';

// a face drawn here, so that a story needs no server
const face = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><path fill="#ffdd94" d="M0 0h60v60H0z"/><circle cx="30" cy="24" r="12" fill="#8d5c40"/><path fill="#51301f" d="M6 60a24 22 0 0 1 48 0Z"/></svg>',
)}`;

const meta = {
  id: 'ui-avatar',
  component: Avatar,
  args: { name: 'Rani Anjani', src: null, size: 'md', ring: false },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Photo: Story = { args: { src: face } };
export const Small: Story = { args: { size: 'sm', src: face, ring: true } };
export const Large: Story = { args: { size: 'lg' } };
export const Ring: Story = { args: { ring: true } };
export const Nameless: Story = { args: { name: '' } };

/** A picture that does not load gives way to the initials. */
export const BrokenPhoto: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('RA')).toBeVisible());
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
export const LongText: Story = { args: { name: 'Raden Ajeng Kartini Djojo Adhiningrat' } };
export const Dark: Story = { args: { ring: true }, globals: { theme: 'dark' } };
export const DarkLarge: Story = { args: { size: 'lg' }, globals: { theme: 'dark' } };
