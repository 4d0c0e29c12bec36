import { exampleQuoteBody, makeQuote, sessions, showQuote } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { fillCart, linesOf } from '../testing/cart';
import { CartScreen } from './CartScreen';

const [lattes, kopi, nasi] = exampleQuoteBody.lines;
const body = { ...exampleQuoteBody, lines: [lattes!, { ...kopi!, note: 'alergi kacang' }, nasi!] };
const quote = makeQuote(body, true, ['milk']);
const unknown = quote.lines.map((line, index) =>
  index === 2 ? { ...line, warning: { contains: [], unknown: true } } : line,
);

// What a customer asked to be warned of, and a note about an allergy.
const meta = {
  title: 'Screens/Cart/Warnings',
  component: CartScreen,
  args: {},
  parameters: { layout: 'fullscreen', session: 'customer' },
  beforeEach({ msw }) {
    fillCart(sessions.customer.id, { lines: linesOf(quote) });
    msw.use(showQuote({ ...quote, lines: unknown }));
  },
} satisfies Meta<typeof CartScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each line says it of its cup; one with an allergy in its note says what becomes of that. */
export const Warned: Story = {
  play: async ({ canvas }) => {
    const warnings = await canvas.findAllByText('Contains milk, which you asked to be warned of.');
    await expect(warnings).toHaveLength(2);
    const rice = within(canvas.getByRole('link', { name: 'Nasi Goreng Telur' }).closest('li')!);
    await expect(rice.getByText(/^We do not know all that is in it/)).toBeVisible();
    await expect(await canvas.findByText(/^We mark this as an allergy for the kitchen/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ask a staff' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    );
  },
};

export const Indonesian: Story = {
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Mengandung susu. Kamu minta diingatkan soal ini.')).toHaveLength(2);
    await expect(await canvas.findByText(/^Kami tandai ini sebagai alergi buat dapur/)).toBeVisible();
  },
};

export const Phone: Story = { ...Warned, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...Warned, globals: { theme: 'dark' } };
