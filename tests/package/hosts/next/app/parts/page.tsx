// Every part that needs no browser, rendered by a server component: none of their code reaches the client.
import * as ui from '@seduh/ui';
import { Coffee } from '@seduh/ui/icons';
import type { ReactNode } from 'react';
import { Words } from '../Words';

const rupiah = (value: number) => ui.formatRupiah(value);

const parts: Record<string, ReactNode> = {
  AddressCard: <ui.AddressCard icon={<Coffee />} title="Pick up" lines={['Jalan Braga 12']} />,
  Banner: <ui.Banner tone="info">Closed on Sunday</ui.Banner>,
  BarChart: (
    <ui.BarChart
      title="This year"
      bars={[{ id: 'jan', label: 'Jan', up: 4, down: 2 }]}
      formatTick={rupiah}
      formatValue={rupiah}
      legend={{ up: 'In', down: 'Out', best: 'Best' }}
    />
  ),
  Chip: <ui.Chip tone="ok">Free</ui.Chip>,
  EmptyState: <ui.EmptyState title="Nothing yet" text="It will stand here." />,
  ErrorPage: <ui.ErrorPage glass="tipped" title="Not found" text="It may have moved." />,
  Field: <ui.Field label="Name">{(control) => <input {...control} />}</ui.Field>,
  FigureTable: (
    <ui.FigureTable
      caption="Months"
      columns={[{ id: 'sum', label: 'Sum' }]}
      rows={[{ id: 'jan', cells: { sum: rupiah(25_000) } }]}
    />
  ),
  Footer: (
    <ui.Footer brandHref="/" blurb="Made slowly." columns={[{ title: 'Shop', items: [{ label: 'Jalan Braga 12' }] }]} />
  ),
  Glass: <ui.Glass level={50} label="Half full" />,
  GoalRing: <ui.GoalRing percent={40} label="Of the goal" />,
  HeatMap: (
    <ui.HeatMap
      title="Orders by hour and weekday, the most on Monday at 08:00 with 12"
      columns={[{ id: 'mon', label: 'Mon' }]}
      rows={[{ id: '08', label: '08:00' }]}
      cells={[{ row: '08', column: 'mon', value: 12 }]}
      formatValue={String}
      legend={{ least: 'Few', most: 'The most' }}
    />
  ),
  IconButton: <ui.IconButton label="Coffee" icon={<Coffee />} />,
  LinkButton: <ui.LinkButton href="/">Home</ui.LinkButton>,
  Meter: <ui.Meter label="Seats" value={3} max={8} />,
  Notice: <ui.Notice>Cash only</ui.Notice>,
  OrderColumn: <ui.OrderColumn title="New" tone="alert" count={1} />,
  OrderSummary: (
    <ui.OrderSummary title="Summary" rows={[{ label: 'Cake', amount: 25_000 }]} totalLabel="Total" total={25_000} />
  ),
  Panel: <ui.Panel title="Your table">By the window</ui.Panel>,
  Picture: <ui.Picture src="data:," alt="" width={10} height={10} />,
  ProductCard: <ui.ProductCard href="/" name="Cake" price={25_000} meta="Sweet" image={null} action={null} />,
  ProductCardSkeleton: <ui.ProductCardSkeleton />,
  ProductGrid: <ui.ProductGrid label="Cakes">Cakes</ui.ProductGrid>,
  ReadOnlyField: <ui.ReadOnlyField label="Email" value="rani@seduh.example" />,
  SaveBar: <ui.SaveBar text="Keep the change?">Yes</ui.SaveBar>,
  Skeleton: <ui.Skeleton />,
  SkipLink: <ui.SkipLink href="#main">To the content</ui.SkipLink>,
  StaffCard: (
    <ui.StaffCard name="Rani" image={null} meterLabel="Goal" percent={40} facts={[{ label: 'Cups', value: '12' }]} />
  ),
  Stat: <ui.Stat label="Cups" value="12" />,
  StatRow: <ui.StatRow>Cups</ui.StatRow>,
  StatusTimeline: <ui.StatusTimeline label="Progress" steps={[{ id: 'made', title: 'Made', state: 'done' }]} />,
  TabBar: <ui.TabBar label="Main" items={[{ label: 'Home', href: '/', icon: <Coffee /> }]} />,
  TextField: <ui.TextField label="Name" name="name" />,
  Thumb: <ui.Thumb image={null} />,
  VisuallyHidden: <ui.VisuallyHidden>Said only</ui.VisuallyHidden>,
};

export default function Parts() {
  return (
    <>
      {Object.entries(parts).map(([name, part]) => (
        <section key={name} data-part={name}>
          {part}
        </section>
      ))}
      <section lang="id">
        <Words>
          <ui.Stat label="·" value={null} delta={{ tone: 'up', text: '·' }} />
          <ui.Price amount={25_000} />
        </Words>
      </section>
    </>
  );
}
