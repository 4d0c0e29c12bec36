import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Link, type LinkProps, LinkProvider } from './Link';

const meta = {
  id: 'ui-link',
  component: Link,
  args: { href: '#history', className: 'sd-link', children: 'Order history', onClick: fn() },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Enter follows it; the app may do so in its own way. */
export const Keyboard: Story = {
  tags: ['posed'],
  args: { onClick: fn((event) => event.preventDefault()) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** In running text the line height is the room; alone it is 44 px high. */
export const InText: Story = {
  render: (args) => (
    <p>
      You find what you have bought in your <Link {...args} />.
    </p>
  ),
};

function Adapter({ href, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={`#/app${href}`}>
      {children}
    </a>
  );
}

/** An app names its router's link once, and every link of the design system is one. */
export const RenderedByTheApp: Story = {
  args: { href: '/products' },
  decorators: [
    (Story) => (
      <LinkProvider component={Adapter}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Order history' })).toHaveAttribute('href', '#/app/products');
  },
};

/** Stands for the link of a router. */
function RouterLink({ to, children, ...rest }: Omit<LinkProps, 'href'> & { to: string }) {
  return (
    <a {...rest} href={`#/app${to}`}>
      {children}
    </a>
  );
}

/** One link may be another than the rest: `render` brings it, and it gets class, words and handlers. */
export const RenderedInPlace: Story = {
  // as the first one
  tags: ['!visual'],
  args: { href: undefined, render: <RouterLink to="/history" data-router="" /> },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Order history' });
    await expect(link).toHaveAttribute('href', '#/app/history');
    await expect(link).toHaveClass('sd-link');
  },
};

/** Both handlers hear of a press, the element's own first. */
export const BothHear: Story = {
  tags: ['behaviour'],
  args: { render: <RouterLink to="/history" onClick={(event) => event.preventDefault()} />, onClick: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const { href } = window.location;
    await userEvent.click(canvas.getByRole('link'));
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(window.location.href).toBe(href);
  },
};

export const LongText: Story = {
  args: { children: 'Everything you have ever ordered from Seduh Menteng, cup by cup, back to the first one' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
};

export const Dark: Story = { globals: { theme: 'dark' } };
