import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button';
import { Panel } from './Panel';

const meta = {
  id: 'ui-panel',
  component: Panel,
  args: {
    title: 'Address details',
    headingLevel: 2,
    children: <p>Jalan Cokroaminoto 88, Menteng. Second gate, the one with the bougainvillea.</p>,
  },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A region named by its heading. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Address details' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Address details');
  },
};
export const WithAction: Story = {
  args: {
    action: (
      <Button variant="quiet" size="sm">
        Edit
      </Button>
    ),
  },
};
export const Untitled: Story = { args: { title: undefined } };
export const LongText: Story = {
  ...WithAction,
  args: { ...WithAction.args, title: 'Where shall we bring your coffee this time?' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
};

/** The action comes before what stands in the card. */
export const Keyboard: Story = {
  ...WithAction,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus();
  },
};

export const Dark: Story = { ...WithAction, globals: { theme: 'dark' } };

/** `data-theme` on any element: all inside of it follows, and so on inwards. */
export const ThemeInTheme: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {(['dark', 'light'] as const).map((outer) => {
        const inner = outer === 'dark' ? 'light' : 'dark';
        return (
          <div key={outer} data-theme={outer} style={{ padding: '1rem', background: 'var(--surface)' }}>
            <Panel {...args} title={`Outside ${outer}`}>
              <p>Second gate.</p>
              <div data-theme={inner} style={{ padding: '1rem', background: 'var(--surface)' }}>
                <Panel {...args} title={`Inside ${inner}`} headingLevel={3} />
              </div>
            </Panel>
          </div>
        );
      })}
    </div>
  ),
};
