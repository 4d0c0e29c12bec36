import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../Button';
import { Clock, MapPin } from '../../icons';
import { AddressCard } from './AddressCard';

const meta = {
  id: 'ui-addresscard',
  component: AddressCard,
  decorators: [
    (Story) => (
      <div style={{ background: 'var(--raised)', maxInlineSize: '32rem', padding: '1.25rem' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    icon: <MapPin />,
    title: 'Delivery to Jl. Teuku Umar 12',
    lines: ['Menteng, Jakarta Pusat 10350. Second gate.', '+62 812 3456 7890'],
    outlined: false,
  },
} satisfies Meta<typeof AddressCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const edit = (
  <Button variant="quiet" size="sm">
    Edit
  </Button>
);

export const Default: Story = {};
export const WithAction: Story = { args: { action: edit } };

export const NoAddressYet: Story = {
  args: {
    title: 'No address yet',
    lines: ['We need one for Door delivery.'],
    action: <Button size="sm">Add</Button>,
    outlined: true,
  },
};

/** Two rows in one panel part themselves by a dashed rule. */
export const PlaceAndTime: Story = {
  render: (args) => (
    <>
      <AddressCard {...args} />
      <AddressCard
        icon={<Clock />}
        title="Door delivery, today 14:30"
        lines={['About 25 minutes after it leaves the kitchen.']}
      />
    </>
  ),
};

export const LongText: Story = {
  args: {
    title: 'Delivery to the guest house at the very end of Jalan Haji Agus Salim, beside the old cinema',
    lines: [
      'Menteng, Jakarta Pusat 10350. Second gate, the one with the bougainvillea; the first bell is broken.',
      '+62 812 3456 7890',
    ],
    action: edit,
  },
};

/** The phone number is read from its plus on, also in a page from right to left. */
export const RightToLeft: Story = {
  args: { action: edit },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const text = canvas.getByText('+62 812 3456 7890').firstChild as Text;
    const [plus, zero] = [0, text.length - 1].map((at) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    });
    await expect(plus).toBeLessThan(zero ?? 0);
  },
};

export const Narrow: Story = {
  args: { action: edit },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '240px' }}>
        <Story />
      </div>
    ),
  ],
};

export const Dark: Story = { globals: { theme: 'dark' } };
