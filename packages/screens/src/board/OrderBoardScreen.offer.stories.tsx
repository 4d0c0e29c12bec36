import {
  answerOfferFailures,
  offeredTo,
  offerFailures,
  orderOffered,
  workableOrders,
  seenBy,
  showOrders,
} from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { boardArgs, cupOrders } from '../testing/board';
import { expectNoSidewaysScroll } from '../testing/width';
import { OrderBoardScreen } from './OrderBoardScreen';

// What is offered to who waits for something that has run out, and what they said.
const offered = (...states: Parameters<typeof orderOffered>) => seenBy(orderOffered(...states), 'Admin');

const meta = {
  title: 'Screens/Orders/Offers',
  component: OrderBoardScreen,
  args: boardArgs,
  parameters: { layout: 'fullscreen', session: 'admin' },
  beforeEach({ msw }) {
    msw.use(showOrders([offered(['open', 'open'])]));
  },
} satisfies Meta<typeof OrderBoardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const card = async (canvas: Context['canvas']) => within(await canvas.findByRole('article', { name: 'SD-2041' }));

/** Nobody has said yet: the line says what is asked. */
export const Asked: Story = {
  play: async ({ canvas }) => {
    const order = await card(canvas);
    await expect(await order.findByText(/asked: Soy milk instead\?$/)).toBeVisible();
    await expect(order.getByText(/asked: Hazelnut Latte instead\?$/)).toBeVisible();
    await expect(await order.findByRole('button', { name: 'Answer for the customer of SD-2041' })).toBeVisible();
  },
};

/** One was taken, of the other nothing is wanted: that has to be settled with the customer. */
export const Answered: Story = {
  beforeEach({ msw }) {
    msw.use(showOrders([offered(['taken', 'declined'])]));
  },
  play: async ({ canvas }) => {
    const order = await card(canvas);
    await expect(await order.findByText(/Soy milk.*instead of Oat milk$/)).toBeVisible();
    await expect(order.getByText('Wants nothing instead:').parentElement).toHaveTextContent(/: Taro Latte$/);
    await expect(order.queryByRole('button', { name: /^Answer for/ })).toBeNull();
  },
};
export const AnsweredPhone: Story = {
  beforeEach({ msw }) {
    msw.use(showOrders([offered(['taken', 'declined'], 'pending')]));
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await (await card(canvas)).findByText('Wants nothing instead:')).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

/** As cups they stand alone, and say why. */
export const Cups: Story = {
  globals: { viewport: { value: 'wide' } },
  beforeEach({ msw }) {
    localStorage.setItem('boardCups', 'on');
    msw.use(...workableOrders([orderOffered(['open', 'declined']), ...cupOrders]));
    return () => localStorage.removeItem('boardCups');
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: /^1 ×.*Hazelnut Latte.*Oat milk.*asked: Soy milk instead\?/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^1 ×.*Taro Latte.*Wants nothing instead/ })).toBeVisible();
  },
};

const say = async ({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) => {
  await userEvent.click(
    await (await card(canvas)).findByRole('button', { name: 'Answer for the customer of SD-2041' }),
  );
  return within(await screen.findByRole('dialog', { name: 'What does the customer of SD-2041 say?' }));
};

/** For who stands at the counter, or is on the phone. */
export const SaidToStaff: Story = {
  tags: ['posed'],
  play: async (context) => {
    const dialog = await say(context);
    await expect(dialog.getByText('Hazelnut Latte: Soy milk instead of Oat milk?')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Taro Latte: does not, Hazelnut Latte' })).toBeEnabled();
  },
};
/** A phone shows one column, and new orders first. */
const isNew: Story['beforeEach'] = ({ msw }) => msw.use(showOrders([offered(['open', 'open'], 'pending')]));
export const SaidToStaffPhone: Story = {
  ...SaidToStaff,
  tags: ['posed'],
  beforeEach: isNew,
  globals: { viewport: { value: 'phone' } },
};

export const SaidToStaffOver: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(showOrders([offered(['open'])]), answerOfferFailures.over);
  },
  play: async (context) => {
    const dialog = await say(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Hazelnut Latte: takes it, Soy milk' }));
    await expect(await dialog.findByText('This is not offered any more')).toBeVisible();
  },
};

const runOut = async ({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) => {
  await userEvent.click(await (await card(canvas)).findByRole('button', { name: 'Something of SD-2041 has run out' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(
    await dialog.findByRole('combobox', { name: 'Offered instead of Oat milk' }),
    'Offer Soy milk',
  );
  await userEvent.selectOptions(
    dialog.getByRole('combobox', { name: 'Who has ordered Oat milk already' }),
    'Ask all who wait',
  );
  return dialog;
};

/** Named with what has run out: who has ordered it already may be asked as well. */
export const WhoWaits: Story = {
  tags: ['posed'],
  play: async (context) => {
    const dialog = await runOut(context);
    await expect(dialog.getByRole('button', { name: 'Oat milk: sold out' })).toBeEnabled();
  },
};
export const WhoWaitsPhone: Story = {
  ...WhoWaits,
  tags: ['posed'],
  beforeEach: isNew,
  globals: { viewport: { value: 'phone' } },
};

export const WhoWaitsAsked: Story = {
  tags: ['behaviour'],
  beforeEach({ msw }) {
    msw.use(showOrders([offered(['open'])]), offeredTo({ orders: 4, at_counter: 1, left_out: 1 }));
  },
  play: async (context) => {
    const dialog = await runOut(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Oat milk: sold out' }));
    await expect(
      await context.canvas.findByText(
        'Oat milk is sold out until the next opening, Soy milk is offered instead. Asked 3 orders, ask 1 at the counter yourself, 1 more not asked',
      ),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** It is off the menu, and nobody was asked: said, with what was chosen. */
export const WhoWaitsFailed: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(showOrders([offered(['open'])]), offerFailures.offline);
  },
  play: async (context) => {
    const dialog = await runOut(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Oat milk: sold out' }));
    await expect(await dialog.findByText(/^Oat milk is sold out, but who waits was not asked: /)).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Who has ordered Oat milk already' })).toHaveDisplayValue(
      'Ask all who wait',
    );
  },
};

export const Indonesian: Story = {
  ...Answered,
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await expect(await (await card(canvas)).findByText('Tidak mau ganti:')).toBeVisible();
  },
};
