import { longProduct, productFailures, quoteFailures, showProducts, toSummary } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paidTicket, someTicket, takeDown } from '../testing/counter';
import { triedAgain } from '../testing/triedAgain';
import { turnedAway } from '../testing/turnedAway';
import { expectNoSidewaysScroll } from '../testing/width';
import { CounterScreen } from './CounterScreen';

const meta = {
  title: 'Screens/Counter',
  component: CounterScreen,
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof CounterScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What sells best first, and a ticket with nothing on it. */
export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Hazelnut Latte/ })).toBeEnabled();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Counter' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Taro Latte.*Sold out/ })).toBeDisabled();
    await expect(await canvas.findByText('Tap what the guest wants.')).toBeVisible();
  },
};

/** A ticket as it is taken down, with the sum and the time of the server. */
export const Ticket: Story = {
  beforeEach: () => takeDown(paidTicket),
  play: async ({ canvas }) => {
    const ticket = within(await canvas.findByRole('region', { name: 'Ticket' }));
    await expect(await ticket.findByText(/^Ready about/)).toBeVisible();
    await expect(ticket.getByText('Hazelnut Latte')).toBeVisible();
    await expect(ticket.getByRole('radio', { name: 'Cash' })).toBeChecked();
    await expect(ticket.getByRole('button', { name: 'Place order' })).toBeEnabled();
    await expect(await canvas.findByText('2 on the ticket')).toBeInTheDocument();
  },
};

export const OnAPhone: Story = {
  ...Ticket,
  // its phone picture is the one of Ticket
  tags: ['!visual'],
  globals: { viewport: { value: 'phone' } },
};

export const Tablet: Story = { ...Ticket, globals: { viewport: { value: 'tablet' } } };

export const Indonesian: Story = {
  ...Ticket,
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Kasir' })).toBeVisible();
    await expect(await canvas.findByText(/^Siap sekitar/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Buat pesanan' })).toBeEnabled();
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(productFailures.slow);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the menu')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(showProducts([]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing on the menu')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(productFailures.failed);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const FailedThenTriedAgain: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: triedAgain((canvas) => canvas.findByRole('button', { name: /^Hazelnut Latte/ })),
};

/** The menu is there, the sum is not. */
export const SumFailed: Story = {
  beforeEach({ msw }) {
    takeDown(someTicket);
    msw.use(quoteFailures.failed);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The sum did not come/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Place order' })).toBeDisabled();
  },
};

export const Closed: Story = {
  beforeEach({ msw }) {
    takeDown(someTicket);
    msw.use(quoteFailures.closed);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Closed. Opens tomorrow at 07:00')).toBeVisible();
  },
};

/** A pause keeps customers away: whom staff serve, they have let in. */
export const Paused: Story = {
  beforeEach({ msw }) {
    takeDown(paidTicket);
    msw.use(quoteFailures.paused);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Orders are paused for customers/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Place order' })).toBeEnabled();
  },
};

export const LongText: Story = {
  beforeEach({ msw }) {
    msw.use(showProducts([toSummary(longProduct)]));
    const name = 'Wolfeschlegelsteinhausenbergerdorff Kusum';
    const [line] = someTicket.lines;
    takeDown({ ...paidTicket, name, lines: line ? [{ ...line, productName: `${name} ${name}`, qty: 99 }] : [] });
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: new RegExp(longProduct.product_name.slice(0, 12)) }),
    ).toBeVisible();
    await expect(await canvas.findByText(/^Ready about/)).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

/** What has to be chosen is asked for; then it is on the ticket, and in nobody's cart. */
export const AsksWhatMustBeChosen: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Strawberry Smoothie/ }));
    await userEvent.click(await screen.findByRole('radio', { name: '50 % sugar' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Add for/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const ticket = within(await canvas.findByRole('region', { name: 'Ticket' }));
    await expect(await ticket.findByText('Strawberry Smoothie')).toBeVisible();
    await expect(localStorage.getItem('seduh.cart')).toBeNull();
  },
};

export const Searches: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Find on the menu' }), 'americano');
    await expect(await canvas.findByRole('button', { name: /^Americano/ })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Hazelnut Latte/ })).toBeNull());
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Find on the menu' }), 'xyz');
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all' }));
    await expect(await canvas.findByRole('button', { name: /^Hazelnut Latte/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Foods' }));
    await expect(await canvas.findByRole('button', { name: /^Nasi Goreng/ })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Hazelnut Latte/ })).toBeNull());
  },
};

export const SignedOut: Story = turnedAway(null, '/counter');

export const Forbidden: Story = turnedAway('customer', '/counter');
