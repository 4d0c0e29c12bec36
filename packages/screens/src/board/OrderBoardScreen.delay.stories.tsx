import { boardOrders, delayFailures, seenBy, showOrders } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { boardArgs } from '../testing/board';
import { OrderBoardScreen } from './OrderBoardScreen';

// Saying to the customer why an order is late.
const openOrders = boardOrders.map((order) => seenBy(order, 'Admin'));
const brewing = openOrders.find(({ status_name }) => status_name === 'preparing')!;

const meta = {
  title: 'Screens/Orders/Delay',
  component: OrderBoardScreen,
  args: boardArgs,
  parameters: { layout: 'fullscreen', session: 'admin' },
  beforeEach({ msw }) {
    msw.use(showOrders(openOrders));
  },
} satisfies Meta<typeof OrderBoardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const ask = async ({ canvas, userEvent }: Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>) => {
  const card = await canvas.findByRole('article', { name: brewing.number });
  await userEvent.click(await within(card).findByRole('button', { name: /why SD-\d+ is late/ }));
  return within(await screen.findByRole('dialog'));
};

/** The usual reasons are one tap each; the customer reads them with the new time. */
export const Why: Story = {
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await ask({ canvas, userEvent });
    await expect(await dialog.findByText(/As the board stands it is ready 1\d:\d\d–1\d:\d\d\./)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'More orders than usual' }));
    await expect(dialog.getByLabelText('Why it is late')).toHaveValue('More orders than usual');
  },
};

export const Told: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await ask({ canvas, userEvent });
    await expect(dialog.getByRole('button', { name: 'Tell the customer' })).toBeDisabled();
    await userEvent.type(dialog.getByLabelText('Why it is late'), 'No milk');
    await userEvent.click(dialog.getByRole('button', { name: 'Tell the customer' }));
    await expect(await canvas.findByText(`${brewing.number}: the customer knows why`)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** What was typed stays. */
export const Failed: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(showOrders(openOrders), delayFailures.offline);
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await ask({ canvas, userEvent });
    await userEvent.click(dialog.getByRole('button', { name: 'More orders than usual' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Tell the customer' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(dialog.getByLabelText('Why it is late')).toHaveValue('More orders than usual');
  },
};
