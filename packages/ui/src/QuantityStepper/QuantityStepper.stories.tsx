import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { QuantityStepper } from './QuantityStepper';

const onChange = fn();

const meta = {
  id: 'ui-quantitystepper',
  component: QuantityStepper,
  args: {
    label: 'Quantity of Hazelnut Latte',
    value: 2,
    onChange,
    min: 0,
    size: 'md',
    disabled: false,
  },
  render: function Counted(args) {
    const [value, setValue] = useState(args.value ?? 0);
    const count = (next: number) => {
      setValue(next);
      args.onChange?.(next);
    };
    return <QuantityStepper {...args} value={value} onChange={count} />;
  },
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Steps: Story = {
  ...Default,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/^3$/);
    await userEvent.click(canvas.getByRole('button', { name: 'One less' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/^2$/);
  },
};
export const Large: Story = { args: { size: 'lg' } };
/** What is said aloud of a typed count that is too high. */
export const Indonesian: Story = {
  tags: ['posed'],
  args: { label: 'Jumlah Es Kopi Gula Aren', max: 9 },
  globals: { locale: 'id' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('spinbutton'), '12{Enter}');
    await expect(canvas.getByRole('spinbutton')).toHaveValue('9');
    await expect(canvas.getByRole('status')).toHaveTextContent('Maksimal 9');
    await expect(canvas.getByRole('button', { name: 'Tambah satu' })).toBeDisabled();
  },
};
export const StopsAtZero: Story = {
  args: { value: 1 },
  tags: ['posed', 'keyboard'],
  play: async ({ canvas, userEvent }) => {
    const less = canvas.getByRole('button', { name: 'One less' });
    less.focus();
    await userEvent.keyboard('{Enter}');
    await expect(less).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'One more' })).toHaveFocus();
  },
};
export const StopsAtMax: Story = {
  tags: ['posed'],
  args: { value: 4, max: 5 },
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'One more' });
    await userEvent.click(more);
    await expect(more).toBeDisabled();
    await expect(onChange.mock.calls).toEqual([[5]]);
  },
};
export const Keyboard: Story = {
  tags: ['posed', 'keyboard'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'One less' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.keyboard(' ');
    await expect(onChange.mock.calls).toEqual([[1], [2], [3]]);
  },
};
/** On the figure: arrows by one, Page keys by ten, Home and End to its ends. */
export const KeyboardOnTheFigure: Story = {
  tags: ['posed', 'keyboard'],
  args: { max: 40 },
  play: async ({ canvas, userEvent }) => {
    const figure = canvas.getByRole('spinbutton', { name: 'Quantity of Hazelnut Latte' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(figure).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{PageUp}{ArrowDown}{End}{PageDown}{Home}{ArrowDown}{PageUp}');
    await expect(onChange.mock.calls).toEqual([[3], [13], [12], [40], [30], [0], [10]]);
    await expect(figure).toHaveAttribute('aria-valuenow', '10');
  },
};
/** A click on the figure and a number: nothing is told before Enter. */
export const TypedOver: Story = {
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    const figure = canvas.getByRole('spinbutton');
    await userEvent.click(figure);
    await userEvent.keyboard('1x28');
    await expect(figure).toHaveValue('128');
    await expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(onChange.mock.calls).toEqual([[128]]);
  },
};
/** More than there is comes back to the highest count, and says so; an empty figure goes back to what it was. */
export const TypedBeyond: Story = {
  tags: ['behaviour'],
  args: { min: 1, max: 9 },
  play: async ({ canvas, userEvent }) => {
    const figure = canvas.getByRole('spinbutton');
    await userEvent.click(figure);
    await userEvent.keyboard('12{Enter}');
    await expect(figure).toHaveValue('9');
    await expect(canvas.getByRole('status')).toHaveTextContent('At most 9');
    await userEvent.clear(figure);
    await userEvent.tab();
    await expect(figure).toHaveValue('9');
    await userEvent.click(figure);
    await userEvent.keyboard('0');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.tab();
    await expect(canvas.getByRole('status')).toHaveTextContent('At least 1');
    await expect(onChange.mock.calls).toEqual([[9], [1]]);
  },
};
export const HoldRepeats: Story = {
  tags: ['behaviour'],
  args: { value: 1, max: 6 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer({ keys: '[MouseLeft>]', target: canvas.getByRole('button', { name: 'One more' }) });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^6$/));
    await userEvent.pointer({ keys: '[/MouseLeft]' });
    await expect(onChange).toHaveBeenCalledTimes(5);
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = { args: { value: 12_345, size: 'lg' } };
export const Narrow: Story = { args: { value: 128 }, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
