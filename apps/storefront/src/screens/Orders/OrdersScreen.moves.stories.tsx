import { boardOrders, moveFailures, seenBy, showOrders } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { OrdersScreen } from './OrdersScreen';

const meta = {
  title: 'Screens/Orders/Moves',
  component: OrdersScreen,
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof OrdersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = boardOrders.map((order) => seenBy(order, 'Admin'));

/** The card goes to the next column once the server has said yes. */
export const Move: Story = {
  play: async ({ canvas, userEvent }) => {
    const fresh = await canvas.findByRole('article', { name: 'SD-2043' });
    await userEvent.click(within(fresh).getByRole('button', { name: 'Accept' }));
    const brewing = canvas.getByRole('region', { name: 'Brewing' });
    const moved = await within(brewing).findByRole('article', { name: 'SD-2043' });
    await expect(within(moved).getByRole('button', { name: 'Start brewing' })).toBeVisible();
    await waitFor(() => expect(moved).toHaveFocus());
  },
};

/** Somebody else was faster: what the server says is said, and the board is loaded again. */
export const MoveRefused: Story = {
  beforeEach({ msw }) {
    msw.use(moveFailures.illegalMove);
  },
  play: async ({ canvas, userEvent, msw }) => {
    const fresh = await canvas.findByRole('article', { name: 'SD-2043' });
    msw.use(showOrders(open.filter(({ number }) => number !== 'SD-2043')));
    await userEvent.click(within(fresh).getByRole('button', { name: 'Accept' }));
    await expect(await canvas.findByText('This order is confirmed and cannot become confirmed')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('article', { name: 'SD-2043' })).toBeNull());
  },
};

/** Refusing needs a reason, which the customer reads. */
export const Decline: Story = {
  play: async ({ canvas, userEvent }) => {
    const fresh = await canvas.findByRole('article', { name: 'SD-2044' });
    await userEvent.click(within(fresh).getByRole('button', { name: 'Decline' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Decline SD-2044?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Decline' }));
    const reason = within(dialog).getByRole('textbox', { name: 'Reason' });
    await expect(reason).toHaveFocus();
    await expect(reason).toBeInvalid();
    await userEvent.type(reason, 'No donuts left');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(canvas.queryByRole('article', { name: 'SD-2044' })).toBeNull());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** The reason stays where it is when the call fails. */
export const DeclineFails: Story = {
  beforeEach({ msw }) {
    msw.use(moveFailures.offline);
  },
  play: async ({ canvas, userEvent }) => {
    const fresh = await canvas.findByRole('article', { name: 'SD-2044' });
    await userEvent.click(within(fresh).getByRole('button', { name: 'Decline' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'No donuts left');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(dialog).toHaveTextContent('Network error. Check your connection and try again.'));
    await expect(within(dialog).getByRole('textbox', { name: 'Reason' })).toHaveValue('No donuts left');
  },
};

/** An order that comes in later slides in and is announced; those of the start are not. */
export const NewOrder: Story = {
  beforeEach({ msw }) {
    msw.use(showOrders(open.slice(1)), moveFailures.illegalMove);
  },
  play: async ({ canvas, userEvent, msw }) => {
    const card = await canvas.findByRole('article', { name: 'SD-2043' });
    await expect(card).not.toHaveAttribute('data-fresh');
    msw.use(showOrders(open));
    // any refused move loads the board again, as an event does
    await userEvent.click(within(card).getByRole('button', { name: 'Accept' }));
    await expect(await canvas.findByText('New order SD-2044 from Bima S.')).toBeInTheDocument();
    await expect(canvas.getByRole('article', { name: 'SD-2044' })).toHaveAttribute('data-fresh');
  },
};
