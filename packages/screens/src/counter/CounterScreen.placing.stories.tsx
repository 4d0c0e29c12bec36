import { EMPTY_TICKET } from '@seduh/api-client';
import { counterFailures } from '@seduh/api-client/mocks';
import { DELIVERY } from '@seduh/contract/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { paidTicket, someTicket, takeDown } from '../testing/counter';
import { CounterScreen } from './CounterScreen';

const meta = {
  title: 'Screens/Counter/Placing',
  component: CounterScreen,
  parameters: { layout: 'fullscreen', session: 'admin' },
  beforeEach: () => takeDown(paidTicket),
} satisfies Meta<typeof CounterScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const place = async ({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) => {
  const button = await canvas.findByRole('button', { name: 'Place order' });
  await waitFor(() => expect(button).toBeEnabled());
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  await userEvent.click(button);
};

/** On the board, with whom to call and what goes back; the next guest's ticket is empty. */
export const Placed: Story = {
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name or number' }), 'Budi');
    await userEvent.click(await canvas.findByRole('button', { name: 'IDR 100,000' }));
    await expect(await canvas.findByText(/^(Change: IDR|IDR .* short)/)).toBeVisible();
    await place({ canvas, userEvent });
    await expect(await canvas.findByText('SD-2045 is on the board')).toBeVisible();
    await expect(canvas.getByText('Call Budi.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Receipt' })).toHaveAttribute(
      'href',
      expect.stringMatching(/receipt$/),
    );
    await expect(canvas.getByText('Tap what the guest wants.')).toBeVisible();
  },
};

/** A usual cup is three taps: the cup, how it is paid, place. */
export const InThreeTaps: Story = {
  tags: ['behaviour'],
  beforeEach: () => takeDown(EMPTY_TICKET),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Americano/ }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Card terminal' }));
    await place({ canvas, userEvent });
    await expect(await canvas.findByText('Call the number.')).toBeVisible();
    // the next guest: what was said of this one is gone
    await userEvent.click(await canvas.findByRole('button', { name: /^Americano/ }));
    await waitFor(() => expect(canvas.queryByText('SD-2045 is on the board')).toBeNull());
  },
};

/** Nothing is sent before it is said who sits where, and how it is paid. */
export const Unanswered: Story = {
  tags: ['posed'],
  beforeEach: () =>
    takeDown({
      ...someTicket,
      deliveryId: DELIVERY.dineIn,
      table: '1000',
      name: 'Wolfeschlegelsteinhausenbergerdorff Jr' + 'x'.repeat(9),
    }),
  play: async ({ canvas, userEvent }) => {
    await place({ canvas, userEvent });
    await expect(await canvas.findByText('Tables go from 1 to 999.')).toBeVisible();
    await expect(canvas.getByText('At most 40 characters.')).toBeVisible();
    await expect(canvas.getByText('Say how the guest pays.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Table' })).toHaveFocus());
    await expect(canvas.getByRole('combobox', { name: 'Table' })).toHaveValue('1000');
  },
};

/** Somebody else had the last one: the line says so, and the ticket stays. */
export const SoldOut: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(counterFailures.soldOut);
  },
  play: async ({ canvas, userEvent }) => {
    await place({ canvas, userEvent });
    await expect(await canvas.findByText('Hazelnut Latte: Sold out')).toBeVisible();
    const ticket = within(canvas.getByRole('region', { name: 'Ticket' }));
    await expect(ticket.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const PriceChanged: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(counterFailures.priceChanged);
  },
  play: async ({ canvas, userEvent }) => {
    await place({ canvas, userEvent });
    await expect(await canvas.findByText(/^The prices have changed\. It comes to IDR/)).toBeVisible();
  },
};

/** The answer was lost: pressed again, it is the same order. */
export const NoAnswer: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(counterFailures.offline);
  },
  play: async ({ canvas, userEvent }) => {
    await place({ canvas, userEvent });
    await expect(await canvas.findByText(/that makes one order, never two/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Place order' })).toBeEnabled();
  },
};

/** After a reload it is still said. */
export const Uncertain: Story = {
  beforeEach: () => takeDown({ ...paidTicket, isUncertain: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/that makes one order, never two/)).toBeVisible();
  },
};

export const PlacedBefore: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(counterFailures.keyReused);
  },
  play: async ({ canvas, userEvent }) => {
    await place({ canvas, userEvent });
    await expect(await canvas.findByText(/^This ticket has become an order already/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Make it another order' })).toBeVisible();
  },
};

/** Cleared by mistake, it comes back. */
export const ClearedAndBack: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear' }));
    await expect(await canvas.findByText('Tap what the guest wants.')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('button', { name: 'Place order' })).toBeVisible();
  },
};

/** The shop's tables are there to choose from, retired ones not; any other place can be typed. */
export const TableOfTheList: Story = {
  tags: ['behaviour'],
  beforeEach: () => takeDown({ ...paidTicket, deliveryId: DELIVERY.dineIn }),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole<HTMLInputElement>('combobox', { name: 'Table' });
    const offered = [...(field.list?.options ?? [])].map(({ value }) => value);
    await expect(offered).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', 'Terrace 1', 'Terrace 2']);
    await userEvent.type(field, 'Terrace 3');
    await place({ canvas, userEvent });
    await expect(await canvas.findByText('Bring it to Terrace 3.')).toBeVisible();
  },
};
