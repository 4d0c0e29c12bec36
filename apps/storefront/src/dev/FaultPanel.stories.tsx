import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { FaultPanel, type FaultPanelProps } from './FaultPanel';

function Controlled({ state: first, onChange, ...rest }: FaultPanelProps) {
  const [state, setState] = useState(first);
  const change: FaultPanelProps['onChange'] = (next) => {
    onChange(next);
    setState({ ...state, ...next });
  };
  return (
    <main className="sd-wrap">
      <h1 className="sd-display sd-t-1">The shop stands here</h1>
      <FaultPanel {...rest} state={state} onChange={change} />
    </main>
  );
}

const nothing = { fault: '', clock: '', calls: 'all', count: 0, last: '' } as const;

/** The panel of the development server; these stories force nothing, they show what is chosen. */
const meta = {
  title: 'Development/FaultPanel',
  component: FaultPanel,
  args: { state: nothing, onChange: fn(), onEnd: fn(), onReload: fn() },
  parameters: { layout: 'fullscreen' },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof FaultPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('button', { name: 'Faults' });
    await expect(tab).toHaveAttribute('aria-expanded', 'false');
  },
};

/** By its key as well; Escape closes it and gives the focus to its tab. */
export const OpensAndCloses: Story = {
  ...Closed,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('button', { name: 'Faults' });
    await userEvent.keyboard('{Alt>}{Shift>}f{/Shift}{/Alt}');
    await expect(canvas.getByText('Nothing is forced')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Slow' }));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('heading', { name: 'Faults' })).toBeNull();
    await expect(tab).toHaveFocus();
  },
};

/** One fault at a time; one of the way or the server can be kept to some calls. */
export const Choosing: Story = {
  tags: ['posed'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Faults' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Server error' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ fault: 'failed', calls: 'all' });
    await expect(await canvas.findByText(/^What did not come, in words/)).toBeVisible();
    await userEvent.click(within(canvas.getByRole('group', { name: 'Which calls' })).getByLabelText('Writes'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ calls: 'writes' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Price changed' }));
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Which calls' })).toBeNull());
    await expect(canvas.getByRole('radio', { name: 'Server error' })).not.toBeChecked();
  },
};

/** A moment of the shop's week, or any time. */
export const Clock: Story = {
  tags: ['posed'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Faults' }));
    const clock = canvas.getByRole('combobox', { name: 'The shop’s clock' });
    await userEvent.selectOptions(clock, 'Sunday 11:00: Open, no door delivery');
    await expect(args.onChange).toHaveBeenLastCalledWith({ clock: 'sunday' });
    await userEvent.selectOptions(clock, 'Another time');
    await expect(await canvas.findByLabelText('In the shop it is')).toHaveValue('2026-12-24T18:30');
    await expect(clock).toHaveDisplayValue('Another time');
  },
};

/** The tab says what is forced, so that nobody takes it for the shop. */
export const Forced: Story = {
  tags: ['posed'],
  args: { state: { ...nothing, fault: 'soldOut', clock: 'sunday', count: 12, last: 'POST /transactions/quote' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sold out, Sunday 11:00' }));
    await expect(canvas.getByText('12 calls since, the last: POST /transactions/quote.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Load the page again' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'None' }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
    await expect(screen.getByRole('radio', { name: 'Sold out' })).toBeChecked();
  },
};

export const PhoneDark: Story = {
  ...Forced,
  tags: ['posed'],
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
};
