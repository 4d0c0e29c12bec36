import type { CartLine } from '@seduh/api-client';
import { optionId, productBySlug, quoteFailures } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { paidTicket, takeDown } from '../testing/counter';
import { expectNoSidewaysScroll } from '../testing/width';
import { CounterScreen } from './CounterScreen';

const lineFor = (slug: string, rest: Partial<CartLine> = {}): CartLine => {
  const { id, product_name, price, image } = productBySlug(slug);
  return { productId: id, productName: product_name, price, image, sizeId: 1, qty: 1, note: '', ...rest };
};
const oatIds = [optionId('Oat milk'), optionId('100 % sugar')];

// What is there instead of what has run out since it was put on the ticket.
const meta = {
  title: 'Screens/Counter/Substitutes',
  component: CounterScreen,
  parameters: { layout: 'fullscreen', session: 'admin' },
  beforeEach({ msw }) {
    msw.use(quoteFailures.substituted);
    takeDown({
      ...paidTicket,
      lines: [lineFor('hazelnut-latte', { optionIds: oatIds, qty: 2, note: 'Hot' }), lineFor('taro-latte')],
    });
  },
} satisfies Meta<typeof CounterScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const ticketOf = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  within(await canvas.findByRole('region', { name: 'Ticket' }));

export const Offered: Story = {
  play: async ({ canvas }) => {
    const ticket = await ticketOf(canvas);
    await expect(
      await ticket.findByText(/^Oat milk is sold out\. Soy milk instead, − IDR\s3,000 each\.$/),
    ).toBeVisible();
    await expect(ticket.getByRole('button', { name: 'Taro Latte: take Hazelnut Latte' })).toBeEnabled();
    await expect(ticket.getByRole('button', { name: 'Place order' })).toBeDisabled();
    await expectNoSidewaysScroll();
  },
};
export const OfferedPhone: Story = { ...Offered, globals: { viewport: { value: 'phone' } } };
export const OfferedIndonesian: Story = {
  globals: { locale: 'id', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Susu oat habis\. Gantinya Susu kedelai/)).toBeVisible();
  },
};

/** One press each: pieces and note stay, and the order can be placed. */
export const Taken: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const ticket = await ticketOf(canvas);
    await userEvent.click(await ticket.findByRole('button', { name: 'Hazelnut Latte: take Soy milk' }));
    await expect(await ticket.findByText(/Soy milk.*, Hot$/)).toBeVisible();
    await userEvent.click(await ticket.findByRole('button', { name: 'Taro Latte: take Hazelnut Latte' }));
    await waitFor(() => expect(ticket.queryByText(/is sold out/)).toBeNull());
    const place = ticket.getByRole('button', { name: 'Place order' });
    await waitFor(() => expect(place).toBeEnabled());
    // with the sum of what was taken, which is pale until it has come
    await waitFor(() => expect(place).not.toHaveAttribute('aria-busy', 'true'));
  },
};

export const TakenBack: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const ticket = await ticketOf(canvas);
    await userEvent.click(await ticket.findByRole('button', { name: 'Taro Latte: take Hazelnut Latte' }));
    await waitFor(() => expect(ticket.queryByText('Taro Latte')).toBeNull());
    const toast = (await canvas.findByText('Hazelnut Latte instead')).closest<HTMLElement>('.sd-toast')!;
    await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
    await expect(await ticket.findByText('Taro Latte')).toBeVisible();
  },
};
