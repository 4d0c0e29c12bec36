import { NOW, orderFailures, orderOffered, raniOrders, showOrder } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { longPapers, printer, twelvePieces } from '../testing/papers';
import { triedAgain } from '../testing/triedAgain';
import { turnedAway } from '../testing/turnedAway';
import { expectNoSidewaysScroll } from '../testing/width';
import { TicketScreen } from './TicketScreen';

const [brewing] = raniOrders as [(typeof raniOrders)[number]];

const meta = {
  title: 'Screens/Ticket',
  component: TicketScreen,
  args: { id: brewing.id },
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof TicketScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** What nobody may miss is whole on its label: nothing of it lies below the edge. */
async function expectWhole(labels: HTMLElement[]) {
  await waitFor(() => {
    for (const label of labels) {
      if (label.scrollHeight > label.clientHeight || label.scrollWidth > label.clientWidth)
        throw new Error(`${label.getAttribute('aria-label')} is cut off`);
    }
  });
}
const labelsOf = async (canvas: Canvas, name = 'Cup labels') =>
  within(await canvas.findByRole('region', { name })).getAllByRole('article');

export const Success: Story = {
  play: async ({ canvas }) => {
    const ticket = await canvas.findByRole('article', { name: 'Ticket SD-2041' });
    await expect(ticket).toHaveTextContent(/^SD-2041Door deliveryPromised14:51ForRani A\./);
    await expect(ticket).toHaveTextContent('Kopi Susu Gula Aren, Large');
    await expect(ticket).toHaveTextContent(/pieces?Ordered 14:16$/);
    const labels = await labelsOf(canvas);
    await expect(labels[0]).toHaveTextContent(new RegExp(`^SD-2041Rani A\\.1 of ${labels.length}`));
    await expectWhole(labels);
    // a paper lies about
    for (const paper of [ticket, ...labels]) await expect(paper).not.toHaveTextContent(/IDR|Jl\.|\+62/);
  },
};

/** Its words; products are called as the kitchen calls them. */
export const Indonesian: Story = {
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    const ticket = await canvas.findByRole('article', { name: 'Tiket SD-2041' });
    await expect(ticket).toHaveTextContent(/^SD-2041DiantarJanji14\.51UntukRani A\./);
    await expect(canvas.getByRole('button', { name: 'Cetak tiket' })).toBeVisible();
  },
};

/** Twelve pieces, three options, an allergy: it stands in a frame by a word and an icon, and never as a wish. */
export const AllergyNote: Story = {
  args: { id: twelvePieces.id },
  beforeEach({ msw }) {
    msw.use(showOrder(twelvePieces));
  },
  play: async ({ canvas }) => {
    const ticket = await canvas.findByRole('article', { name: 'Ticket SD-2077' });
    await expect(ticket).toHaveTextContent('Dine in, Table 12');
    await expect(ticket).toHaveTextContent('Allergy: 2 of 3 lines');
    const labels = await labelsOf(canvas);
    await expect(labels).toHaveLength(12);
    const alert = within(labels[0] as HTMLElement).getByText(/alergi kacang/);
    await expect(alert).toHaveTextContent('Allergy: alergi kacang, tolong alatnya dicuci dulu');
    await expect(alert.closest('.paper-alert')).toHaveTextContent('Contains milk, to be avoided');
    await expect(
      within(labels[6] as HTMLElement)
        .getByText('Less ice, please')
        .closest('.paper-alert'),
    ).toBeNull();
    await expectWhole(labels);
  },
};

/** What became another cup after the order was accepted says so, for the ticket and the label from before are wrong. */
export const Changed: Story = {
  beforeEach({ msw }) {
    msw.use(showOrder(orderOffered(['taken', 'taken'], 'confirmed', NOW)));
  },
  play: async ({ canvas }) => {
    const ticket = await canvas.findByRole('article', { name: 'Ticket SD-2041' });
    await expect(ticket).toHaveTextContent(/ChangedThrow the ticket from before away/);
    await expect(ticket).toHaveTextContent(/Changedinstead of Oat milk/);
    await expect(ticket).toHaveTextContent(/Changedinstead of Taro Latte/);
    const labels = await labelsOf(canvas);
    await expect(labels.map(({ textContent }) => textContent?.includes('Changed'))).toEqual([
      true,
      true,
      ...labels.slice(2).map(() => false),
    ]);
    await expectWhole(labels);
  },
};
export const ChangedIndonesian: Story = {
  ...Changed,
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    const ticket = await canvas.findByRole('article', { name: 'Tiket SD-2041' });
    await expect(ticket).toHaveTextContent(/DiubahBuang tiket sebelumnya/);
  },
};

export const LongText: Story = {
  beforeEach({ msw }) {
    msw.use(showOrder(longPapers));
  },
  play: async ({ canvas }) => {
    const labels = await labelsOf(canvas);
    await expect(labels).toHaveLength(6);
    await expectWhole(labels);
    await expectNoSidewaysScroll();
  },
};

/** Each is printed once, on pages of its own size; what was laid out for it goes afterwards. */
export const Prints: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const print = printer();
    const { length } = document.adoptedStyleSheets;
    await userEvent.click(await canvas.findByRole('button', { name: 'Print ticket' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    await waitFor(() => expect(document.querySelector('.paper-job')).toBeNull());
    await expect(document.adoptedStyleSheets).toHaveLength(length);
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Print \d+ labels$/ })).toBeEnabled());
    await userEvent.click(canvas.getByRole('button', { name: /^Print \d+ labels$/ }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
  },
};

export const NotPrinted: Story = {
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    printer(false);
    await userEvent.click(await canvas.findByRole('button', { name: 'Print ticket' }));
    await expect(await canvas.findByText(/^Your browser did not print/)).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(orderFailures.slow);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the ticket')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Print ticket' })).toBeNull();
  },
};

export const NotFound: Story = {
  beforeEach({ msw }) {
    msw.use(orderFailures.notFound);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('404 Not Found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to orders' })).toHaveAttribute('href', '/orders');
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(orderFailures.failed);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const FailedThenTriedAgain: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: triedAgain((canvas) => canvas.findByRole('article', { name: 'Ticket SD-2041' }), showOrder(brewing)),
};

export const SignedOut: Story = turnedAway(null, `/orders/${brewing.id}/ticket`);

export const Forbidden: Story = turnedAway('customer', `/orders/${brewing.id}/ticket`);

export const Phone: Story = { tags: ['!visual'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { tags: ['!visual'], globals: { theme: 'dark' } };
