import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GoalRing } from './GoalRing';

const meta = {
  id: 'ui-goalring',
  component: GoalRing,
  args: { percent: 76, label: 'Goals on 76%' },
} satisfies Meta<typeof GoalRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Goals on 76%' })).toHaveTextContent('76%');
  },
};
export const Nothing: Story = { args: { percent: 0, label: 'Goals on 0%' } };
export const Started: Story = { args: { percent: 1, label: 'Goals on 1%' } };
export const Reached: Story = { args: { percent: 100, label: 'Goals on 100%' } };
export const Passed: Story = { args: { percent: 1248, label: 'Goals on 1248%' } };
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 110 }}>
        <Story />
      </div>
    ),
  ],
};
export const Dark: Story = { globals: { theme: 'dark' } };
