import { boardOrders, delayFailures, minutesAgo, workableOrders, seenBy, showOrders } from '@seduh/api-client/mocks';
import type { LiveForecast } from '@seduh/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { boardArgs, cupOrders, laterOrders } from '../testing/board';
import { OrderBoardScreen } from './OrderBoardScreen';

// Which orders are going to be late, and saying to the customer why.
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

const behind: LiveForecast = { from: minutesAgo(-6), to: minutesAgo(-15), is_late: true, reason: null };
const isOrder = ({ id }: { id: string }) => id === brewing.id;
const foreseen = openOrders.map((order) =>
  isOrder(order) ? { ...order, ready_at: minutesAgo(-8), forecast: behind } : order,
);

/** Before the promised time has passed, as the customer hears it. */
export const GoingToBeLate: Story = {
  beforeEach({ msw }) {
    msw.use(showOrders(foreseen));
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: brewing.number }));
    await expect(card.getByText(/min, expected 14:45$/)).toBeVisible();
    await expect(card.queryByText(/late by/)).toBeNull();
  },
};
export const GoingToBeLateDark: Story = { ...GoingToBeLate, globals: { theme: 'dark' } };

/** An hour later nobody has renewed it: it says nothing true any more. */
export const StaleForecast: Story = {
  beforeEach({ msw }) {
    msw.use(
      showOrders(
        foreseen.map((order) =>
          isOrder(order) ? { ...order, forecast: { ...behind, from: minutesAgo(9), to: minutesAgo(1) } } : order,
        ),
      ),
    );
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: brewing.number }));
    await expect(card.queryByText(/expected/)).toBeNull();
  },
};

/** The same on its cups. */
export const CupsGoingToBeLate: Story = {
  globals: { viewport: { value: 'wide' } },
  beforeEach({ msw }) {
    localStorage.setItem('boardCups', 'on');
    const cups = cupOrders.map((order) =>
      order.number === 'SD-2102' ? { ...order, ready_at: minutesAgo(-8), forecast: behind } : order,
    );
    msw.use(...workableOrders(cups));
    return () => localStorage.removeItem('boardCups');
  },
  play: async ({ canvas }) => {
    const [tile] = await canvas.findAllByRole('button', { name: /SD-2102, 14:38, expected 14:45/ });
    await expect(tile).toBeVisible();
  },
};

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

/** What the board cannot know: a machine is being mended. */
export const HowLate: Story = {
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await ask({ canvas, userEvent });
    await userEvent.click(dialog.getByRole('button', { name: 'A machine needs a moment' }));
    await userEvent.click(dialog.getByRole('radio', { name: '15 min' }));
    await expect(
      await dialog.findByText(/^The customer reads 1\d:\d\d, or later where the board says so\.$/),
    ).toBeVisible();
  },
};
export const HowLateOnAPhone: Story = {
  ...HowLate,
  tags: ['posed'],
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('tab', { name: /^Brewing / }));
    await HowLate.play?.(context);
  },
};

export const Told: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await ask({ canvas, userEvent });
    await expect(dialog.getByRole('button', { name: 'Tell the customer' })).toBeDisabled();
    await userEvent.type(dialog.getByLabelText('Why it is late'), 'No milk');
    await userEvent.click(dialog.getByRole('radio', { name: '10 min' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Tell the customer' }));
    await expect(await canvas.findByText(`${brewing.number}: the customer knows why`)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Nobody begins it before tomorrow: the board knows no time, so whoever says why says how late. */
export const NotBegunYet: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(...workableOrders(laterOrders));
  },
  play: async ({ canvas, userEvent }) => {
    const { number } = laterOrders[0]!;
    const card = within(await canvas.findByRole('article', { name: number }));
    await userEvent.click(await card.findByRole('button', { name: /why SD-\d+ is late/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'A machine needs a moment' }));
    await expect(dialog.queryByRole('radio', { name: 'As the board says' })).toBeNull();
    await userEvent.click(dialog.getByRole('radio', { name: '30 min' }));
    await expect(
      await dialog.findByText('The customer reads 21 Nov, 12:30, or later where the board says so.'),
    ).toBeVisible();
  },
};

export const NotBegunYetTold: Story = {
  ...NotBegunYet,
  tags: ['behaviour'],
  play: async (context) => {
    await NotBegunYet.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(screen.getByRole('button', { name: 'Tell the customer' }));
    const card = within(await canvas.findByRole('article', { name: laterOrders[0]!.number }));
    await expect(await card.findByText(/expected 21 Nov, 12:30$/)).toBeVisible();
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
