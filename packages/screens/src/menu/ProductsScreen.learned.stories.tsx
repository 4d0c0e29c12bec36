import { editProductFailures, learnedFailures, productBySlug } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../testing/width';
import { ProductsScreen } from './ProductsScreen';

// What things really take to make, by the shop's own orders.
const meta = {
  title: 'Screens/Products/Learned',
  component: ProductsScreen,
  args: { query: { search: '', sort: 'popular', page: 1, categories: '' }, onQueryChange: fn() },
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof ProductsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Played = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

async function open({ canvas, userEvent }: Played, title = 'How long things really take') {
  await userEvent.click(await canvas.findByRole('button', { name: title }));
  return within(await screen.findByRole('dialog'));
}

/** What is set beside what is learned; what fits is not told. */
export const Told: Story = {
  tags: ['posed'],
  play: async (story) => {
    const dialog = await open(story);
    await expect(await dialog.findByText('Set: 75 s. Really: about 105 s.')).toBeVisible();
    await expect(dialog.getByText('43 orders say so.')).toBeVisible();
    await expect(dialog.getAllByRole('listitem')).toHaveLength(3);
    await expect(dialog.queryByText(/Americano/)).toBeNull();
  },
};

export const Indonesian: Story = {
  tags: ['posed'],
  globals: { locale: 'id', viewport: { value: 'phone' } },
  play: async (story) => {
    const dialog = await open(story, 'Berapa lama sebenarnya');
    await expect(await dialog.findByText('Diatur: 75 detik. Sebenarnya: sekitar 105 detik.')).toBeVisible();
    await expect(dialog.getByText('Kentang Goreng')).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

/** One is taken over on the version that was seen, and taken back. */
export const TakenOver: Story = {
  tags: ['behaviour'],
  play: async ({ msw, ...story }) => {
    const sent = fn();
    msw.use(
      http.patch('*/api/products/:id', async ({ request }) => {
        const form = await request.clone().formData();
        sent(JSON.parse(String(form.get('making'))), form.get('version'));
        // the mocks forget what was saved
        const latte = { ...productBySlug('hazelnut-latte'), version: 3 };
        return form.get('version') === '2' ? HttpResponse.json({ status: 200, msg: 'OK', data: latte }) : undefined;
      }),
    );
    const dialog = await open(story);
    await story.userEvent.click(await dialog.findByRole('button', { name: 'Take over: Hazelnut Latte' }));
    await expect(await dialog.findByText('Taken over: it is set to 105 s now.')).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith({ seconds: 105, station: 'bar' }, '1');
    const undo = dialog.getByRole('button', { name: 'Undo: Hazelnut Latte' });
    await expect(undo).toHaveFocus();
    await story.userEvent.click(undo);
    await expect(await dialog.findByRole('button', { name: 'Take over: Hazelnut Latte' })).toBeVisible();
    await expect(sent.mock.lastCall?.[0]).toEqual({ seconds: 75, station: 'bar' });
  },
};

export const AllTakenOver: Story = {
  tags: ['posed'],
  play: async (story) => {
    const dialog = await open(story);
    await story.userEvent.click(await dialog.findByRole('button', { name: 'Take over all 3' }));
    await waitFor(() => expect(dialog.getAllByText(/^Taken over/)).toHaveLength(3));
    await expect(dialog.queryByRole('button', { name: /Take over/ })).toBeNull();
  },
};

/** Somebody else set it meanwhile: that is said, and nothing is written over it unseen. */
export const Conflict: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    const latte = productBySlug('hazelnut-latte');
    msw.use(editProductFailures.conflict({ ...latte, version: 2, making: { seconds: 90, station: 'bar' } }));
  },
  play: async (story) => {
    const dialog = await open(story);
    await story.userEvent.click(await dialog.findByRole('button', { name: 'Take over: Hazelnut Latte' }));
    await expect(
      await dialog.findByText(/Somebody changed this product meanwhile\. It is set to 90 s\./),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Take over: Hazelnut Latte' })).toBeEnabled();
  },
};

export const NotSaved: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(editProductFailures.failed);
  },
  play: async (story) => {
    const dialog = await open(story);
    const [row] = await dialog.findAllByRole('listitem');
    if (!row) throw new Error('nothing learned');
    await story.userEvent.click(within(row).getByRole('button'));
    await waitFor(() => expect(within(row).getByRole('status')).not.toBeEmptyDOMElement());
    await expect(within(row).getByRole('button', { name: /Take over/ })).toBeEnabled();
  },
};

export const Nothing: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(learnedFailures.empty);
  },
  play: async (story) => {
    const dialog = await open(story);
    await expect(await dialog.findByText('Nothing to change')).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(learnedFailures.offline);
  },
  play: async (story) => {
    const dialog = await open(story);
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
