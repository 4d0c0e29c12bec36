import { editProductFailures, productBySlug } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { ProductEditScreen } from './ProductEditScreen';

const latte = productBySlug('hazelnut-latte');
/** What somebody else has made of it meanwhile. */
const theirs = { ...latte, price: 30_000, version: 2 };

const meta = {
  title: 'Screens/ProductForm/Edit conflict',
  component: ProductEditScreen,
  args: { id: latte.id, onCancel: fn(), onDone: fn() },
  parameters: { layout: 'fullscreen', session: 'admin' },
  beforeEach({ msw }) {
    msw.use(editProductFailures.conflict(theirs));
  },
} satisfies Meta<typeof ProductEditScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function saveName(canvas: ReturnType<typeof within>): Promise<void> {
  await userEvent.click(await canvas.findByLabelText('Name'));
  await userEvent.keyboard('Nutty Latte');
  await userEvent.click(canvas.getByRole('button', { name: 'Save Product' }));
  await canvas.findByText(/Somebody else saved this product/);
}

/** What they changed is said in words, and what was typed is kept. */
export const Told: Story = {
  tags: ['posed'],
  play: async ({ canvas, args }) => {
    await saveName(canvas);
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Price: IDR 25,000.*IDR 30,000/);
    await expect(canvas.getByLabelText('Name')).toHaveValue('Nutty Latte');
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

/** Theirs shows, one's own is still there, and goes on top of it. */
export const LoadTheNewValues: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args, msw }) => {
    await saveName(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Load the new values' }));
    await expect(canvas.getByLabelText('Price')).toHaveAttribute('placeholder', '30,000');
    await expect(canvas.getByLabelText('Name')).toHaveValue('Nutty Latte');
    const sent = fn();
    msw.use(
      http.patch('*/api/products/:id', async ({ request }) => {
        sent(Object.fromEntries(await request.clone().formData()));
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save Product' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ productname: 'Nutty Latte', version: '2' }));
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

export const SaveMineAnyway: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args, msw }) => {
    await saveName(canvas);
    const sent = fn();
    msw.use(
      http.patch('*/api/products/:id', async ({ request }) => {
        const fields = Object.fromEntries(await request.formData());
        sent(fields);
        return Response.json({
          status: 200,
          msg: 'OK',
          data: { ...theirs, product_name: fields.productname },
          meta: null,
        });
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save mine anyway' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(sent).toHaveBeenCalledWith({ productname: 'Nutty Latte', version: '2' });
  },
};

export const Phone: Story = {
  tags: ['posed'],
  globals: { viewport: { value: 'phone' } },
  play: ({ canvas }) => saveName(canvas),
};
