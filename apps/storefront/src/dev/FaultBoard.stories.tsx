import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FaultBoard } from './FaultBoard';

/** A page of its own for Storybook's tab of faults, which shows it in a frame and gives it the arguments. */
const meta = {
  title: 'Development/FaultBoard',
  component: FaultBoard,
  args: {
    state: { fault: '', clock: '', calls: 'all', count: 0, last: '' },
    note: 'The story starts anew with what is chosen.',
    onChange: fn(),
    onEnd: fn(),
  },
  tags: ['!dev', '!autodocs', '!visual'],
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <main className="faults-page">
      <FaultBoard {...args} />
    </main>
  ),
} satisfies Meta<typeof FaultBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {};

/** What a story forces itself is shown and stays. */
export const Fixed: Story = {
  tags: ['behaviour'],
  args: { state: { ...meta.args.state, fault: 'failed' }, isFixed: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Server error.*No call since/);
    await expect(canvas.getByRole('radio', { name: 'Slow', hidden: true }).closest('[inert]')).not.toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'None' }), { pointerEventsCheck: 0 });
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};
