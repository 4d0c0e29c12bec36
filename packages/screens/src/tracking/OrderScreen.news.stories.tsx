import { orderIn, pushFailures, showOrder } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { browserThat, toldHere } from '../testing/push';
import { OrderScreen } from './OrderScreen';

const brewing = orderIn('preparing');
const offer = 'Tell me when it is on the way';

const meta = {
  title: 'Screens/Order/News',
  component: OrderScreen,
  args: { id: brewing.id, onPay: fn(), onGo: fn() },
  parameters: { layout: 'fullscreen', session: 'customer' },
  beforeEach({ msw }) {
    msw.use(showOrder(brewing));
  },
} satisfies Meta<typeof OrderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const press = async ({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) =>
  userEvent.click(await canvas.findByRole('button', { name: offer }));

/** Our own words first: the browser asks only whoever presses. */
export const Offered: Story = {
  beforeEach: () => browserThat({}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: offer })).toBeVisible();
    await expect(Notification.requestPermission).not.toHaveBeenCalled();
  },
};

/** While the browser asks. */
export const Asking: Story = {
  tags: ['posed'],
  beforeEach: () => browserThat({ answers: 'never' }),
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByText('Your browser asks you now.')).toBeVisible();
  },
};

/** On, with its end in the same place. */
export const On: Story = {
  beforeEach({ msw }) {
    browserThat({ permission: 'granted', isTold: true });
    msw.use(toldHere);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Turn off' })).toBeVisible();
  },
};

/** The browser was told no: how to change one's mind. */
export const Denied: Story = {
  tags: ['posed'],
  beforeEach: () => browserThat({ answers: 'denied' }),
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByText(/^Your browser does not let Seduh send you news/)).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: offer })).toBeNull();
  },
};

/** The browser may, and cannot reach its push service. */
export const CutOff: Story = {
  tags: ['posed'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => browserThat({ isCutOff: true }),
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByText(/could not reach its push service/)).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** The server did not take it: nothing is on, and a press tries again. */
export const NotTaken: Story = {
  tags: ['behaviour'],
  beforeEach({ msw }) {
    browserThat({});
    msw.use(pushFailures.on.failed);
  },
  play: async (context) => {
    const { canvas, userEvent, msw } = context;
    await press(context);
    await expect(await canvas.findByText('Something went wrong on our side')).toBeVisible();
    msw.resetHandlers();
    msw.use(showOrder(brewing));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('button', { name: 'Turn off' })).toBeVisible();
  },
};

/** On by one press, and off by one. */
export const OnAndOff: Story = {
  tags: ['behaviour'],
  beforeEach: () => browserThat({}),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await press(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn off' }));
    await expect(await canvas.findByRole('button', { name: offer })).toBeVisible();
    await expect(Notification.requestPermission).toHaveBeenCalledOnce();
    await expect(localStorage.getItem('newsQuiet')).toBe('yes');
  },
};

/** Who says not now is not asked again, on this order or the next. */
export const NotNow: Story = {
  tags: ['behaviour'],
  beforeEach: () => browserThat({}),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: offer })).toBeNull());
    await expect(localStorage.getItem('newsQuiet')).toBe('yes');
  },
};

/** Who said no to the browser before is left alone. */
export const DeniedBefore: Story = {
  tags: ['behaviour'],
  beforeEach: () => browserThat({ permission: 'denied' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Live')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'News of this order' })).toBeNull();
  },
};

/** What has to be paid first comes first. */
export const NotPaid: Story = {
  tags: ['behaviour'],
  args: { id: orderIn('pending').id },
  beforeEach({ msw }) {
    browserThat({});
    const { payment, ...order } = orderIn('pending');
    msw.use(showOrder({ ...order, payment: { ...payment, state: 'awaiting' } }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Where it is' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'News of this order' })).toBeNull();
  },
};
