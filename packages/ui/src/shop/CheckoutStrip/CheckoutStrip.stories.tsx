import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../Button';
import { latte } from '../../fixtures/pictures';
import { LinkButton } from '../../LinkButton';
import { CheckoutStrip } from './CheckoutStrip';

const phone = { viewport: { value: 'phone' } };

const meta = {
  id: 'ui-checkoutstrip',
  component: CheckoutStrip,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 160 } } },
  globals: phone,
  args: {
    image: latte,
    name: 'Hazelnut Latte',
    detail: '(2) Regular',
    price: 50000,
    action: <Button>Add to cart</Button>,
    tone: 'bar',
  },
} satisfies Meta<typeof CheckoutStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Desktop: closes the product block. */
export const Roast: Story = {
  parameters: { layout: 'padded' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    tone: 'roast',
    detail: '(2) Regular, Pick up at 14:30',
    action: (
      <LinkButton variant="line" href="/payment">
        Checkout
      </LinkButton>
    ),
  },
};

/** Checkout: only the sum and the way on. */
export const Total: Story = {
  args: { image: undefined, name: 'Total', detail: undefined, price: 111200, action: <Button>Confirm and pay</Button> },
};

export const NoPicture: Story = { args: { image: null } };
export const NothingChosen: Story = {
  args: { detail: '(0) Regular', price: 0, action: <Button disabled>Add to cart</Button> },
};

export const LongText: Story = {
  args: { name: 'Nasi Goreng Kampung with Fried Egg and Prawn Crackers', detail: '(112) Extra Large', price: 4256000 },
};

/** A phone on its side keeps the strip at its foot, and most of the screen for the page. */
export const Landscape: Story = {
  globals: { viewport: { value: 'landscape' } },
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('button', { name: 'Add to cart' }).closest('.sd-strip')!.getBoundingClientRect();
    await expect(strip.bottom).toBe(window.innerHeight);
    await expect(strip.height).toBeLessThanOrEqual(window.innerHeight / 4);
  },
};

export const BarGoneFromTablets: Story = {
  // there is nothing to see
  tags: ['!autodocs'],
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const Dark: Story = { globals: { ...phone, theme: 'dark' } };
export const DarkRoast: Story = { ...Roast, globals: { viewport: { value: 'desktop' }, theme: 'dark' } };
