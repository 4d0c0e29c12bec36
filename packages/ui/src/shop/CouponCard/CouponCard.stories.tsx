import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CouponCard } from './CouponCard';
import { CouponTicket } from './CouponTicket';

const meta = {
  id: 'ui-couponcard',
  component: CouponCard,
  args: {
    name: 'promo',
    value: 'PASTA20',
    tone: 'marigold',
    offer: '20%',
    offerNote: 'off',
    title: 'Beef Spaghetti, 20% off',
    condition: 'Min. IDR 50,000. Code PASTA20',
    checked: false,
    onSelect: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 328 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CouponCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const radio = canvas.getByRole('radio', { name: 'Beef Spaghetti, 20% off, 20% off' });
    await expect(radio).toHaveAccessibleDescription('Min. IDR 50,000. Code PASTA20');
  },
};
export const Selects: Story = {
  ...Default,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    const radio = canvas.getByRole('radio', { name: 'Beef Spaghetti, 20% off, 20% off' });
    await userEvent.tab();
    await expect(radio).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onSelect.mock.calls).toEqual([['PASTA20']]);
  },
};
export const Selected: Story = { args: { checked: true } };
export const Espresso: Story = {
  args: { tone: 'espresso', offer: '1 + 1', offerNote: 'free', title: 'Buy one get one' },
};
export const Pandan: Story = { args: { tone: 'pandan', offer: '15%', title: 'Pandan Week' } };
export const Sambal: Story = { args: { tone: 'sambal', offer: '10K', title: 'Lunch with the team' } };
export const Blirik: Story = { args: { tone: 'blirik', offer: '10K', title: 'The same ticket, in enamel' } };
export const Disabled: Story = {
  args: { disabledReason: 'Dine in only' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio')).toBeDisabled();
    await expect(canvas.getByText('Dine in only')).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    title: 'Nasi Goreng Kampung with Fried Egg, Prawn Crackers and Extra Sambal Terasi',
    condition: 'Minimum order IDR 1,200,000 on weekdays only, once per member. Code NASIGORENGKAMPUNG',
  },
  play: async ({ canvas }) => {
    // nothing of it is cut off, the code at its end least of all
    const condition = canvas.getByText(/Code NASIGORENGKAMPUNG$/);
    await expect(condition.scrollHeight).toBeLessThanOrEqual(condition.clientHeight + 1);
    await expect(condition.scrollWidth).toBeLessThanOrEqual(condition.clientWidth + 1);
  },
};
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
};
export const RightToLeft: Story = {
  args: { checked: true },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
export const Ticket: Story = {
  render: ({ tone, offer, offerNote, title, condition }) => (
    <CouponTicket tone={tone} offer={offer} offerNote={offerNote} title={title} condition={condition} />
  ),
};
export const Dark: Story = { args: { checked: true }, globals: { theme: 'dark' } };
