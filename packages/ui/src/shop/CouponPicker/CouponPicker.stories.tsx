import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { CouponPicker, type CouponOption } from './CouponPicker';

const coupons: CouponOption[] = [
  {
    value: 'PASTA20',
    tone: 'marigold',
    offer: '20%',
    offerNote: 'off',
    title: 'Beef Spaghetti, 20% off',
    condition: 'Min. IDR 50,000. Code PASTA20',
  },
  {
    value: 'HALO',
    tone: 'espresso',
    offer: '1 + 1',
    offerNote: 'free',
    title: 'Buy one get one',
    condition: 'New user, any coffee. Code HALO',
  },
  {
    value: 'PANDAN',
    tone: 'pandan',
    offer: '15%',
    offerNote: 'off',
    title: 'Pandan Week',
    condition: 'Min. IDR 40,000. Code PANDAN',
  },
];

const meta = {
  id: 'ui-couponpicker',
  component: CouponPicker,
  args: { legend: 'Promo Today', coupons, value: 'PASTA20', onChange: fn(), loading: false, showLegend: false },
  // the row bleeds to the edges of a padded page
  decorators: [
    (Story) => (
      <div className="sd-wrap">
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen' },
  render: function Picked(args) {
    const [value, setValue] = useState(args.value);
    const onChange = (next: string | null) => {
      setValue(next);
      args.onChange(next);
    };
    return <CouponPicker {...args} value={value} onChange={onChange} />;
  },
} satisfies Meta<typeof CouponPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chooses: Story = {
  ...Default,
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Pandan Week/ }));
    await expect(canvas.getByRole('radio', { name: /^Pandan Week/ })).toBeChecked();
    await expect(args.onChange.mock.calls).toEqual([['PANDAN']]);
  },
};
export const PressAgainClears: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Beef/ }));
    await expect(args.onChange.mock.calls).toEqual([[null]]);
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
};
export const Keyboard: Story = {
  tags: ['posed', 'keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /^Buy one/ })).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: /^Buy one/ })).not.toBeChecked();
    await expect(args.onChange.mock.calls).toEqual([['HALO'], [null]]);
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: /^Beef/ })).toBeChecked();
    await userEvent.keyboard('{ArrowDown} ');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};
export const NoneChosen: Story = { args: { value: null } };
export const OneOff: Story = {
  args: {
    coupons: coupons.map((coupon) => (coupon.value === 'HALO' ? { ...coupon, disabledReason: 'Used today' } : coupon)),
  },
};
export const WithLegend: Story = { args: { showLegend: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Loading: Story = { args: { loading: true } };
export const LongText: Story = {
  args: { coupons: coupons.map((coupon) => ({ ...coupon, title: `${coupon.title} for everybody who eats with us` })) },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
