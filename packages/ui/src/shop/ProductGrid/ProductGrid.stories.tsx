import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { croissant, espressoShot, latte, matcha } from '../../fixtures/pictures';
import { ProductCard } from '../ProductCard';
import { ProductGrid } from './ProductGrid';
import { ProductGridSkeleton } from './ProductGridSkeleton';

const shelf = [
  { name: 'Hazelnut Latte', image: latte, price: 25000 },
  { name: 'Butter Croissant', image: croissant, price: 22000 },
  { name: 'Matcha Latte', image: matcha, price: 28000 },
  { name: 'Extra Espresso Shot', image: espressoShot, price: 6000 },
];

const meta = {
  id: 'ui-productgrid',
  component: ProductGrid,
  subcomponents: { ProductGridSkeleton },
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Menu',
    busy: false,
    besidePanel: false,
    children: shelf.map((product) => (
      <ProductCard
        key={product.name}
        {...product}
        href={`/product/${product.price}`}
        meta="640 sold"
        action={{ kind: 'add', label: `Add ${product.name} to cart`, onAdd: fn() }}
      />
    )),
  },
} satisfies Meta<typeof ProductGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

const columnsOf = (grid: HTMLElement) => getComputedStyle(grid).gridTemplateColumns.split(' ').length;

export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('region', { name: 'Menu' }))).toBe(4);
  },
};

export const BesideAPanel: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { besidePanel: true },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('region'))).toBe(4);
  },
};

export const BesideAPanelNarrow: Story = {
  globals: { viewport: { value: 'lg' } },
  args: { besidePanel: true },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('region'))).toBe(2);
  },
};

export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('region'))).toBe(4);
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('region'))).toBe(2);
  },
};

export const Busy: Story = { args: { busy: true } };

export const Loading: Story = {
  render: ({ label, besidePanel }) => (
    <ProductGridSkeleton label={label} besidePanel={besidePanel} loadingLabel="Loading the menu" />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the menu');
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
