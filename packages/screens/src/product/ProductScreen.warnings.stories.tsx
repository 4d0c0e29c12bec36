import { handlers, productBySlug, profileFailures, rani, showProduct, showProfile } from '@seduh/api-client/mocks';
import { UNKNOWN_CONTENTS } from '@seduh/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ProductScreen } from './ProductScreen';

const latte = productBySlug('hazelnut-latte');

// What a customer asked to be warned of, and what they write of an allergy.
const meta = {
  title: 'Screens/Product/Warnings',
  component: ProductScreen,
  args: { id: latte.id, onCheckout: fn() },
  parameters: { layout: 'fullscreen', session: 'customer' },
  beforeEach({ msw }) {
    msw.use(showProfile({ ...rani, avoids: ['milk', 'nuts'] }), ...handlers);
  },
} satisfies Meta<typeof ProductScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The usual cup. */
export const Warned: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Contains milk, nuts, which you asked to be warned of.')).toBeVisible();
  },
};

export const Indonesian: Story = {
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Mengandung susu, kacang pohon. Kamu minta diingatkan soal ini.'),
    ).toBeVisible();
  },
};

/** The warning follows the choice. */
export const OtherMilk: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Contains milk, nuts, which you asked to be warned of.');
    await userEvent.click(canvas.getByRole('radio', { name: 'Soy milk' }));
    await expect(await canvas.findByText('Contains nuts, which you asked to be warned of.')).toBeVisible();
  },
};

/** What is known is named; that the rest is unknown is said, too. */
export const Unknown: Story = {
  beforeEach({ msw }) {
    msw.use(showProduct({ ...latte, contains: UNKNOWN_CONTENTS }));
  },
  play: async ({ canvas }) => {
    const said = 'Contains milk, which you asked to be warned of. We do not know what else is in it.';
    await expect(await canvas.findByText(said)).toBeVisible();
  },
};

/** Silence would say that nothing of it is in there: what could not be asked for is told. */
export const NotLoaded: Story = {
  beforeEach({ msw }) {
    msw.use(profileFailures.failed);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('What you asked to be warned of could not be loaded.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** Who writes of an allergy hears what becomes of it, and whom to call. */
export const AllergyNote: Story = {
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    const note = await canvas.findByRole('textbox', { name: 'Note to the kitchen' });
    await userEvent.type(note, 'less ice');
    await expect(canvas.queryByText(/^We mark this/)).toBeNull();
    await userEvent.type(note, ', alergi kacang');
    await waitFor(() => expect(canvas.getByText(/^We mark this as an allergy for the kitchen/)).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Ask a staff' })).toBeVisible();
  },
};
