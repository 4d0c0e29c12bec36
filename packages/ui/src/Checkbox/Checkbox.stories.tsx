import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Checkbox } from './Checkbox';

const meta = {
  id: 'ui-checkbox',
  component: Checkbox,
  args: { label: 'Select all', hideLabel: false, indeterminate: false, disabled: false, onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Checked: Story = { args: { defaultChecked: true } };

/** Some are selected: a dash, and `mixed` for who cannot see it. */
export const Indeterminate: Story = {
  args: { indeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};

/** Words and box are one target; the space bar works too. */
export const Toggles: Story = {
  tags: ['posed', 'keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.click(canvas.getByText('Select all'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

/** Still 44 px to touch. */
export const HiddenLabel: Story = {
  args: { hideLabel: true, label: 'Select Hazelnut Latte' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Select Hazelnut Latte' })).toBeVisible();
    const row = canvasElement.querySelector('label')?.getBoundingClientRect();
    await expect([row?.width, row?.height]).toEqual([44, 44]);
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const DisabledChecked: Story = { args: { disabled: true, defaultChecked: true } };
export const LongText: Story = {
  args: { label: 'Send me a message when the kitchen has a new single origin on the bar', defaultChecked: true },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
};
export const Dark: Story = { args: { defaultChecked: true }, globals: { theme: 'dark' } };
