import { chatHeads, chatsFailures, sessions, showChats } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import ChatIcon from './ChatIcon';

const meta = {
  title: 'Screens/Chat/Icon',
  component: ChatIcon,
  parameters: { session: 'customer' },
} satisfies Meta<typeof ChatIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

const icon = (name: string | RegExp) => screen.findByRole('button', { name });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Counts what is unread. */
export const Customer: Story = {
  play: async () => {
    await expect(await icon('Chat, 1 unread')).toBeVisible();
  },
};

/** The one order there is needs no choice; the badge goes with being read, and the focus comes back. */
export const OpensTheOneThereIs: Story = {
  tags: ['behaviour'],
  play: async () => {
    await userEvent.click(await icon('Chat, 1 unread'));
    const shown = await dialog('Seduh');
    await expect(await shown.findByText(/See you soon/)).toBeVisible();
    await userEvent.type(await shown.findByRole('textbox'), 'Half a sentence');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const read = await icon('Chat');
    await waitFor(() => expect(read).toHaveFocus());
    await userEvent.click(read);
    await expect(await (await dialog('Seduh')).findByRole('textbox')).toHaveValue('Half a sentence');
  },
};

/** Without an order under way there is the phone. */
export const NoOpenOrder: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(showChats([]));
  },
  play: async () => {
    await userEvent.click(await icon('Chat'));
    const shown = await dialog('Chats');
    await expect(await shown.findByText(/^The chat opens with your order/)).toBeVisible();
    await expect(await shown.findByRole('link', { name: /^Call/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    );
  },
};
export const NoOpenOrderIndonesian: Story = {
  ...NoOpenOrder,
  tags: ['posed'],
  globals: { locale: 'id' },
  play: async () => {
    await userEvent.click(await icon('Obrolan'));
    await expect(await screen.findByText(/^Obrolan terbuka bersama pesananmu/)).toBeVisible();
  },
};

/** Staff choose among all that wait, the unread ones first. */
export const Staff: Story = {
  tags: ['posed'],
  parameters: { session: 'admin' },
  play: async () => {
    await userEvent.click(await icon('Chat, 1 unread'));
    const shown = await dialog('Chats');
    const [first] = await shown.findAllByRole('listitem');
    await expect(within(first!).getByText('1 unread')).toBeInTheDocument();
  },
};

export const StaffChooses: Story = {
  ...Staff,
  tags: ['behaviour'],
  play: async () => {
    const [head] = chatHeads('Admin');
    await userEvent.click(await icon('Chat, 1 unread'));
    await userEvent.click(await (await dialog('Chats')).findByRole('button', { name: new RegExp(head!.number) }));
    await expect(await (await dialog(head!.customer_name)).findByText(/plug at table/)).toBeVisible();
  },
};

export const NobodyHasWritten: Story = {
  tags: ['posed'],
  parameters: { session: 'admin' },
  beforeEach({ msw }) {
    msw.use(showChats([]));
  },
  play: async () => {
    await userEvent.click(await icon('Chat'));
    await expect(await screen.findByText(/^Nobody has written yet/)).toBeVisible();
  },
};

export const ListFailed: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(chatsFailures.failed);
  },
  play: async () => {
    await userEvent.click(await icon('Chat'));
    await expect(await screen.findByText('The chats did not come')).toBeVisible();
    const again = screen.getByRole('button', { name: 'Try again' });
    await expect(again).toBeEnabled();
    // the dialog may have opened before the answer came, or after
    again.focus();
  },
};

/** More orders than one under way. */
export const SeveralOrders: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    const [first] = chatHeads('User');
    msw.use(
      showChats([first!, { ...first!, order_id: sessions.customer.id, number: 'SD-2040', unread: 12, last_at: null }]),
    );
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.click(await icon('Chat, 13 unread'));
    await expect(await (await dialog('Chats')).findAllByRole('listitem')).toHaveLength(2);
  },
};
