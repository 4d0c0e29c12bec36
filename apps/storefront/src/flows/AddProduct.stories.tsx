import { credentials } from '@seduh/api-client/mocks';
import { MESSAGES } from '@seduh/contract/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { pick, realPicture } from '@seduh/screens/testing';
import { inTheShop } from '../testing/app';
import { openShop } from '../testing/shop';
import { arriveAt, fill, goBy, hear, logIn, press } from '../testing/steps';

// Staff put something new on the menu and look at it as customers will.
const meta = {
  ...inTheShop,
  title: 'Flows/Add a product',
  args: { at: '/login' },
  beforeEach: ({ msw }) => openShop(msw),
} satisfies Meta<typeof inTheShop.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithPicture: Story = {
  tags: ['behaviour'],
  async play({ canvas, step }) {
    await step('Log in as staff', async () => {
      await logIn(canvas, credentials.admin);
      await hear(canvas, MESSAGES.loginSuccess);
    });
    await step('Open the form from the menu', async () => {
      await goBy(canvas, 'Product');
      await press(canvas, 'link', 'Add new product');
      await arriveAt(canvas, 'New on the menu');
    });
    await step('Save too early', async () => {
      await press(canvas, 'button', 'Save Product');
      await hear(canvas, MESSAGES.required);
    });
    await step('Choose a picture', async () => {
      await pick(canvas, await realPicture());
      await waitFor(() => expect(canvas.getByRole('main').querySelector('img[src^="blob:"]')).toBeVisible());
    });
    await step('Fill in the rest', async () => {
      await fill(canvas.getByLabelText('Name'), 'Matcha Tonic');
      await fill(canvas.getByLabelText('Price'), '28000');
      await userEvent.selectOptions(canvas.getByLabelText('Category'), 'Non Coffee');
      await fill(canvas.getByLabelText('Description'), 'Matcha over tonic and ice.');
    });
    await step('Save and confirm', async () => {
      await press(canvas, 'button', 'Save Product');
      await screen.findByRole('alertdialog', { name: 'Add Product' });
      await userEvent.click(screen.getByRole('button', { name: 'yes' }));
      await screen.findByRole('dialog', { name: MESSAGES.productCreated('Matcha Tonic') });
    });
    await step('See it', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'See this product' }));
      await arriveAt(canvas, 'Matcha Tonic');
      await expect(canvas.getByText('Matcha over tonic and ice.')).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Edit Product' })).toBeVisible();
    });
    await step('Find it first among the newest', async () => {
      await goBy(canvas, 'Product');
      await userEvent.click(await canvas.findByRole('button', { name: /^Sort by/ }));
      await userEvent.click(await canvas.findByRole('option', { name: 'newest' }));
      await waitFor(() => {
        const [first] = canvas.getAllByRole('article');
        return expect(
          within(first ?? canvas.getByRole('main')).getByRole('link', { name: 'Matcha Tonic' }),
        ).toBeVisible();
      });
    });
  },
};

export const OnAPhone: Story = { ...WithPicture, tags: ['behaviour'], globals: { viewport: { value: 'phone' } } };
