import { editOptionGroupFailures, optionGroups } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../../testing/width';
import { OptionEditScreen } from './OptionEditScreen';

const extras = optionGroups.find(({ group_name }) => group_name === 'Extras')!;
const [first, ...others] = extras.options;
if (!first) throw new Error('the fixtures have no extras');

const meta = {
  title: 'Screens/OptionForm/Making',
  component: OptionEditScreen,
  args: { id: String(extras.id), onCancel: fn(), onDone: fn() },
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof OptionEditScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The fold of the first option, opened. */
async function openFirst(root: HTMLElement, title = 'How long it takes'): Promise<ReturnType<typeof within>> {
  const [summary] = await within(root).findAllByText(title);
  if (!summary) throw new Error(`no ${title}`);
  await userEvent.click(summary);
  return within(summary.closest<HTMLElement>('.option-row') ?? root);
}

/** What it adds to a piece, which is made where its product is. */
export const Known: Story = {
  tags: ['posed'],
  play: async ({ canvasElement }) => {
    const row = await openFirst(canvasElement);
    await expect(row.getByLabelText('Seconds to make')).toHaveValue(String(first.making.seconds));
    await expect(row.getByLabelText('Made at')).toHaveDisplayValue('Where its product is made');
  },
};

export const KnownIndonesian: Story = {
  tags: ['posed'],
  globals: { locale: 'id', viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const row = await openFirst(canvasElement, 'Berapa lama dibuatnya');
    await expect(row.getByLabelText('Dibuat di')).toHaveDisplayValue('Di tempat produknya dibuat');
    await expectNoSidewaysScroll();
  },
};

/** Said of one option; of the others nothing goes along. */
export const Changes: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, msw }) => {
    const sent = fn();
    msw.use(
      http.patch('*/api/options/groups/:id', async ({ request }) => {
        sent(await request.clone().json());
      }),
    );
    const row = await openFirst(canvasElement);
    await userEvent.clear(row.getByLabelText('Seconds to make'));
    await userEvent.type(row.getByLabelText('Seconds to make'), '4x5');
    await userEvent.selectOptions(row.getByLabelText('Made at'), 'Counter');
    await userEvent.click(canvas.getByRole('button', { name: 'Save group' }));
    const plain = ({ id, option_name, surcharge }: typeof first) => ({ id, option_name, surcharge });
    const making = { seconds: 45, station: 'counter' };
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ options: [{ ...plain(first), making }, ...others.map(plain)], version: 1 }),
    );
  },
};

/** Said at the option before anything is sent. */
export const TooLong: Story = {
  tags: ['posed'],
  play: async ({ args, canvas, canvasElement }) => {
    const row = await openFirst(canvasElement);
    await userEvent.clear(row.getByLabelText('Seconds to make'));
    await userEvent.type(row.getByLabelText('Seconds to make'), '1801');
    await userEvent.click(canvas.getByRole('button', { name: 'Save group' }));
    const seconds = row.getByLabelText('Seconds to make');
    await waitFor(() => expect(seconds).toHaveAccessibleDescription(/1,800 seconds at most\./));
    await expect(seconds).toHaveValue('1801');
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

/** Somebody else changed it meanwhile: both are said. */
export const Conflict: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    const options = [{ ...first, making: { seconds: 50, station: 'counter' as const } }, ...others];
    msw.use(editOptionGroupFailures.conflict({ ...extras, options, version: 2 }));
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 's');
    await userEvent.click(canvas.getByRole('button', { name: 'Save group' }));
    await canvas.findByText(/Somebody else saved this group/);
    await expect(canvas.getByText(new RegExp(`^Making ${first.option_name}:`))).toHaveTextContent(
      /Where its product is made.*50 s, Counter/,
    );
  },
};
