import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { SaveBar } from './SaveBar';

const meta = {
  id: 'ui-savebar',
  component: SaveBar,
  args: {
    text: "Do you want to save the change's?",
    children: (
      <>
        <Button>Save Change</Button>
        <Button variant="line">Cancel</Button>
      </>
    ),
  },
} satisfies Meta<typeof SaveBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** However long the form, its question is on the screen. */
export const SticksToTheBottom: Story = {
  decorators: [
    (Story) => (
      <div>
        <p style={{ blockSize: '300vh' }}>A long form</p>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region', { name: "Do you want to save the change's?" });
    // it comes up from a little below
    await waitFor(() => expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(bar.getBoundingClientRect().top).toBeGreaterThan(0);
  },
};
export const Saving: Story = {
  args: {
    children: (
      <>
        <Button loading>Save Change</Button>
        <Button variant="line" disabled>
          Cancel
        </Button>
      </>
    ),
  },
};
export const OneButton: Story = { args: { children: <Button>Save Change</Button> } };
export const LongText: Story = {
  args: { text: 'Two of your fields have been changed somewhere else meanwhile. Do you want to save yours over them?' },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

/** The answer that goes on comes first. */
export const Keyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save Change' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
