import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WifiOff } from '../icons';
import { Banner } from './Banner';

const meta = {
  id: 'ui-banner',
  component: Banner,
  args: { tone: 'info', children: 'The kitchen opens at 7. Order now, brewed then.' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Ok: Story = { args: { tone: 'ok', children: 'Your address is saved.' } };

/** Read out as soon as it appears. */
export const Bad: Story = {
  args: { tone: 'bad', children: 'All input must be fulfilled' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('All input must be fulfilled');
  },
};
export const OwnIcon: Story = { args: { tone: 'bad', icon: <WifiOff />, children: 'You are offline' } };
export const LongText: Story = {
  args: {
    tone: 'bad',
    children: 'The bank refused the payment. Nothing has been taken: try another card, or pay on delivery.',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
};
export const Dark: Story = { ...Bad, globals: { theme: 'dark' } };
export const DarkInfo: Story = { globals: { theme: 'dark' } };
