import {
  auditEntries,
  auditFailures,
  auditFileFailures,
  auditPeople,
  longAuditEntry,
  showAudit,
} from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { triedAgain } from '../testing/triedAgain';
import { turnedAway } from '../testing/turnedAway';
import { expectNoSidewaysScroll } from '../testing/width';
import { EMPTY_FILTER } from './recordFilter';
import { RecordScreen } from './RecordScreen';

const meta = {
  title: 'Screens/Record',
  component: RecordScreen,
  args: { filter: EMPTY_FILTER, onFilter: fn() },
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof RecordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The latest first: who did what, and what it was before; what has a page of its own leads there. */
export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`${auditEntries.length} entries`)).toBeVisible();
    await canvas.findAllByRole('link', { name: 'Hazelnut Latte' });
    const [first, second, , pause] = canvas
      .getAllByRole('listitem', { name: '' })
      .filter(({ className }) => className === 'record-entry');
    await expect(first).toHaveTextContent(
      /^Changed a product: Hazelnut LatteDimas Prasetyo20 Nov 2026, 14:28Price.*IDR 25,000.*IDR 28,000$/,
    );
    await expect(second).toHaveTextContent(/^Moved an order: SD-\d+Sari.*StatusBefore: Brewing After: Ready$/);
    await expect(pause).toHaveTextContent(/^Paused ordersSari.*Paused until, All orders20 Nov 2026, 14:19$/);
    await expect(canvas.getAllByRole('link', { name: 'Hazelnut Latte' })[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/product\/[\w-]+\/edit$/),
    );
    await expect(canvas.getAllByRole('link', { name: /^SD-/ })[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/orders\/[\w-]+\/receipt$/),
    );
  },
};

export const Indonesian: Story = {
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`${auditEntries.length} catatan`)).toBeVisible();
    await expect(await canvas.findByText(/Rp28\.000/)).toBeVisible();
    await expect(canvas.getByText('Mengembalikan uang', { exact: false })).toBeVisible();
  },
};

/** What the address says is asked of the server, and counted. */
export const Narrowed: Story = {
  args: {
    filter: { ...EMPTY_FILTER, kind: 'promo', by: auditPeople[0]?.id ?? '', from: '2026-11-18', to: '2026-11-20' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 entry')).toBeVisible();
    await expect(await canvas.findByText('15%')).toBeVisible();
    await expect(canvas.getByText('Dine in only')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'To' })).toHaveValue('20/11/2026');
    await expect(await canvas.findByRole('button', { name: /^By/ })).toHaveTextContent('Dimas Prasetyo');
  },
};

/** Each change starts at the first page and keeps the others. */
export const Narrow: Story = {
  tags: ['behaviour'],
  args: { filter: { ...EMPTY_FILTER, kind: 'order', page: 2 } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find in the record' }), 'latte ');
    const searched = { ...EMPTY_FILTER, kind: 'order', search: 'latte' };
    await waitFor(() => expect(args.onFilter).toHaveBeenCalledWith(searched, true));
    await userEvent.click(canvas.getByRole('button', { name: /^About/ }));
    await userEvent.click(await canvas.findByRole('option', { name: 'Money' }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...searched, kind: 'money' });
    await userEvent.click(canvas.getByRole('button', { name: /^By/ }));
    await userEvent.click(await canvas.findByRole('option', { name: 'Sari Wulandari' }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...searched, by: auditPeople[1]?.id });
    await userEvent.type(canvas.getByRole('textbox', { name: 'From' }), '05/11/2026');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...searched, from: '2026-11-05' });
  },
};

export const DownloadFails: Story = {
  tags: ['behaviour'],
  beforeEach({ msw }) {
    msw.use(auditFileFailures.failed);
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Download CSV' });
    await userEvent.click(button);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await expect(button).toBeEnabled();
  },
};

export const Paged: Story = {
  args: { filter: { ...EMPTY_FILTER, page: 7 } },
};

export const PagedBack: Story = {
  ...Paged,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to page 1' }));
    await expect(args.onFilter).toHaveBeenCalledWith(EMPTY_FILTER);
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(auditFailures.slow);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the record')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(auditFailures.empty);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is recorded yet')).toBeVisible();
  },
};

export const NothingFits: Story = {
  args: { filter: { ...EMPTY_FILTER, search: 'durian' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing in the record fits')).toBeVisible();
  },
};

export const ShowsAllAgain: Story = {
  ...NothingFits,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show the whole record' }));
    await expect(args.onFilter).toHaveBeenCalledWith(EMPTY_FILTER);
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(auditFailures.failed);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const FailedThenTriedAgain: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: triedAgain((canvas) => canvas.findByText(`${auditEntries.length} entries`)),
};

/** Pictured as Success already. */
export const Phone: Story = {
  tags: ['!visual'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`${auditEntries.length} entries`)).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach({ msw }) {
    msw.use(showAudit([longAuditEntry]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Wolfeschlegel/)).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

export const SignedOut: Story = turnedAway(null, '/record');

export const Forbidden: Story = turnedAway('customer', '/record');
