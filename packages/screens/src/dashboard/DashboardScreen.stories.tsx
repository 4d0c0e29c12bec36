import { moveOrder } from '@seduh/api-client';
import {
  boardOrders,
  dashboardFailures,
  dashboards,
  handlers,
  longDashboard,
  showDashboard,
} from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { turnedAway } from '../testing/turnedAway';
import { expectNoSidewaysScroll } from '../testing/width';
import { DashboardScreen } from './DashboardScreen';

const meta = {
  title: 'Screens/Dashboard',
  component: DashboardScreen,
  args: { range: 'monthly', onRangeChange: fn(), link: 'https://seduh.example/dashboard' },
  parameters: { layout: 'fullscreen', session: 'admin' },
  render: function Controlled({ onRangeChange, ...args }) {
    const [range, setRange] = useState(args.range);
    return (
      <DashboardScreen
        {...args}
        range={range}
        onRangeChange={(next) => {
          onRangeChange(next);
          setRange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof DashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Hello Admin' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Monthly report' })).toBeVisible();
    await expect(canvas.getByText('+28% on 1 - 20 Oct')).toBeVisible();
    await expect(
      canvas.getByText('Held against the same stretch of last month: 1 - 20 Oct, up to 14:30.'),
    ).toBeVisible();
    await expect(canvas.getByText('2 min slower')).toBeVisible();
    await expect(canvas.getByText('3.5M of 5M')).toBeVisible();
    await expect(canvas.getByText('478 customers')).toBeVisible();
    await expect(canvas.getByText('on 76%')).toBeVisible();
    await expect(canvas.getByText('IDR 1.2M to go with 10 days left.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Kopi Susu Gula Aren' })).toHaveAttribute(
      'href',
      `/product/${dashboards.monthly.top_products[0]?.id}`,
    );
    await expect(canvas.getByRole('link', { name: 'All products' })).toHaveAttribute('href', '/products');
  },
};

/** Its words, amounts and days as Indonesians write them. */
export const Indonesian: Story = {
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Halo, Admin' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Laporan bulanan' })).toBeVisible();
    await expect(canvas.getByText('+28% dari 1 - 20 Okt')).toBeVisible();
    await expect(canvas.getByText('sudah 76%')).toBeVisible();
    await expect(canvas.getByText(/^Kurang Rp1,2\sjt lagi, sisa 10 hari\.$/)).toBeVisible();
    await expect(canvas.getByText('478 pelanggan')).toBeVisible();
  },
};

/** The whole page follows the range; the former figures stay until the next have come. */
export const Daily: Story = {
  args: { range: 'daily' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Daily report' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Today' })).toBeInTheDocument();
    await expect(canvas.getByText('+38% on yesterday by 14:30')).toBeVisible();
  },
};

export const ChangeRange: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Monthly report' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Weekly' }));
    await expect(args.onRangeChange).toHaveBeenCalledWith('weekly');
    await expect(canvas.queryByText('Loading the figures')).toBeNull();
    await expect(await canvas.findByRole('heading', { name: 'Weekly report' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^Income and outcome by week, 12 - 18 Oct/ })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(dashboardFailures.slow);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the figures')).toBeInTheDocument();
    await expect(canvas.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(dashboardFailures.empty);
  },
  play: async ({ canvas }) => {
    const report = await canvas.findByRole('region', { name: 'Monthly report' });
    await expect(within(report).getByText('Nothing yet')).toBeVisible();
    await expect(canvas.getAllByText('Nothing yet')).toHaveLength(5);
    await expect(canvas.queryByRole('button', { name: 'Show as table' })).toBeNull();
    await expect(canvas.getByText('IDR 5M to go with 10 days left.')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(dashboardFailures.failed);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The figures did not come')).toBeVisible();
  },
};

export const FailedThenTriedAgain: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText('The figures did not come')).toBeVisible();
    msw.use(...handlers);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: 'Monthly report' })).toBeVisible();
  },
};

/** An order moves, but what it changes does not come: what was there stays, and says how old it is. */
export const GoneOffline: Story = {
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('heading', { name: 'Monthly report' });
    msw.use(dashboardFailures.offline);
    await moveOrder(boardOrders[0]!.id, { status_name: 'confirmed' });
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('These figures are from 14:30.'));
    await expect(canvas.getByText('3.5M of 5M')).toBeVisible();
  },
};

export const LongText: Story = {
  args: { range: 'weekly' },
  beforeEach({ msw }) {
    msw.use(showDashboard(longDashboard));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Reached. Today is the last day.')).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

export const SignedOut: Story = turnedAway(null, '/dashboard');

export const Forbidden: Story = turnedAway('customer', '/dashboard');

export const Phone: Story = { tags: ['!visual'], globals: { viewport: { value: 'phone' } } };
export const PhoneLongText: Story = { ...LongText, tags: ['!visual'], globals: { viewport: { value: 'phone' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Dark: Story = { tags: ['!visual'], globals: { theme: 'dark' } };
