import { answerableOrder, answerOfferFailures, orderOffered, showOrder } from '@seduh/api-client/mocks';
import type { Order } from '@seduh/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../testing/width';
import { OrderScreen } from './OrderScreen';

// Something of the order has run out since it was placed, and the shop offers another thing.
const asked = orderOffered();

const meta = {
  title: 'Screens/Order/Offer',
  component: OrderScreen,
  args: { id: asked.id, onPay: fn(), onGo: fn() },
  parameters: { layout: 'fullscreen', session: 'customer' },
} satisfies Meta<typeof OrderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const showing = (order: Order): Pick<Story, 'beforeEach'> => ({
  beforeEach({ msw }) {
    msw.use(...answerableOrder(order));
  },
});
const panel = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Something has run out' }));

/** What it would be, and that the price stays. */
export const Asked: Story = {
  ...showing(asked),
  play: async ({ canvas }) => {
    const offer = await panel(canvas);
    await expect(offer.getByRole('status')).toHaveTextContent(
      'Since you ordered we have run out of Oat milk for your Hazelnut Latte. We can make this instead.',
    );
    await expect(offer.getByText(/Hazelnut Latte, Regular · Soy milk, 50 % sugar, Boba/)).toBeVisible();
    await expect(offer.getByText(/^Its price stays as agreed, IDR 42,000\. On the menu it costs IDR/)).toBeVisible();
    await expect(offer.getByRole('button', { name: 'Hazelnut Latte: take Soy milk' })).toBeEnabled();
  },
};
export const AskedDark: Story = { ...Asked, globals: { theme: 'dark' } };
export const AskedPhone: Story = {
  ...Asked,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await (await panel(canvas)).findByRole('button', { name: 'Hazelnut Latte: no, thank you' });
    await expectNoSidewaysScroll();
  },
};

/** Two things at once, one of them the product itself. */
export const AskedTwice: Story = {
  ...showing(orderOffered(['open', 'open'])),
  play: async ({ canvas }) => {
    const offer = await panel(canvas);
    await expect(
      offer.getByText('Since you ordered we have run out of Taro Latte. We can make this instead.'),
    ).toBeVisible();
    await expect(offer.getByRole('button', { name: 'Taro Latte: take Hazelnut Latte' })).toBeEnabled();
  },
};

/** Of what its customer avoids nobody knows whether it is in there: said before they take it. */
export const MayContain: Story = {
  ...showing({
    ...asked,
    lines: asked.lines.map((line) =>
      line.offer ? { ...line, offer: { ...line.offer, warning: { contains: [], unknown: true } } } : line,
    ),
  }),
  play: async ({ canvas }) => {
    const offer = await panel(canvas);
    await expect(offer.getByText(/^We do not know all that is in it/)).toBeVisible();
  },
};

/** The line has become it; what was paid for it is what it costs. */
export const Taken: Story = {
  tags: ['posed'],
  ...showing(asked),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await (await panel(canvas)).findByRole('button', { name: 'Hazelnut Latte: take Soy milk' }));
    const said = await canvas.findByText(/^Instead of Oat milk we make: Hazelnut Latte, Regular · Soy milk/);
    await expect(said.parentElement).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: /take Soy milk/ })).toBeNull();
  },
};

export const Declined: Story = {
  tags: ['posed'],
  ...showing(asked),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await (await panel(canvas)).findByRole('button', { name: 'Hazelnut Latte: no, thank you' }));
    const said = await canvas.findByText('You want nothing instead of Oat milk. The shop sees that on its board.');
    await expect(said.parentElement).toHaveFocus();
  },
};

/** Nothing was sent: it is said where the buttons are, which stay. */
export const Failed: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(showOrder(asked), answerOfferFailures.offline);
  },
  play: async ({ canvas, userEvent }) => {
    const offer = await panel(canvas);
    await userEvent.click(await offer.findByRole('button', { name: 'Hazelnut Latte: take Soy milk' }));
    await expect(await offer.findByRole('alert')).toBeVisible();
    await expect(offer.getByRole('button', { name: 'Hazelnut Latte: take Soy milk' })).toBeEnabled();
  },
};

/** It has run out as well, or somebody has begun the cup as it was ordered: said once, and the order is loaded again. */
export const Over: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(showOrder(asked), answerOfferFailures.over);
  },
  play: async ({ canvas, userEvent }) => {
    const offer = await panel(canvas);
    await userEvent.click(await offer.findByRole('button', { name: 'Hazelnut Latte: take Soy milk' }));
    await expect(await canvas.findByText('This is not offered any more')).toBeVisible();
  },
};

export const Indonesian: Story = {
  ...showing(orderOffered(['open', 'declined'])),
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    const offer = within(await canvas.findByRole('region', { name: 'Ada yang habis' }));
    await expect(offer.getByText(/habis setelah kamu pesan/)).toBeVisible();
    await expect(offer.getByText(/Kedai melihatnya di papan pesanan\.$/)).toBeVisible();
  },
};
