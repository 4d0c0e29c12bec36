import {
  chatFailures,
  chatMessages,
  chatOf,
  findNetwork,
  loseNetwork,
  minutesAgo,
  pictureFailures,
  raniOrders,
  sayFailures,
  showChat,
} from '@seduh/api-client/mocks';
import type { Chat } from '@seduh/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { pick, realPicture } from '../testing/pictures';
import ChatPlace from './ChatPlace';

const [order] = raniOrders;
const chat = chatOf(order!);
const orderId = order!.id;
const talk = (messages: Chat['messages'], more: Partial<Chat> = {}) => showChat({ ...chat, messages, ...more });
const [asked, ...answers] = chatMessages;

const meta = {
  title: 'Screens/Chat',
  component: ChatPlace,
  args: { orderId, isOpen: true },
  parameters: { layout: 'fullscreen', session: 'customer' },
} satisfies Meta<typeof ChatPlace>;

export default meta;
type Story = StoryObj<typeof meta>;

const panel = async (name: string) => within(await screen.findByRole('dialog', { name }));
const field = () => screen.findByRole('textbox', { name: 'Message' });
const log = () => screen.getByRole('log');
const write = async (words: string) => userEvent.type(await field(), `${words}{Enter}`);

/** Both sides, in order, with what has been read. */
export const Talk: Story = {
  play: async () => {
    const shown = await panel('Seduh');
    await expect(await shown.findByText('Could the latte be less sweet?')).toBeVisible();
    await expect(shown.getByText('Thank you, noted.')).toBeVisible();
    await expect(shown.getByText('Read')).toBeVisible();
    await expect(screen.queryByRole('group', { name: 'Quick answers' })).toBeNull();
  },
};
export const Phone: Story = { ...Talk, tags: ['!visual'], globals: { viewport: { value: 'phone' } } };
export const Tablet: Story = { ...Talk, globals: { viewport: { value: 'tablet' } } };
export const Dark: Story = { globals: { theme: 'dark' } };

export const Indonesian: Story = {
  globals: { locale: 'id' },
  play: async () => {
    await expect(await screen.findByText('Terima kasih, sudah kami catat.')).toBeVisible();
    await expect(screen.getByText('Dibaca')).toBeVisible();
  },
};

/** With one press each, and with the customer's name on it. */
export const Staff: Story = {
  parameters: { session: 'admin' },
  play: async () => {
    const shown = await panel(order!.customer_name);
    await expect(await shown.findByText(`Order ${order!.number}`)).toBeVisible();
    const quick = within(shown.getByRole('group', { name: 'Quick answers' }));
    await expect(quick.getAllByRole('button')).toHaveLength(7);
  },
};
export const StaffIndonesian: Story = { parameters: { session: 'admin' }, globals: { locale: 'id' } };

export const StaffAnswersQuickly: Story = {
  ...Staff,
  tags: ['behaviour'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'We are on it.' }));
    await waitFor(() => expect(within(log()).getByText('We are on it.')).toBeVisible());
    await waitFor(() => expect(screen.queryByText('Sending')).toBeNull());
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(chatFailures.slow);
  },
  play: async () => {
    await expect(await screen.findByText('Loading')).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(...talk([]));
  },
  play: async () => {
    await expect(await screen.findByText(/^Ask us about your order/)).toBeVisible();
  },
};

/** Days have a line of their own once there is another than today. */
export const Long: Story = {
  beforeEach({ msw }) {
    const text = 'Could you leave it with the guard at the gate, the bell does not work and I am on the phone. ';
    const old = chatMessages.map((message, index) => ({
      ...message,
      id: index + 1,
      at: minutesAgo(1500 - index),
      text: message.quick ? null : text.repeat(1 + (index % 3)),
    }));
    msw.use(...talk([...old, ...chatMessages]));
  },
  play: async () => {
    await expect(await screen.findByText('Today')).toBeInTheDocument();
    await expect(screen.getByText('19 Nov')).toBeInTheDocument();
    const last = screen.getByText(/See you soon/);
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThan(log().getBoundingClientRect().bottom));
  },
};

export const Picture: Story = {
  beforeEach({ msw }) {
    msw.use(...talk([asked!, { ...answers[0]!, quick: null, text: 'Like this?', has_image: true }]));
  },
  play: async () => {
    await expect(await screen.findByRole('img', { name: 'Sent by Seduh' })).toBeVisible();
  },
};

export const PictureFailed: Story = {
  beforeEach({ msw }) {
    msw.use(...talk([{ ...answers[0]!, quick: null, text: 'Like this?', has_image: true }]));
    msw.use(pictureFailures.failed);
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'The picture did not come. Try again' })).toBeVisible();
  },
};

export const SendsAPicture: Story = {
  tags: ['behaviour'],
  play: async () => {
    await field();
    await pick(within(document.body), await realPicture(), 'Send a picture');
    await expect(await screen.findByRole('img', { name: 'Sent by you' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Sending')).toBeNull());
  },
};

export const Sending: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(sayFailures.slow);
  },
  play: async () => {
    await write('No ice, please');
    await expect(await screen.findByText('Sending')).toBeVisible();
    await expect(await field()).toHaveValue('');
  },
};

export const Failed: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(sayFailures.offline);
  },
  play: async () => {
    await write('No ice, please');
    await expect(await screen.findByRole('button', { name: 'Not sent. Tap to try again' })).toBeVisible();
  },
};

/** What failed is tried again as the same message, and gets through. */
export const FailedGetsThrough: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: async ({ msw }) => {
    await write('No ice, please');
    const again = await screen.findByRole('button', { name: 'Not sent. Tap to try again' });
    msw.resetHandlers();
    await userEvent.click(again);
    await waitFor(() => expect(screen.queryByRole('button', { name: /try again/ })).toBeNull());
    await expect(within(log()).getByText('No ice, please')).toBeVisible();
  },
};

/** A refusal says why. */
export const Refused: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(sayFailures.ended);
  },
  play: async () => {
    await write('One more thing');
    await expect(await screen.findByText('This chat has ended')).toBeVisible();
  },
};

/** What is refused however often it is sent is written anew. */
export const TakesBack: Story = {
  ...Refused,
  tags: ['behaviour'],
  play: async () => {
    await write('One more thing');
    await userEvent.click(await screen.findByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(screen.queryByText('This chat has ended')).toBeNull());
    await expect(await field()).toHaveValue('One more thing');
    await userEvent.clear(await field());
  },
};

export const Offline: Story = {
  tags: ['posed'],
  beforeEach() {
    loseNetwork();
    return findNetwork;
  },
  play: async () => {
    await expect(await screen.findByText('You are offline. Your words wait here.')).toBeVisible();
    await userEvent.type(await field(), 'Half a sentence');
    await expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    // in this tab, through a reload
    const kept = Object.entries(sessionStorage).filter(([key]) => key.startsWith('seduh.chat.'));
    await expect(kept.map(([, text]) => text)).toEqual([expect.stringContaining('Half a sentence')]);
  },
};

/** Two hours after the order: nothing can be written, all can be read, and there is the phone. */
export const Closed: Story = {
  beforeEach({ msw }) {
    msw.use(...talk(chatMessages, { ends_at: minutesAgo(10) }));
  },
  play: async () => {
    await expect(await screen.findByText('This chat has ended at 14:20.')).toBeVisible();
    // the shop may come after the chat
    await expect(await screen.findByRole('link', { name: /^Call/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+62/),
    );
    await expect(screen.queryByRole('textbox')).toBeNull();
    await expect(screen.getByText(/See you soon/)).toBeVisible();
  },
};

export const LoadFailed: Story = {
  beforeEach({ msw }) {
    msw.use(chatFailures.failed);
  },
  play: async () => {
    await expect(await screen.findByText('This chat did not come.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const NotThere: Story = {
  beforeEach({ msw }) {
    msw.use(chatFailures.gone);
  },
  play: async () => {
    await expect(await screen.findByText('This chat is not there.')).toBeVisible();
  },
};
