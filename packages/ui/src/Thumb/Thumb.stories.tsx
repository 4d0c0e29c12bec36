import type { Meta, StoryObj } from '@storybook/react-vite';
import { latte } from '../fixtures/pictures';
import { Thumb } from './Thumb';

const meta = {
  id: 'ui-thumb',
  component: Thumb,
  args: { image: latte, size: 'md', out: false },
} satisfies Meta<typeof Thumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 'sm' } };
export const SoldOut: Story = { args: { out: true } };
export const NoPicture: Story = { args: { image: null } };
export const Dark: Story = { globals: { theme: 'dark' } };
