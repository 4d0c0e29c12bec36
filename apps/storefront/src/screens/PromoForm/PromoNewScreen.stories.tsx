import { createPromoFailures } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, fn, screen, userEvent, waitFor, type within } from 'storybook/test';
import { makeFile, pick, realPicture } from '../../catalogue/storyPictures';
import { PromoNewScreen } from './PromoNewScreen';

const meta = {
  title: 'Screens/PromoForm/New',
  component: PromoNewScreen,
  args: { onCancel: fn(), onDone: fn() },
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof PromoNewScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function fillIn(canvas: Canvas, code = 'sunday20'): Promise<void> {
  await pick(canvas, await realPicture());
  await userEvent.type(canvas.getByLabelText('Enter Discount'), '20');
  await userEvent.type(canvas.getByLabelText('Durations'), '7');
  await userEvent.type(canvas.getByLabelText('Coupon Code'), code);
  await userEvent.type(canvas.getByLabelText('Minimum Price'), '50000');
  await userEvent.type(canvas.getByLabelText('Name'), 'Lazy Sunday');
  await userEvent.type(canvas.getByLabelText('Description'), 'A fifth off everything, all Sunday.');
}

const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save Promo' }));

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('A reason to come back');
    await expect(canvas.getByLabelText('One a day for each customer')).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** The ticket follows what is typed. */
export const LivePreview: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.click(canvas.getByLabelText('Dine in only'));
    await expect(canvas.getByText('20%')).toBeVisible();
    await expect(canvas.getByText('Lazy Sunday')).toBeVisible();
    await expect(canvas.getByText('Min. IDR 50,000. Dine in only. Code SUNDAY20')).toBeVisible();
  },
};

/** Asked about, started; the server's words, and the same two ways on. */
export const Success: Story = {
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

export const EmptyFields: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Enter Discount'), '120');
    await save(canvas);
    await expect(await canvas.findByText('All input must be fulfilled')).toBeVisible();
    const asks = ['Add a picture.', 'Say how long it runs.', 'Think of a code.', 'Set a minimum, 0 for none.'];
    for (const ask of [...asks, 'Write a name.', 'Write a description.']) {
      await expect(canvas.getByText(ask)).toBeVisible();
    }
    await expect(canvas.getByLabelText('Enter Discount')).toHaveAccessibleDescription(/A discount of 1 to 100 %/);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Drop a picture here' })).toHaveFocus());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/** Everything is there, but not all of it can be: said without a call, and without the words for what is missing. */
export const CannotBe: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas, 'sun day');
    await save(canvas);
    const code = canvas.getByLabelText('Coupon Code');
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveAccessibleDescription(/Letters, digits and - only/);
    await expect(canvas.queryByText('All input must be fulfilled')).toBeNull();
  },
};

/** The code is there already: said at it, and it has the focus once the question has gone. */
export const CodeTaken: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas, 'pasta20');
    await save(canvas);
    await userEvent.click(await screen.findByRole('button', { name: 'yes' }));
    const code = canvas.getByLabelText('Coupon Code');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/This code exists already/));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(code).toHaveFocus());
    await expect(canvas.getByLabelText('Name')).toHaveValue('Lazy Sunday');
  },
};

export const WrongPicture: Story = {
  play: async ({ canvas }) => {
    await pick(canvas, makeFile('image/webp'));
    await expect(await canvas.findAllByText('Extension file wrong! Only .jpeg, .jpg, .png are allowed.')).toHaveLength(
      2,
    );
  },
};

export const Failed: Story = {
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

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
