import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Picture } from './Picture';

// a cup seen from above, drawn here so that a story needs no server
const cup = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><path fill="#efdfc3" d="M0 0h60v60H0z"/><circle cx="30" cy="30" r="22" fill="#fffdf9"/><circle cx="30" cy="30" r="17" fill="#8d5c40"/></svg>',
)}`;

const meta = {
  id: 'ui-picture',
  component: Picture,
  args: { src: cup, alt: 'Hazelnut Latte', width: 192, height: 192, sizes: '192px', priority: false, shape: 'plain' },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Square: Story = { args: { shape: 'square' } };
export const Circle: Story = { args: { shape: 'circle' } };
export const Thumb: Story = { args: { className: 'sd-thumb', shape: 'circle' } };

export const Priority: Story = {
  args: { priority: true },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Hazelnut Latte' });
    await expect(image).toHaveAttribute('fetchpriority', 'high');
    await expect(image).toHaveAttribute('loading', 'eager');
  },
};

/** Keeps its place while it loads: nothing below it moves. */
export const Loading: Story = {
  args: { src: 'data:,', alt: '', shape: 'square' },
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('img')?.getBoundingClientRect();
    await expect(box?.height).toBe(192);
  },
};

export const Narrow: Story = {
  args: { width: 1200, height: 1200, shape: 'square' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect();
    await expect([width, height]).toEqual([280, 280]);
  },
};

/** Pictures dim by a tenth. */
export const Dark: Story = { args: { shape: 'circle' }, globals: { theme: 'dark' } };
