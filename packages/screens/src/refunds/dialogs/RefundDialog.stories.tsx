import { paying, refundFailures } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import RefundDialog from './RefundDialog';

const meta = {
  title: 'Screens/Orders/RefundDialog',
  component: RefundDialog,
  args: { order: paying.partlyRefunded, onClose: fn() },
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof RefundDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByText('1 left', { selector: 'li:first-child .sd-muted' })).toBeVisible();
    // what comes in one size has none to name
    const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(names).toEqual([
      expect.stringMatching(/^Hazelnut Latte, Regular · Whole milk, 100 % sugar/),
      expect.stringMatching(/^Nasi Goreng[^,]*left/),
    ]);
  },
};

export const Indonesian: Story = {
  globals: { locale: 'id' },
  play: async () => {
    await expect(await screen.findByText(/^Rp[\d.]+ dari Rp[\d.]+ bisa dikembalikan\.$/)).toBeVisible();
    await expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(
      /^Hazelnut Latte, Reguler · Whole milk, 100 % sugarSisa 1/,
    );
    await expect(screen.getByRole('button', { name: 'Jangan dulu' })).toBeVisible();
  },
};

/** A piece at a time: what it comes to is worked out with its share of discount and tax. */
export const RefundsOne: Story = {
  ...Default,
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    await screen.findByText('1 left', { selector: 'li:first-child .sd-muted' });
    await userEvent.click(screen.getAllByRole('button', { name: /^One more|more/i })[0] as HTMLElement);
    await userEvent.type(screen.getByLabelText('Reason'), 'Cold too');
    await userEvent.click(screen.getByRole('button', { name: /^Refund IDR/ }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

/** Everything that is left, in one tap. */
export const Whole: Story = {
  tags: ['posed'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^All that is left/ }));
    await expect(screen.getByRole('button', { name: /^Refund IDR/ })).toBeVisible();
  },
};

/** Nothing chosen and no reason: both are said, and nothing is sent. */
export const Incomplete: Story = {
  tags: ['posed'],
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Refund' }));
    await expect(screen.getByText('Choose what is refunded.')).toBeVisible();
    await expect(screen.getByText('Say why, in a few words.')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

const refundAll: Story['play'] = async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: /^All that is left/ }));
  await userEvent.type(screen.getByLabelText('Reason'), 'Cold');
  await userEvent.click(screen.getByRole('button', { name: /^Refund IDR/ }));
};

/** Somebody else was faster: the dialog says so and keeps what was typed. */
export const Conflict: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(refundFailures.nothingLeft);
  },
  play: async (context) => {
    await refundAll(context);
    await expect(await screen.findByText('Everything has been refunded already')).toBeVisible();
    await expect(screen.getByLabelText('Reason')).toHaveValue('Cold');
  },
};

export const Failed: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(refundFailures.failed);
  },
  play: async (context) => {
    await refundAll(context);
    await expect(await screen.findByText('Something went wrong on our side')).toBeVisible();
  },
};
