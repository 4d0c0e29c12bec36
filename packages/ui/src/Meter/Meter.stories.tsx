import type { Meta, StoryObj } from '@storybook/react-vite';
import { Meter } from './Meter';

const meta = {
  id: 'ui-meter',
  component: Meter,
  args: { label: 'Kopi Susu Gula Aren', value: 51, max: 64, tone: 'brand', size: 'md' },
} satisfies Meta<typeof Meter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Muted: Story = { args: { tone: 'muted', size: 'sm' } };
export const Small: Story = { args: { size: 'sm' } };
export const Empty: Story = { args: { value: 0 } };
export const Hardly: Story = { args: { value: 1, max: 400 } };
export const Over: Story = { args: { value: 90 } };
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 80 }}>
        <Story />
      </div>
    ),
  ],
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const DarkMuted: Story = { ...Muted, globals: { theme: 'dark' } };
