import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { latte } from '../../fixtures/pictures';
import { StaffCard } from './StaffCard';

const facts = (achieved: string, served: string) => [
  { label: 'Achieved', value: achieved },
  { label: 'Served', value: served },
];

const meta = {
  id: 'ui-staffcard',
  component: StaffCard,
  args: {
    name: 'Cheryn Melati',
    image: null,
    note: 'Keep it up, Cheryn.',
    meterLabel: 'Goal of Cheryn Melati',
    percent: 70,
    facts: facts('3.5M of 5M', '478 customers'),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StaffCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Goal of Cheryn Melati' })).toHaveAttribute('aria-valuetext', '70%');
    await expect(canvas.getByText('3.5M of 5M')).toBeVisible();
  },
};
export const Photo: Story = { args: { image: latte.src } };
export const NoNote: Story = { args: { note: undefined } };
export const OverTheGoal: Story = { args: { percent: 124, facts: facts('6.2M of 5M', '478 customers') } };
export const LongText: Story = {
  args: {
    name: 'Raden Ajeng Kartini Djojo Adhiningrat',
    facts: facts('3.5M of 5M', '12,478 customers in eleven months'),
  },
};
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 230 }}>
        <Story />
      </div>
    ),
  ],
};
export const Dark: Story = { globals: { theme: 'dark' } };
