import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { useState } from 'react';
import { Button } from '../Button';
import { Glass, GlassIllustration } from './Glass';

const meta = {
  id: 'ui-glass',
  component: Glass,
  subcomponents: { GlassIllustration },
  args: {
    level: 62,
    steaming: false,
    onRoast: false,
    pose: 'standing',
    label: 'Brewing now',
    width: '160',
    onAnimationStart: fn(),
  },
} satisfies Meta<typeof Glass>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { level: 0 } };
export const Full: Story = { args: { level: 100 } };
export const Steaming: Story = { args: { steaming: true } };

/** The five levels an order goes through, on the band they are drawn for. */
export const OnRoast: Story = {
  args: { onRoast: true, steaming: true },
  render: (args) => (
    <div className="sd-on-roast" style={{ background: 'var(--roast)', display: 'flex', gap: '2rem', padding: '2rem' }}>
      {[15, 35, 62, 85, 100].map((level) => (
        <Glass key={level} {...args} level={level} label={`${level} %`} />
      ))}
    </div>
  ),
};

export const Illustrations: Story = {
  render: ({ width }) => (
    <div style={{ display: 'flex', gap: '2rem' }}>
      {(['empty', 'dashed', 'lidded', 'tipped'] as const).map((scene) => (
        <GlassIllustration key={scene} scene={scene} width={width} />
      ))}
    </div>
  ),
};

export const IllustrationsDark: Story = { ...Illustrations, globals: { theme: 'dark' } };

export const PoursAgainAtANewLevel: Story = {
  tags: ['behaviour'],
  render: function Pouring({ level: first, ...args }) {
    const [level, setLevel] = useState(first);
    return (
      <>
        <Glass {...args} level={level} />
        <Button onClick={() => setLevel(85)}>Ready</Button>
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const before = canvasElement.querySelector('.sd-glass-pour');
    await userEvent.click(canvas.getByRole('button', { name: 'Ready' }));
    const after = canvasElement.querySelector('.sd-glass-pour');
    // a new element is what starts its animation from the bottom
    await expect(after).not.toBe(before);
    await expect(canvasElement.querySelector('.sd-glass-coffee')).toHaveAttribute('y', '80.7');
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
