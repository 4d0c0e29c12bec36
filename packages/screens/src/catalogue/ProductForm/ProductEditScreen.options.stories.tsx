// Long because each state of the groups' list stands beside what can be done with it.
import {
  editProductFailures,
  manyOptionGroups,
  optionGroups,
  optionGroupsFailures,
  optionId,
  productBySlug,
  showOptionGroups,
} from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { triedAgain } from '../../testing/triedAgain';
import { expectNoSidewaysScroll } from '../../testing/width';
import { ProductEditScreen } from './ProductEditScreen';
import { ProductNewScreen } from './ProductNewScreen';

const latte = productBySlug('hazelnut-latte');
const smoothie = productBySlug('strawberry-smoothie');
const fries = productBySlug('french-fries');

const meta = {
  title: 'Screens/ProductForm/Options',
  component: ProductEditScreen,
  args: { id: latte.id, onCancel: fn(), onDone: fn() },
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof ProductEditScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The box of an option among those that come with the product. */
const defaultOf = async (canvas: Canvas, group: string, option: string) =>
  within(await canvas.findByRole('group', { name: `${group} by default` })).getByRole('checkbox', { name: option });

/** Hears what a save sends of the product. */
function listen(msw: Parameters<NonNullable<Story['play']>>[0]['msw']) {
  const sent = fn();
  msw.use(
    http.patch('*/api/products/:id', async ({ request }) => {
      sent(Object.fromEntries(await request.clone().formData()));
    }),
  );
  return sent;
}

/** Those of the product stand first, in its order; each says what it means for customers, who are shown below. */
export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Ice' })).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Milk' })).toBeChecked();
    await expect(await defaultOf(canvas, 'Milk', 'Whole milk')).toBeChecked();
    await expect(canvas.getByText('Whole milk comes with it, unless customers choose otherwise.')).toBeVisible();
    await expect(canvas.getByText('None: customers may choose, and need not.')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'What customers are asked' })).toBeVisible();
  },
};

export const Indonesian: Story = {
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Ice' })).toBeVisible();
    await expect(canvas.getByText('Yang bisa dipilih')).toBeVisible();
    await expect(canvas.getByText('Otomatis dengan Whole milk, kecuali pelanggan memilih yang lain.')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Ice' })).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

/** Without a default where one is asked for, customers must choose. */
export const MustChoose: Story = {
  args: { id: smoothie.id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('None: customers must choose one.')).toBeVisible();
  },
};

/** A default that ran out is told: until it is back nobody has it by itself. */
export const DefaultSoldOut: Story = {
  beforeEach({ msw }) {
    const withoutMilk = optionGroups.map((group) => ({
      ...group,
      options: group.options.map((option) => ({ ...option, available: option.option_name !== 'Whole milk' })),
    }));
    msw.use(showOptionGroups(withoutMilk));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Whole milk is sold out. Until it is back, customers must choose.'),
    ).toBeVisible();
  },
};

/** The product's own groups are known without the list. */
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(optionGroupsFailures.slow);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading the groups' })).toBeVisible();
    await expect(await defaultOf(canvas, 'Milk', 'Whole milk')).toBeChecked();
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(optionGroupsFailures.failed);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The groups of options did not come/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(await defaultOf(canvas, 'Milk', 'Whole milk')).toBeChecked();
  },
};

export const FailedThenTriedAgain: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas } = context;
    await userEvent.click(await defaultOf(canvas, 'Milk', 'Oat milk'));
    await triedAgain(() => canvas.findByRole('checkbox', { name: 'Ice' }))(context);
    await expect(await defaultOf(canvas, 'Milk', 'Oat milk')).toBeChecked();
  },
};

export const Empty: Story = {
  args: { id: fries.id },
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(optionGroupsFailures.empty);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('What can be chosen'));
    await expect(await canvas.findByText('There are no groups of options yet.')).toBeVisible();
  },
};

/** Of 45 groups some come at a time; what is ticked of the last of them is kept, and the focus goes on at what is new. */
export const ManyGroups: Story = {
  args: { id: fries.id },
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(showOptionGroups(manyOptionGroups(45)));
  },
  play: async ({ canvas, msw }) => {
    const sent = listen(msw);
    await userEvent.click(await canvas.findByText('What can be chosen'));
    await expect(await canvas.findByRole('checkbox', { name: 'Syrup 20' })).toBeVisible();
    await expect(canvas.queryByRole('checkbox', { name: 'Syrup 21' })).toBeNull();
    const more = canvas.getByRole('button', { name: 'More groups' });
    await userEvent.click(more);
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Syrup 21' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'More groups' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Syrup 45' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'More groups' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Save Product' }));
    const option_groups = JSON.stringify([{ id: 45, default_ids: [] }]);
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ option_groups, version: '1' }));
  },
};

/** Where more does not come, what is there stays. */
export const MoreFailed: Story = {
  tags: ['posed'],
  ...ManyGroups,
  play: async ({ canvas, msw }) => {
    await userEvent.click(await canvas.findByText('What can be chosen'));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Syrup 20' }));
    msw.use(optionGroupsFailures.failed);
    await userEvent.click(canvas.getByRole('button', { name: 'More groups' }));
    await expect(await canvas.findByText(/The groups of options did not come/)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Syrup 20' })).toBeChecked();
    msw.use(showOptionGroups(manyOptionGroups(45)));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('checkbox', { name: 'Syrup 21' })).toBeVisible();
  },
};

/** A group that is ticked keeps the focus where it moves to; one that had no default asks, until it has one. */
export const AttachesMilk: Story = {
  args: { id: fries.id },
  tags: ['behaviour'],
  play: async ({ canvas, msw }) => {
    const sent = listen(msw);
    await userEvent.click(await canvas.findByText('What can be chosen'));
    const milk = await canvas.findByRole('checkbox', { name: 'Milk' });
    await userEvent.click(milk);
    await expect(milk).toHaveFocus();
    await expect(canvas.getByText('None: customers must choose one.')).toBeVisible();
    await userEvent.click(await defaultOf(canvas, 'Milk', 'Whole milk'));
    // at most one of them: the other takes its place
    await userEvent.click(await defaultOf(canvas, 'Milk', 'Oat milk'));
    await expect(await defaultOf(canvas, 'Milk', 'Whole milk')).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Product' }));
    const option_groups = JSON.stringify([{ id: optionGroups[0]?.id, default_ids: [optionId('Oat milk')] }]);
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ option_groups, version: '1' }));
  },
};

/** With the keyboard alone, and heard; at the end the button stays where the focus is, and does nothing. */
export const MovesByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, msw }) => {
    const sent = listen(msw);
    const up = await canvas.findByRole('button', { name: 'Move Extras up' });
    up.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(canvas.getByText('Extras is number 1 of 3')).toBeInTheDocument();
    await expect(up).toHaveFocus();
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Product' }));
    const [milk, sweetness, extras] = latte.option_groups.map(({ id, default_ids }) => ({ id, default_ids }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ option_groups: JSON.stringify([extras, milk, sweetness]), version: '1' }),
    );
  },
};

/** What the server refuses stands below the groups, which are gone to. */
export const Refused: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    const msg = 'This group is not there any more';
    msw.use(
      http.patch('*/api/products/:id', () =>
        Response.json(
          { status: 400, msg, code: 'VALIDATION', data: { fields: { option_groups: msg } } },
          { status: 400 },
        ),
      ),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Ice' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Product' }));
    const groups = canvas.getByRole('group', { name: 'What can be chosen' });
    await waitFor(() => expect(groups).toHaveAccessibleDescription('This group is not there any more'));
    await waitFor(() => expect(groups).toHaveFocus());
    await expect(canvas.getByRole('checkbox', { name: 'Ice' })).toBeChecked();
  },
};

/** What somebody else attached and took off is said by its names. */
export const Conflict: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(editProductFailures.conflict({ ...latte, option_groups: latte.option_groups.slice(0, 1), version: 2 }));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Ice' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Product' }));
    await canvas.findByText(/Somebody else saved this product/);
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /What can be chosen: Milk \(Whole milk\), Sweetness \(100 % sugar\), Extras is now Milk \(Whole milk\)Load/,
    );
  },
};

export const NewProduct: Story = {
  tags: ['posed'],
  render: ({ onCancel, onDone }) => <ProductNewScreen onCancel={onCancel} onDone={onDone} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('What can be chosen'));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Sweetness' }));
    await expect(canvas.getByText('None: customers must choose one.')).toBeVisible();
  },
};
