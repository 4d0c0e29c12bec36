import {
  figureFailures,
  figureFileFailures,
  figures,
  figureMailFailures,
  longFigures,
  showFigureMail,
  showFigures,
  uncomparedFigures,
} from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { triedAgain } from '../testing/triedAgain';
import { turnedAway } from '../testing/turnedAway';
import { expectNoSidewaysScroll, expectRoomForLargeLetters } from '../testing/width';
import { USUAL_FILTER } from './figuresFilter';
import { FiguresScreen } from './FiguresScreen';

const meta = {
  title: 'Screens/Figures',
  component: FiguresScreen,
  args: { filter: USUAL_FILTER, onFilter: fn() },
  parameters: { layout: 'fullscreen', session: 'admin' },
  render: function Controlled({ onFilter, ...args }) {
    const [filter, setFilter] = useState(args.filter);
    return (
      <FiguresScreen
        filter={filter}
        onFilter={(next) => {
          onFilter(next);
          setFilter(next);
        }}
      />
    );
  },
} satisfies Meta<typeof FiguresScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const totals = figures.totals.now;

/** Four weeks against the four before: every section with its figures, all of them of the same orders. */
export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'When it is busy' })).toBeVisible();
    await expect(
      canvas.getByRole('img', { name: /^Orders paid by hour and weekday, 24 Oct - 20 Nov\. Busiest on Saturday/ }),
    ).toBeVisible();
    await expect(canvas.getByText('24 Oct - 20 Nov, held against 26 Sep - 23 Oct, up to 14:30.')).toBeVisible();
    await expect(canvas.getByText(totals.orders.toLocaleString('en-US'))).toBeVisible();
    for (const name of ['What sells', 'What goes together', 'Who buys', 'Ready by the promise', 'What was cancelled'])
      await expect(canvas.getByRole('region', { name })).toBeVisible();
    await expect(canvas.getByText('Out of oat milk')).toBeVisible();
    await expect(await canvas.findByRole('checkbox', { name: /^Mail me yesterday/ })).not.toBeChecked();
  },
};

export const Indonesian: Story = {
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Kapan ramai' })).toBeVisible();
    await expect(canvas.getByText('24 Okt - 20 Nov, dibandingkan dengan 26 Sep - 23 Okt, sampai 14.30.')).toBeVisible();
    await expect(canvas.getByText('Pelanggan baru', { selector: 'li *' })).toBeVisible();
    await expect(canvas.getByText('Makan di tempat')).toBeVisible();
  },
};

/** Without days to compare nothing is said of any. */
export const NotCompared: Story = {
  args: { filter: { ...USUAL_FILTER, compare: 'none' } },
  beforeEach({ msw }) {
    msw.use(showFigures(uncomparedFigures));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'What sells' })).toBeVisible();
    await expect(canvas.queryByText(/ before$/)).toBeNull();
    await expect(canvas.getByRole('button', { name: /^Against/ })).toHaveTextContent('nothing');
  },
};

/** The same figures to the last one, those of the days compared beside them; their sums are the page's. */
export const AsTables: Story = {
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'What sells' });
    for (const button of canvas.getAllByRole('button', { name: 'Show as table' })) await userEvent.click(button);
    const hours = canvas.getByRole('table', { name: 'Orders paid, 24 Oct - 20 Nov, against 26 Sep - 23 Oct' });
    await expect(within(hours).getAllByRole('row')).toHaveLength(16);
    const methods = canvas.getByRole('table', { name: /^By delivery and payment, 24 Oct - 20 Nov, against/ });
    const [orders, income] = [totals.orders, totals.income].map((figure) => figure.toLocaleString('en-US'));
    await expect(
      within(methods).getByRole('row', { name: new RegExp(`^Sum ${orders} .*IDR ${income} `) }),
    ).toBeVisible();
    const customers = canvas.getByRole('table', { name: /^Who buys/ });
    await expect(
      within(customers).getByRole('row', { name: new RegExp(`^Sum .* ${orders} .*IDR ${income} `) }),
    ).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

/** Cups as they were had, and money by how it was paid. */
export const OtherLists: Story = {
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'As they were had' }));
    await expect(canvas.getByText('Large, Oat milk, Extra shot')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Payment' }));
    await expect(canvas.getByText('Card terminal')).toBeVisible();
  },
};

/** Days are one press away, each keeps what is compared; the fields take others. */
export const ChooseDays: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'What sells' });
    await expect(canvas.getByRole('radio', { name: '4 weeks' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '7 days' }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ from: '2026-11-14', to: '2026-11-20', compare: 'before' });
    await userEvent.click(canvas.getByRole('button', { name: /^Against/ }));
    await userEvent.click(await canvas.findByRole('option', { name: 'a year before' }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ from: '2026-11-14', to: '2026-11-20', compare: 'year' });
    await expect(await canvas.findByText(/held against 15 Nov 2025 - 21 Nov 2025/)).toBeVisible();
    const to = canvas.getByRole('textbox', { name: 'To' });
    await userEvent.clear(to);
    await userEvent.type(to, '18/11/2026');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ from: '2026-11-14', to: '2026-11-18', compare: 'year' });
    await expect(canvas.getByRole('radio', { name: '7 days' })).not.toBeChecked();
  },
};

/** Each section comes as a file under the server's name. */
export const DownloadIt: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const saved: string[] = [];
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    await userEvent.click(await canvas.findByRole('button', { name: 'Download CSV: When it is busy' }));
    await waitFor(() => expect(saved).toEqual(['seduh-hours-2026-10-24-2026-11-20.csv']));
    click.mockRestore();
  },
};

export const DownloadFails: Story = {
  tags: ['behaviour'],
  beforeEach({ msw }) {
    msw.use(figureFileFailures.failed);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download CSV: Who buys' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
  },
};

/** One press, and yesterday's figures come by mail; where the server does not take it, the box is as it was. */
export const MailMe: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, msw }) => {
    const box = await canvas.findByRole('checkbox', { name: /^Mail me yesterday/ });
    await userEvent.click(box);
    await waitFor(() => expect(box).toBeEnabled());
    await expect(box).toBeChecked();
    // asked again meanwhile, the server knows it
    msw.use(figureMailFailures.failed, showFigureMail(true));
    await userEvent.click(box);
    await expect(await canvas.findByText(/^Something went wrong on our side/)).toBeVisible();
    await expect(box).toBeChecked();
  },
};

export const Mailed: Story = {
  beforeEach({ msw }) {
    msw.use(showFigureMail(true), showFigures({ ...uncomparedFigures, cancellations: [], pairs: [] }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: /^Mail me yesterday/ })).toBeChecked();
    await expect(await canvas.findAllByText('Nothing on these days.')).toHaveLength(2);
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(figureFailures.slow);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the figures')).toBeInTheDocument();
    await expect(await canvas.findByRole('radio', { name: '4 weeks' })).toBeChecked();
  },
};

export const Empty: Story = {
  args: { filter: { from: '2026-11-20', to: '2026-11-20', compare: 'before' } },
  beforeEach({ msw }) {
    msw.use(figureFailures.empty);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing on these days')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show four weeks' })).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(figureFailures.failed);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The figures did not come')).toBeVisible();
  },
};

export const FailedThenTriedAgain: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: triedAgain((canvas) => canvas.findByRole('heading', { name: 'What sells' })),
};

/** The longest names, a day of 24 hours, the highest figures. */
export const LongText: Story = {
  beforeEach({ msw }) {
    msw.use(showFigures(longFigures));
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/Sambal Terasi/))[0]).toBeVisible();
    await expectNoSidewaysScroll();
    await expectRoomForLargeLetters();
  },
};

export const SignedOut: Story = turnedAway(null, '/figures');

export const Forbidden: Story = turnedAway('customer', '/figures');

export const Phone: Story = {
  tags: ['!visual'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'When it is busy' })).toBeVisible();
    await expectNoSidewaysScroll();
  },
};
export const PhoneLongText: Story = { ...LongText, tags: ['!visual'], globals: { viewport: { value: 'phone' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Dark: Story = { tags: ['!visual'], globals: { theme: 'dark' } };
