import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, CircleAlert, Clock, Coffee, Info } from '../icons';
import { Chip } from './Chip';

const meta = {
  id: 'ui-chip',
  component: Chip,
  args: { tone: 'plain', children: 'Regular' },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Ok: Story = { args: { tone: 'ok', icon: <Check />, children: 'Delivered' } };
export const Warn: Story = { args: { tone: 'warn', icon: <Coffee />, children: 'Brewing' } };
export const InfoTone: Story = { args: { tone: 'info', icon: <Info />, children: 'Ready' } };
export const Bad: Story = { args: { tone: 'bad', icon: <CircleAlert />, children: 'Cancelled' } };
export const WithIcon: Story = { args: { icon: <Clock />, children: '12 min' } };
export const LongText: Story = {
  args: { tone: 'warn', icon: <Coffee />, children: 'Waiting for the next batch of matcha' },
};

export const Dark: Story = { ...Warn, globals: { theme: 'dark' } };
export const DarkOk: Story = { ...Ok, globals: { theme: 'dark' } };
export const DarkInfo: Story = { ...InfoTone, globals: { theme: 'dark' } };
export const DarkBad: Story = { ...Bad, globals: { theme: 'dark' } };
