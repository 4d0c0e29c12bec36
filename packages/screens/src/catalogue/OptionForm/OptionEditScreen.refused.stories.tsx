import { editOptionGroupFailures, optionGroups } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { OptionEditScreen } from './OptionEditScreen';

const milk = optionGroups[0]!;
/** What somebody else has made of it meanwhile. */
const theirs = { ...milk, min: 0, version: 2 };

const meta = {
  title: 'Screens/OptionForm/Edit refused',
  component: OptionEditScreen,
  args: { id: String(milk.id), onCancel: fn(), onDone: fn() },
  parameters: { layout: 'fullscreen', session: 'admin' },
  beforeEach({ msw }) {
    msw.use(editOptionGroupFailures.conflict(theirs));
  },
} satisfies Meta<typeof OptionEditScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function saveName(canvas: ReturnType<typeof within>): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Name'), 's');
  await userEvent.click(canvas.getByRole('button', { name: 'Save group' }));
  await canvas.findByText(/Somebody else saved this group/);
}

/** What they changed is said in words, and what was typed is kept. */
export const Conflict: Story = {
  tags: ['posed'],
  play: async ({ canvas, args }) => {
    await saveName(canvas);
    await expect(canvas.getByText(/^Must choose:/)).toHaveTextContent(/1.*0/);
    await expect(canvas.getByLabelText('Name')).toHaveValue('Milks');
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

/** Theirs shows, one's own is still there, and goes on top of it. */
export const LoadTheNewValues: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, msw }) => {
    await saveName(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Load the new values' }));
    await expect(canvas.getByLabelText('Must choose')).toHaveValue('0');
    await expect(canvas.getByLabelText('Name')).toHaveValue('Milks');
    const sent = fn();
    msw.use(
      http.patch('*/api/options/groups/:id', async ({ request }) => {
        sent(await request.clone().json());
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save group' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ group_name: 'Milks', version: 2 }));
  },
};

export const SaveMineAnyway: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args, msw }) => {
    await saveName(canvas);
    const sent = fn();
    msw.use(
      http.patch('*/api/options/groups/:id', async ({ request }) => {
        sent(await request.json());
        return Response.json({ status: 200, msg: 'OK', data: { ...theirs, group_name: 'Milks' }, meta: null });
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save mine anyway' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(sent).toHaveBeenCalledWith({ group_name: 'Milks', version: 2 });
  },
};

/** The server's word about all options, where a product would be given away. */
export const BelowNothing: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.resetHandlers();
  },
  play: async ({ canvas, args }) => {
    await canvas.findByLabelText('Name');
    for (const select of canvas.getAllByLabelText('Price')) await userEvent.selectOptions(select, 'Costs less');
    const [surcharge] = canvas.getAllByLabelText('Surcharge');
    if (!surcharge) throw new Error('the form has no rows');
    await userEvent.type(surcharge, '900000');
    await userEvent.click(canvas.getByRole('button', { name: 'Save group' }));
    await expect((await canvas.findAllByText(/would cost less than nothing/))[0]).toBeVisible();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

export const SavingFailed: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(editOptionGroupFailures.failed);
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 's');
    await userEvent.click(canvas.getByRole('button', { name: 'Save group' }));
    await expect(await canvas.findAllByText('Something went wrong on our side')).toHaveLength(2);
    await expect(canvas.getByLabelText('Name')).toHaveValue('Milks');
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};
