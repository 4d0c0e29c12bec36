import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Steps } from './Steps';

const meta = {
  id: 'ui-steps',
  component: Steps,
  args: { steps: ['Order', 'Checkout', 'Payment'], current: 1, label: 'Progress' },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items[0]).toHaveTextContent('Order, done');
    await expect(items[1]).toHaveAttribute('aria-current', 'step');
    await expect(items[2]).not.toHaveAttribute('aria-current');
  },
};
export const FirstStep: Story = { args: { current: 0 } };
export const LastStep: Story = { args: { current: 2 } };
export const AllDone: Story = { args: { current: 3 } };
export const LongText: Story = {
  args: { steps: ['Choose what you want', 'Say where it should go', 'Pay for it as you like'] },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

/** No word is broken where the page is narrowest. */
export const Reflow: Story = {
  globals: { viewport: { value: 'reflow' } },
  play: async ({ canvas }) => {
    const word = document.createRange();
    // the words alone, without the seed before them
    word.selectNode(canvas.getByText('Checkout').lastChild ?? document.body);
    await expect([word.toString(), word.getClientRects().length]).toEqual(['Checkout', 1]);
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
