import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SelectField } from './SelectField';

const meta = {
  id: 'ui-selectfield',
  title: 'SelectField',
  component: SelectField,
  args: {
    label: 'Category',
    options: [
      { value: 'coffee', label: 'Coffee' },
      { value: 'non-coffee', label: 'Non Coffee' },
      { value: 'foods', label: 'Foods' },
      { value: 'add-on', label: 'Add on' },
    ],
    placeholder: 'Choose one',
    disabled: false,
    onChange: fn(),
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The placeholder is no answer: once something is chosen it is gone. */
export const Chosen: Story = {
  tags: ['posed'],
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByLabelText('Category');
    await expect(select).toHaveValue('');
    await userEvent.selectOptions(select, 'foods');
    await expect(select).toHaveDisplayValue('Foods');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
/** React resets a form after its action, and the browser would go back to the first row. */
export const KeepsItsOwnersChoice: Story = {
  args: { name: 'kind', value: 'foods' },
  decorators: [
    (Story) => (
      <form>
        <Story />
        <button type="reset">Reset</button>
      </form>
    ),
  ],
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(canvas.getByLabelText('Category')).toHaveValue('foods');
  },
};

/** One stop of the tab key; what follows is the browser's own list. */
export const ReachedByTab: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveFocus();
  },
};
export const WithHint: Story = { args: { hint: 'The tab it is found under' } };
export const WithError: Story = { args: { error: 'All input must be fulfilled' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'coffee' } };
export const LongText: Story = {
  args: {
    defaultValue: 'long',
    options: [{ value: 'long', label: 'Everything that goes on top of, beside or underneath a cup' }],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
};
export const Dark: Story = { globals: { theme: 'dark' } };
