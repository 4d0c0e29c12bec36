import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../Button';
import { Chip } from '../../Chip';
import { TicketPercent } from '../../icons';
import { OrderSummary } from './OrderSummary';

const meta = {
  id: 'ui-ordersummary',
  component: OrderSummary,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '25rem' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    title: 'Order summary',
    rows: [
      { label: 'Subtotal', amount: 112000 },
      { label: 'Promo PASTA20', amount: -20000, tone: 'discount' },
      { label: 'Tax and fees', amount: 9200 },
      { label: 'Shipping', amount: 10000 },
    ],
    totalLabel: 'Total',
    total: 111200,
    busy: false,
    headingLevel: 2,
  },
} satisfies Meta<typeof OrderSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithPromo: Story = {
  args: {
    children: (
      <>
        <Chip tone="ok" icon={<TicketPercent />}>
          PASTA20 applied
        </Chip>
        <Button variant="quiet" size="sm">
          Change
        </Button>
      </>
    ),
  },
};

export const WithLines: Story = { args: { title: 'SD-2041', header: <p>2 x Hazelnut Latte, Regular</p> } };

/** The total waits for its new sum. */
export const Loading: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Order summary' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const LongText: Story = {
  args: {
    rows: [
      { label: 'Subtotal of everything in the cart today', amount: 112000000 },
      { label: 'Promo ALLTHEBESTFORTHENEWYEAR', amount: 20000000, tone: 'discount' },
    ],
    total: 92000000,
  },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '280px' }}>
        <Story />
      </div>
    ),
  ],
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const DarkLoading: Story = { globals: { theme: 'dark' }, args: { busy: true } };
