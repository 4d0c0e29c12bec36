import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from '../Price';
import { Stat } from '../Stat';
import { StatRow } from './StatRow';

const meta = {
  id: 'ui-statrow',
  component: StatRow,
  args: {
    children: (
      <>
        <Stat label="Income" value={<Price amount={4_618_000} />} delta={{ tone: 'up', text: '12% on last month' }} />
        <Stat label="Orders" value="186" delta={{ tone: 'up', text: '9% on last month' }} />
        <Stat label="Minutes to ready" value="11" delta={{ tone: 'down', text: '2 min slower' }} />
        <Stat label="Best seller" value="Kopi Susu" delta={{ tone: 'up', text: '64 cups' }} />
      </>
    ),
  },
} satisfies Meta<typeof StatRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Three: Story = {
  args: {
    children: (
      <>
        <Stat label="Income" value={<Price amount={4_618_000} />} />
        <Stat label="Outcome" value={<Price amount={212_000} />} />
        <Stat label="Orders" value="186" />
      </>
    ),
  },
};
export const Busy: Story = {
  args: {
    'aria-busy': true,
    children: ['Income', 'Orders', 'Minutes to ready', 'Best seller'].map((label) => (
      <Stat key={label} label={label} value={null} busy />
    )),
  },
};
export const LongText: Story = {
  args: {
    children: (
      <>
        <Stat label="Income" value={<Price amount={1_234_567_890} />} />
        <Stat label="Orders" value="12,186" />
        <Stat label="Minutes to ready" value="Nothing to tell" />
        <Stat label="Best seller" value="Nasi Goreng Kampung with Fried Egg" />
      </>
    ),
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
