import { createPromoFailures, longPromo } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { turnedAway } from '../../testing/turnedAway';
import { expectNoSidewaysScroll } from '../../testing/width';
import { PromoNewScreen } from './PromoNewScreen';
import { fillIn, save } from '../../testing/promo';

const meta = {
  title: 'Screens/PromoForm/New',
  component: PromoNewScreen,
  args: { onCancel: fn(), onDone: fn() },
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof PromoNewScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  // Success is pictured
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('A reason to come back');
    await expect(await canvas.findByLabelText('One a day for each customer')).toBeChecked();
  },
};

export const Cancels: Story = {
  ...Default,
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** The ticket follows what is typed. */
export const LivePreview: Story = {
  tags: ['posed'],
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.click(await canvas.findByLabelText('Dine in only'));
    await expect(canvas.getByText('20%')).toBeVisible();
    await expect(canvas.getByText('Lazy Sunday')).toBeVisible();
    await expect(canvas.getByText('Min. IDR 50,000. Dine in only. Code SUNDAY20')).toBeVisible();
  },
};

export const Success: Story = {
  play: async ({ canvas }) => {
    for (const label of ['Enter Discount', 'Coupon Code', 'Name'])
      await expect(canvas.getByLabelText(label)).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Save Promo' })).toBeEnabled();
  },
};

/** Asked about, started; the server's words, and the same two ways on. */
export const Creates: Story = {
  ...Success,
  tags: ['behaviour'],
  play: async ({ canvas, args, msw }) => {
    const sent = fn();
    msw.use(
      http.post('*/api/promos', async ({ request }) => {
        const { image: _image, ...fields } = Object.fromEntries(await request.clone().formData());
        sent(fields);
      }),
    );
    await fillIn(canvas);
    await save(canvas);
    const question = await screen.findByRole('alertdialog', { name: 'Add Promo' });
    await expect(question).toHaveAccessibleDescription('Do you want to add this promo?');
    await userEvent.click(screen.getByRole('button', { name: 'yes' }));
    await screen.findByRole('dialog', { name: 'promo SUNDAY20 created successfully' });
    await expect(screen.getByRole('link', { name: 'Back to all products' })).toHaveAttribute('href', '/products');
    await expect(screen.getByRole('link', { name: 'See this product' })).toHaveAttribute('href', '/products');
    await expect(sent).toHaveBeenCalledOnce();
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        discount: '0.2',
        code: 'SUNDAY20',
        min_price: '50000',
        one_per_day: 'true',
        total_uses: '',
      }),
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(createPromoFailures.failed);
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await save(canvas);
    await userEvent.click(await screen.findByRole('button', { name: 'yes' }));
    await expect(await canvas.findAllByText('Something went wrong on our side')).toHaveLength(2);
    await expect(canvas.getByLabelText('Coupon Code')).toHaveValue('SUNDAY20');
  },
};

/** A second press while the first is under way does nothing, and the question stays. */
export const Loading: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(createPromoFailures.slow);
  },
  play: async ({ canvas, msw }) => {
    const sent = fn();
    msw.use(http.post('*/api/promos', () => sent()));
    await fillIn(canvas);
    await save(canvas);
    const yes = await screen.findByRole('button', { name: 'yes' });
    await userEvent.dblClick(yes);
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(yes).toHaveAttribute('aria-busy', 'true');
  },
};

/** The longest name and code there can be, in the form and on the ticket. */
export const LongText: Story = {
  tags: ['posed'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Coupon Code'), longPromo.code);
    await userEvent.type(canvas.getByLabelText('Name'), longPromo.promo_name);
    await userEvent.type(canvas.getByLabelText('Minimum Price'), String(longPromo.min_price));
    await expect(canvas.getByText(longPromo.promo_name)).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

export const SignedOut: Story = turnedAway(null, '/promos/new');

export const Forbidden: Story = turnedAway('customer', '/promos/new');

export const Phone: Story = { tags: ['!visual'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { tags: ['!visual'], globals: { theme: 'dark' } };
