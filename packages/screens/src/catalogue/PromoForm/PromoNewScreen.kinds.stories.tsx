import { foresightFailures } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectNoSidewaysScroll } from '../../testing/width';
import { save } from '../../testing/promo';
import { PromoNewScreen } from './PromoNewScreen';

/** What a promo can give, and what it would have done. */
const meta = {
  title: 'Screens/PromoForm/New kinds',
  component: PromoNewScreen,
  args: { onCancel: fn(), onDone: fn() },
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof PromoNewScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The ticket says what is free with what. */
export const Bundle: Story = {
  tags: ['posed'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Buy some, get more free'));
    await userEvent.type(await canvas.findByLabelText('Buy'), '2');
    await userEvent.type(canvas.getByLabelText('Get free'), '1');
    await userEvent.selectOptions(canvas.getByLabelText('Of'), 'category:1');
    await expect(await canvas.findByText(/Buy 2 Coffee, the cheapest of 3 free/)).toBeVisible();
    await expect(canvas.queryByLabelText('Enter Discount')).toBeNull();
  },
};

export const BundleOnAPhone: Story = {
  ...Bundle,
  tags: ['posed'],
  globals: { locale: 'id', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Beli sekian, gratis sekian'));
    await userEvent.type(await canvas.findByLabelText('Beli'), '2');
    await userEvent.type(canvas.getByLabelText('Gratis'), '1');
    await userEvent.selectOptions(canvas.getByLabelText('Dari'), 'category:1');
    await expect(await canvas.findByText(/Beli 2 Kopi, 1 termurah dari 3 gratis/)).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

/** Hours and a budget: both ask for what they lack, and what is typed stays. */
export const Refused: Story = {
  tags: ['posed'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Amount off', { selector: 'input[type="radio"]' }));
    await userEvent.click(await canvas.findByLabelText('Only at happy hours'));
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
      await userEvent.click(await canvas.findByLabelText(day));
    await userEvent.click(canvas.getByLabelText('End it at a budget'));
    await save(canvas);
    await expect(await canvas.findByText('Choose at least one day.')).toBeVisible();
    await expect(canvas.getByText('Say how much it may give.')).toBeVisible();
    await expect(canvas.getByText('Say how much is off.')).toBeVisible();
    await expect(canvas.getByLabelText('From')).toHaveValue('14:00');
  },
};

/** What it would have done with the orders of the last weeks; changed since, it says so. */
export const Foreseen: Story = {
  tags: ['posed'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Enter Discount'), '20');
    await userEvent.click(await canvas.findByRole('button', { name: 'See what it would have done' }));
    await expect(await canvas.findByText('Would have given')).toBeVisible();
    await expect(canvas.getByText(/We do not know what things cost you/)).toBeVisible();
    await expect(canvas.getAllByRole('meter')).toHaveLength(2);
    await userEvent.type(canvas.getByLabelText('Enter Discount'), '5');
    await expect(await canvas.findByText('You have changed it since. Run it again.')).toBeVisible();
  },
};

export const ForeseenIndonesian: Story = {
  tags: ['posed'],
  globals: { locale: 'id', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Besar diskon'), '20');
    await userEvent.click(await canvas.findByRole('button', { name: 'Lihat apa jadinya' }));
    await expect(await canvas.findByText('Akan memberi')).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

/** Nobody asks before it says what it gives. */
export const NothingToForesee: Story = {
  tags: ['posed'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Buy some, get more free'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'See what it would have done' })).toBeDisabled());
    await expect(canvas.getByText('Say what it gives first.')).toBeVisible();
  },
};

export const ForesightFailed: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(foresightFailures.offline);
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Enter Discount'), '20');
    await userEvent.click(await canvas.findByRole('button', { name: 'See what it would have done' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByLabelText('Enter Discount')).toHaveValue('20');
  },
};
