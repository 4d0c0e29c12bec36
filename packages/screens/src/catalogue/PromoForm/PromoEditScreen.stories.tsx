import { editPromoFailures, endedPromos, longPromo, promoFailures, promos, showPromo } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { triedAgain } from '../../testing/triedAgain';
import { turnedAway } from '../../testing/turnedAway';
import { expectNoSidewaysScroll } from '../../testing/width';
import { PromoEditScreen } from './PromoEditScreen';

const [pasta] = promos;
const [rain] = endedPromos;
if (!pasta || !rain) throw new Error('the fixtures have no promos');
/** What somebody else has made of it meanwhile. */
const theirs = { ...pasta, discount: 0.3, rules: { ...pasta.rules, dine_in_only: true }, version: 2 };

const meta = {
  title: 'Screens/PromoForm/Edit',
  component: PromoEditScreen,
  args: { id: pasta.id, onCancel: fn(), onDone: fn() },
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof PromoEditScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Enter Discount')).toHaveAttribute('placeholder', '20');
    await expect(canvas.getByRole('button', { name: 'Save Promo' })).toBeVisible();
  },
};

/** Only what differs is sent, rules too. */
export const SavesTheDiscount: Story = {
  ...Success,
  tags: ['behaviour'],
  play: async ({ canvas, args, msw }) => {
    const sent = fn();
    msw.use(
      http.patch('*/api/promos/:id', async ({ request }) => {
        sent(Object.fromEntries(await request.clone().formData()));
      }),
    );
    const discount = await canvas.findByLabelText('Enter Discount');
    await expect(discount).toHaveAttribute('placeholder', '20');
    await userEvent.type(discount, '25');
    await userEvent.click(await canvas.findByLabelText('Member card needed'));
    await expect(canvas.getByText('25%')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Promo' }));
    await expect(await canvas.findByText('PASTA20 is saved')).toBeVisible();
    await expect(args.onDone).toHaveBeenCalledOnce();
    await expect(sent).toHaveBeenCalledWith({ discount: '0.25', member_only: 'true', version: '1' });
  },
};

export const NothingChanged: Story = {
  tags: ['posed'],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Promo' }));
    await expect(await canvas.findByText(/Nothing is changed yet/)).toBeVisible();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

/** What they changed too is theirs after that, the rest stays typed. */
export const Conflict: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(editPromoFailures.conflict(theirs));
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByLabelText('Enter Discount'), '25');
    await userEvent.type(canvas.getByLabelText('Name'), 'Pasta Week');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Promo' }));
    const told = await canvas.findByRole('alert');
    await expect(told).toHaveTextContent(/Dine in only: no.*yes.*Discount: 20%.*30%/);
    await userEvent.click(canvas.getByRole('button', { name: 'Load the new values' }));
    await expect(canvas.getByLabelText('Enter Discount')).toHaveValue('');
    await expect(canvas.getByLabelText('Enter Discount')).toHaveAttribute('placeholder', '30');
    await expect(canvas.getByLabelText('Dine in only')).toBeChecked();
    await expect(canvas.getByLabelText('Name')).toHaveValue('Pasta Week');
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

export const CodeTaken: Story = {
  tags: ['posed'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Coupon Code'), 'halo');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Promo' }));
    const code = canvas.getByLabelText('Coupon Code');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/This code exists already/));
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveValue('HALO');
  },
};

export const BoundedUses: Story = {
  args: { id: rain.id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Uses in all')).toHaveAccessibleDescription(/Used 50 so far/);
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(promoFailures.slow);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the promo')).toBeInTheDocument();
  },
};

export const NotFound: Story = {
  beforeEach({ msw }) {
    msw.use(promoFailures.notFound);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See all promos' })).toHaveAttribute('href', '/promos');
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(promoFailures.offline);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const FailedThenTriedAgain: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: triedAgain((canvas) => canvas.findByLabelText('Coupon Code'), showPromo(pasta)),
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach({ msw }) {
    msw.use(showPromo(longPromo));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Name')).toHaveAttribute('placeholder', longPromo.promo_name);
    await expectNoSidewaysScroll();
  },
};

export const LongTextInTheField: Story = {
  ...LongText,
  tags: ['posed'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Name'));
    await expect(canvas.getByLabelText('Name')).toHaveValue(longPromo.promo_name);
    await expectNoSidewaysScroll();
  },
};

export const SignedOut: Story = turnedAway(null, `/promos/${pasta.id}/edit`);

export const Forbidden: Story = turnedAway('customer', `/promos/${pasta.id}/edit`);

export const Phone: Story = { tags: ['!visual'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { tags: ['!visual'], globals: { theme: 'dark' } };
