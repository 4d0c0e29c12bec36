import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../Button';
import { Chip } from '../../Chip';
import { Armchair, Bike, Clock } from '../../icons';
import { OrderCard } from './OrderCard';

const meta = {
  id: 'ui-ordercard',
  component: OrderCard,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(19rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    number: 'SD-2043',
    ageMinutes: 4,
    lateMinutes: 0,
    who: 'Ayu L.',
    deliveryMethod: 'Dine in, table 7',
    deliveryIcon: <Armchair />,
    lines: [
      { qty: 2, text: 'Iced Lemon Tea, R' },
      { qty: 1, text: 'Nasi Goreng Kampung with Fried Egg' },
    ],
    fresh: false,
    busy: false,
    href: '/history/2043',
    next: <Button size="sm">Accept</Button>,
    actions: (
      <Button size="sm" variant="line" danger>
        Decline
      </Button>
    ),
  },
} satisfies Meta<typeof OrderCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** How each is made stands under it. */
export const WithOptions: Story = {
  args: {
    lines: [
      { qty: 1, text: 'Hazelnut Latte, L', detail: 'Oat milk, 50 % sugar, Less ice, Extra shot' },
      { qty: 2, text: 'Hazelnut Latte, R', detail: 'Whole milk, 100 % sugar' },
      { qty: 1, text: 'Butter Croissant' },
    ],
  },
};

export const WithNote: Story = { args: { note: 'Less ice, please.' } };

/** Before all else, in words and with an icon besides the red. */
export const WithWarning: Story = {
  args: {
    warnings: [
      { label: 'Allergy', text: 'no peanuts please, allergy' },
      { label: 'Avoided', text: 'milk in Iced Lemon Tea' },
    ],
    note: 'Less ice, please.',
  },
};

/** Nobody begins it before its money has come. */
export const Unpaid: Story = {
  args: {
    payment: (
      <Chip tone="warn" icon={<Clock />}>
        Waiting for transfer IDR 74,200
      </Chip>
    ),
    next: <Button size="sm">Confirm payment</Button>,
  },
};

/** Paid at the door: the amount stands above the button that hands it over. */
export const TakeCash: Story = {
  args: {
    deliveryMethod: 'Door delivery, 14:35',
    deliveryIcon: <Bike />,
    place: <p>Jalan Cokroaminoto 88, Menteng</p>,
    payment: (
      <>
        <Chip tone="warn">Take IDR 74,200 in cash</Chip>
        <Button size="sm" variant="quiet">
          Cash taken
        </Button>
      </>
    ),
    next: (
      <Button size="sm" variant="line">
        Mark delivered
      </Button>
    ),
    actions: null,
  },
};

export const Late: Story = {
  args: {
    number: 'SD-2041',
    ageMinutes: 13,
    lateMinutes: 4,
    who: 'Rani A.',
    deliveryMethod: 'Door delivery, 14:35',
    deliveryIcon: <Bike />,
    next: (
      <Button size="sm" variant="brand">
        Mark ready
      </Button>
    ),
    actions: null,
  },
};

/** Before the promised time has passed: what is on the board before it takes longer. */
export const Expected: Story = {
  args: {
    number: 'SD-2041',
    ageMinutes: 13,
    expected: '14:42',
    deliveryMethod: 'Door delivery, 14:35',
    deliveryIcon: <Bike />,
  },
};

export const LateAndExpected: Story = { args: { ...Late.args, expected: '14:42' } };

export const Fresh: Story = { args: { fresh: true, ageMinutes: 0 } };
export const Busy: Story = {
  args: {
    busy: true,
    next: (
      <Button size="sm" loading>
        Accept
      </Button>
    ),
    actions: null,
  },
};
export const NoActions: Story = { args: { next: null, actions: null } };

export const LongText: Story = {
  args: {
    number: 'SD-2000000041',
    ageMinutes: 125,
    lateMinutes: 4,
    who: 'Raden Mas Suryodiningrat Kusumaningrat of the third house',
    deliveryMethod: 'Door delivery, second gate, the one with the bougainvillea, 14:35',
    lines: [{ qty: 120, text: 'Kopi Susu Gula Aren with oat milk, half the sugar and no ice, Extra Large' }],
    place: <p>Jalan Cokroaminoto 88, second gate, the one with the bougainvillea, Menteng, Jakarta Pusat</p>,
    payment: <Chip tone="warn">Waiting for transfer IDR 1,274,200,000 until tomorrow evening</Chip>,
    warnings: [
      { label: 'Allergy', text: 'nuts, peanuts, sesame and whatever has been fried in the same oil. '.repeat(3) },
    ],
    note: 'Please ring twice, as the first bell has been broken since the last rain.',
  },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '240px' }}>
        <Story />
      </div>
    ),
  ],
};

export const Dark: Story = { ...WithWarning, globals: { theme: 'dark' } };
export const DarkExpected: Story = { ...Expected, globals: { theme: 'dark' } };
export const DarkLate: Story = { ...Late, globals: { theme: 'dark' } };
