import { createOptionGroupFailures } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { turnedAway } from '../../testing/turnedAway';
import { expectNoSidewaysScroll } from '../../testing/width';
import { OptionNewScreen } from './OptionNewScreen';

const meta = {
  title: 'Screens/OptionForm/New',
  component: OptionNewScreen,
  args: { onCancel: fn(), onDone: fn() },
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof OptionNewScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function fillIn(canvas: ReturnType<typeof within>): Promise<void> {
  await userEvent.type(canvas.getByLabelText('Name'), 'Cup');
  await userEvent.type(canvas.getByLabelText('Option 1'), 'My own cup');
  await userEvent.selectOptions(canvas.getByLabelText('Price'), 'Costs less');
  await userEvent.type(canvas.getByLabelText('Surcharge'), '2000');
}

const save = (canvas: ReturnType<typeof within>) => userEvent.click(canvas.getByRole('button', { name: 'Save group' }));

export const Default: Story = {
  // Success is pictured
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Something to choose');
    await expect(canvas.getByLabelText('Must choose')).toHaveValue('1');
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

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Option 1')).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Save group' })).toBeEnabled();
    await expect(canvas.getByRole('radio', { name: 'no name yet' })).toBeInTheDocument();
  },
};

export const Indonesian: Story = {
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Pilihan 1')).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Simpan grup' })).toBeEnabled();
  },
};

/** The group follows what is typed, and can be tried out. */
export const LivePreview: Story = {
  tags: ['posed'],
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await expect(canvas.getByRole('group', { name: 'Cup' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'My own cup' })).toHaveAccessibleDescription('− IDR 2,000');
  },
};

export const Creates: Story = {
  ...Success,
  tags: ['behaviour'],
  play: async ({ canvas, args, msw }) => {
    const sent = fn();
    msw.use(
      http.post('*/api/options/groups', async ({ request }) => {
        sent(await request.clone().json());
      }),
    );
    await fillIn(canvas);
    await save(canvas);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(sent).toHaveBeenCalledWith({
      group_name: 'Cup',
      min: 1,
      max: 1,
      options: [{ option_name: 'My own cup', surcharge: -2000 }],
    });
  },
};

/** Added, moved by the keyboard, taken out and back: the focus is never lost. */
export const ArrangesRows: Story = {
  ...Success,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Add option' }));
    await waitFor(() => expect(canvas.getByLabelText('Option 2')).toHaveFocus());
    await userEvent.keyboard('Paper cup');
    const up = canvas.getByRole('button', { name: 'Move Paper cup up' });
    up.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Option 1')).toHaveValue('Paper cup'));
    await expect(canvas.getByText('Paper cup is now 1 of 2')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move Paper cup up' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Move Paper cup down' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move Paper cup down' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove My own cup' }));
    await expect(canvas.getByRole('button', { name: 'Add option' })).toHaveFocus();
    await expect(canvas.queryByLabelText('Option 2')).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(canvas.getByLabelText('Option 1')).toHaveValue('My own cup');
  },
};

/** Nobody has said what is in it, until somebody does. */
export const Contents: Story = {
  tags: ['posed'],
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.click(canvas.getByText('What is in it'));
    await userEvent.click(canvas.getByLabelText('We know which allergens are in it'));
    await expect(canvas.getByText('None ticked: customers read that it has none of the fourteen.')).toBeVisible();
    await userEvent.click(canvas.getByLabelText('soy'));
    await userEvent.type(canvas.getByLabelText('Energy'), '120');
    await expect(canvas.getByLabelText('soy')).toBeChecked();
    await expect(canvas.getByLabelText('Sugar')).toHaveAttribute('placeholder', 'unknown');
  },
};

/** What is missing is said at its field, before anything is sent. */
export const Missing: Story = {
  tags: ['posed'],
  play: async ({ canvas, args }) => {
    await save(canvas);
    await expect(await canvas.findAllByText('Write a name.')).toHaveLength(2);
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus());
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

/** More must be chosen than may be. */
export const TooMany: Story = {
  tags: ['posed'],
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.clear(canvas.getByLabelText('Must choose'));
    await userEvent.type(canvas.getByLabelText('Must choose'), '2');
    await save(canvas);
    await expect(canvas.getByLabelText('Must choose')).toHaveAccessibleDescription(
      /At most 1, as no more may be chosen/,
    );
  },
};

export const Failed: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(createOptionGroupFailures.failed);
  },
  play: async ({ canvas, args }) => {
    await fillIn(canvas);
    await save(canvas);
    await expect(await canvas.findAllByText('Something went wrong on our side')).toHaveLength(2);
    await expect(canvas.getByLabelText('Option 1')).toHaveValue('My own cup');
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(createOptionGroupFailures.slow);
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await save(canvas);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Save group' })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

/** The longest names there can be, in the form and in what customers see. */
export const LongText: Story = {
  tags: ['posed'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const long = 'Susu'.repeat(15);
    await userEvent.type(canvas.getByLabelText('Name'), long);
    await userEvent.type(canvas.getByLabelText('Option 1'), long);
    await expect(canvas.getByRole('radio', { name: long })).toBeInTheDocument();
    await expectNoSidewaysScroll();
  },
};

export const SignedOut: Story = turnedAway(null, '/options/new');

export const Forbidden: Story = turnedAway('customer', '/options/new');

export const Phone: Story = { tags: ['!visual'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { tags: ['!visual'], globals: { theme: 'dark' } };
