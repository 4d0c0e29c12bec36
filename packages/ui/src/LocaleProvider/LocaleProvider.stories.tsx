import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BarChart } from '../BarChart';
import { CategoryTabs } from '../CategoryTabs';
import { ChartOrTable } from '../ChartOrTable';
import { DateField } from '../DateField';
import { Pager } from '../Pager';
import { indonesian } from '../phrases/id';
import { Price } from '../Price';
import { LocaleProvider } from './LocaleProvider';

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'calc(var(--spacing) * 5)' };
/** Labels are the caller's. */
const english = { date: 'Date', sales: 'Sales, best month November', up: 'Income', down: 'Costs', best: 'Best month' };
const labels: Record<string, typeof english> = {
  id: { date: 'Tanggal', sales: 'Penjualan, terbaik November', up: 'Masuk', down: 'Keluar', best: 'Bulan terbaik' },
  de: { date: 'Datum', sales: 'Umsatz, am besten November', up: 'Einnahmen', down: 'Kosten', best: 'Bester Monat' },
};
const months = [
  { id: '2026-09', up: 2_900_000, down: 900_000 },
  { id: '2026-10', up: 3_700_000, down: 1_700_000 },
  { id: '2026-11', up: 4_600_000, down: 1_200_000 },
];

/** Sales as the caller writes them, in the language of its page. */
function Sales({ locale = 'en' }: { locale?: string }) {
  const { sales, ...legend } = labels[locale] ?? english;
  const month = new Intl.DateTimeFormat(locale, { month: 'short' });
  const short = new Intl.NumberFormat(locale, { notation: 'compact' });
  return (
    <BarChart
      title={sales}
      bars={months.map((bar) => ({ ...bar, label: month.format(new Date(`${bar.id}-15`)) }))}
      highlight="2026-11"
      formatTick={(value) => short.format(value)}
      formatValue={(value) => short.format(value)}
      legend={legend}
    />
  );
}
const onPage = fn();
const onChange = fn();

const meta = {
  id: 'ui-localeprovider',
  component: LocaleProvider,
  args: { locale: 'id', phrases: indonesian, children: null },
  render: (args) => (
    <div lang={args.locale} className="sd-wrap sd-narrow" style={stack}>
      <LocaleProvider {...args}>
        <Price amount={1_250_000} />
        <DateField label={(labels[args.locale ?? ''] ?? english).date} defaultValue="2026-11-23" />
        <ChartOrTable chart={<Sales locale={args.locale} />} table={null} asTable={false} onAsTableChange={onChange} />
        <Pager page={2} totalPage={12} onPage={onPage} />
      </LocaleProvider>
    </div>
  ),
} satisfies Meta<typeof LocaleProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Words, money and what is only read aloud. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('halaman 2 dari 12')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Halaman berikutnya' })).toBeVisible();
    await expect(canvas.getByText(/1\.250\.000/)).toHaveTextContent('Rp1.250.000');
    await expect(canvas.getByRole('button', { name: 'Lihat sebagai tabel' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^Penjualan/ })).toBeVisible();
  },
};
/** What parts say by themselves. */
export const English: Story = { args: { locale: 'en-GB', phrases: null } };
/** The others stay. */
export const SomePhrases: Story = {
  args: { locale: undefined, phrases: { Pager: { page: (page, last) => `${page} / ${last}` } } },
};
/** Numbers and days are written its way, in the words around. */
export const German: Story = {
  args: { locale: 'de', phrases: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('23.11.2026');
    await expect(canvas.getByText(/1\.250\.000/)).toHaveTextContent('IDR 1.250.000');
  },
};
/** The language says which way its tabs run. */
export const RightToLeft: Story = {
  args: { locale: 'ar', phrases: undefined },
  render: ({ locale }) => (
    <div lang={locale} dir="rtl" className="sd-wrap">
      <LocaleProvider locale={locale}>
        <CategoryTabs
          label="القائمة"
          tabs={[
            { id: '1', label: 'قهوة' },
            { id: '2', label: 'شاي' },
          ]}
          value="1"
          onChange={onChange}
        />
      </LocaleProvider>
    </div>
  ),
};
/** The left arrow key goes to the next tab, which stands at the left. */
export const Keyboard: Story = {
  ...RightToLeft,
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'شاي' })).toHaveFocus();
    await expect(onChange.mock.calls).toEqual([['2']]);
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
