import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChoiceGroup } from './ChoiceGroup';

const meta = {
  id: 'ui-choicegroup',
  component: ChoiceGroup,
  args: {
    legend: 'Delivery',
    hideLegend: false,
    children: (
      <>
        <label>
          <input type="radio" name="way" defaultChecked /> Dine in
        </label>{' '}
        <label>
          <input type="radio" name="way" /> Pick up
        </label>
      </>
    ),
  },
} satisfies Meta<typeof ChoiceGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Its choices are native radios of one name: arrows move and choose, whatever is drawn over them. */
export const Keyboard: Story = {
  tags: ['posed', 'keyboard'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Dine in' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Pick up' })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Dine in' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
  },
};
export const HiddenLegend: Story = { args: { hideLegend: true } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: { legend: 'How would you like to get what you have just chosen from the menu today' },
};
export const Dark: Story = { globals: { theme: 'dark' } };
