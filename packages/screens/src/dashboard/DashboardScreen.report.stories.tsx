import { dashboards, handlers, reportFailures } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { DashboardScreen } from './DashboardScreen';

const link = 'https://seduh.example/dashboard';

const meta = {
  title: 'Screens/Dashboard/Report',
  component: DashboardScreen,
  args: { range: 'monthly', onRangeChange: fn(), link },
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof DashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Outcome steps forward: its highest period is named, below the line. */
export const Outcome: Story = {
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Outcome' }));
    await expect(
      canvas.getByRole('img', { name: /^Outcome by month.* Highest month Oct with IDR 1.7M\.$/ }),
    ).toBeVisible();
    await expect(canvas.getByText('Highest month')).toBeVisible();
  },
};

/** The same figures to the rupiah; their sums are the chart's. */
export const AsTable: Story = {
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show as table' }));
    const table = canvas.getByRole('table', { name: 'Monthly report, Jun to Nov' });
    await expect(
      within(table).getByRole('row', { name: /^Sep IDR 4,618,000 IDR 1,200,000 186 IDR 330,000 IDR 870,000$/ }),
    ).toBeVisible();
    const { income } = dashboards.monthly.totals;
    await expect(
      within(table).getByRole('row', { name: new RegExp(`^Sum IDR ${income.toLocaleString('en-US')}`) }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show as chart' })).toHaveFocus();
  },
};

export const BackToChart: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show as table' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
    await expect(canvas.getByRole('img', { name: /^Income and outcome by month/ })).toBeVisible();
  },
};

export const AsTableOnPhone: Story = { ...AsTable, tags: ['posed'], globals: { viewport: { value: 'phone' } } };

/** The file comes under the server's name. */
export const DownloadIt: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const saved: string[] = [];
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(`${this.download} ${this.href.split(':')[0]}`);
    });
    await userEvent.click(await canvas.findByRole('button', { name: 'Download Report' }));
    await waitFor(() => expect(saved).toEqual(['seduh-report-monthly-2026-06-01-2026-11-30.csv blob']));
    click.mockRestore();
  },
};

export const DownloadFails: Story = {
  tags: ['behaviour'],
  beforeEach({ msw }) {
    msw.use(reportFailures.failed);
  },
  play: async ({ canvas, userEvent, msw }) => {
    const button = await canvas.findByRole('button', { name: 'Download Report' });
    await userEvent.click(button);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await expect(button).not.toHaveAttribute('aria-busy');
    msw.use(...handlers);
  },
};

/** Puts something in the place of what the browser can do; taken back after the story. */
const can = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { configurable: true, value });
const asBefore = () => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
};

export const ShareIt: Story = {
  tags: ['behaviour'],
  beforeEach: () => asBefore,
  play: async ({ canvas, userEvent }) => {
    const sheet = fn(async () => undefined);
    can('share', sheet);
    await userEvent.click(await canvas.findByRole('button', { name: 'Share Report' }));
    await expect(sheet).toHaveBeenCalledWith({
      title: 'Monthly report',
      text: 'Monthly report of Seduh: IDR 3.8M from 152 orders. Goals on 76%.',
      url: link,
    });
    can('share', () => Promise.reject(new DOMException('closed', 'AbortError')));
    await userEvent.click(canvas.getByRole('button', { name: 'Share Report' }));
    await expect(canvas.queryByText('Link copied')).toBeNull();
  },
};

/** Without a share sheet the link is copied. */
export const CopyLink: Story = {
  tags: ['behaviour'],
  beforeEach: () => asBefore,
  play: async ({ canvas, userEvent }) => {
    const writeText = fn(async () => undefined);
    can('share', () => Promise.reject(new DOMException('no', 'NotAllowedError')));
    can('clipboard', { writeText });
    await userEvent.click(await canvas.findByRole('button', { name: 'Share Report' }));
    await expect(await canvas.findByText('Link copied')).toBeVisible();
    await expect(writeText).toHaveBeenCalledWith(link);
  },
};

export const NothingAllowed: Story = {
  tags: ['behaviour'],
  beforeEach: () => asBefore,
  play: async ({ canvas, userEvent }) => {
    can('share', () => Promise.reject(new DOMException('no', 'NotAllowedError')));
    can('clipboard', undefined);
    await userEvent.click(await canvas.findByRole('button', { name: 'Share Report' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Copy the link from the address bar, please');
  },
};
