import { makeOrder, seenBy, showOrders } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { expectNoSidewaysScroll } from '../testing/width';
import { EMPTY_FILTER } from './archiveFilter';
import { OrderArchiveScreen } from './OrderArchiveScreen';

const meta = {
  title: 'Screens/OrderArchive/Looks',
  component: OrderArchiveScreen,
  args: { filter: EMPTY_FILTER, onFilter: fn() },
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof OrderArchiveScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {
  tags: ['posed'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'SD-2032' }));
    await expectNoSidewaysScroll();
  },
};

export const LongText: Story = {
  tags: ['posed'],
  globals: { viewport: { value: 'phone' } },
  beforeEach({ msw }) {
    const order = makeOrder({
      number: 2_000_000_099,
      status: 'cancelled',
      lines: Array.from({ length: 3 }, () => ['hazelnut-latte', 99, 3, 'Less ice, more milk. '.repeat(4)]),
      placed: 130,
      customer: 'Wolfeschlegelsteinhausenbergerdorff Kusumawardhani Prawirodirdjo',
      reason: 'We have run out of it, and of nearly everything else as well. '.repeat(3),
    });
    msw.use(showOrders([seenBy(order, 'Admin')]));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'SD-2000000099' }));
    await expectNoSidewaysScroll();
  },
};

/** An allergy is marked here too, where somebody looks up what was written. */
export const AllergyNote: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    const order = makeOrder({
      number: 2032,
      status: 'delivered',
      lines: [
        ['nasi-goreng', 1, 1, 'alergi kacang'],
        ['hazelnut-latte', 1, 1, 'Less ice'],
      ],
      placed: 130,
    });
    msw.use(showOrders([seenBy(order, 'Admin')]));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'SD-2032' }));
    await expect(await canvas.findByText(/alergi kacang/)).toHaveTextContent('Allergy: alergi kacang');
    await expect(canvas.getByText('Less ice')).toBeVisible();
  },
};

export const Dark: Story = {
  tags: ['posed'],
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'SD-2032' }));
  },
};
