import { Button } from '../Button';
import { FigureTable } from '../FigureTable';
import { IconButton } from '../IconButton';
import { Bike, Pencil } from '../icons';
import { OrderCard } from '../shop/OrderCard';
import { Panel } from '../Panel';
import { Price } from '../Price';
import { Select } from '../Select';
import { TextField } from '../TextField';
import '../styles/density.css';
import './density-page.css';

/** How close things stand. */
export type Density = 'comfortable' | 'compact';

const rows: [string, number, number][] = [
  ['Kopi susu', 41, 18_000],
  ['Es teh tarik', 27, 15_000],
  ['Roti bakar', 19, 22_000],
  ['Pisang goreng', 12, 16_000],
];

const orders = [
  { value: 'oldest', label: 'oldest' },
  { value: 'newest', label: 'newest' },
];

/** What staff work with all day, in one density. */
export function DensityTry({ density }: { density: Density }) {
  return (
    <div data-density={density} className="sd-density" role="group" aria-label={density}>
      <h3>{density === 'compact' ? 'Compact' : 'Comfortable'}</h3>
      <TextField label="Promo" defaultValue="Before eight" hint="As guests read it." />
      <div className="sd-density-row">
        <Button>Save</Button>
        <Button variant="line" size="sm">
          Leave
        </Button>
        <IconButton icon={<Pencil />} label={`Edit, ${density}`} />
        <Select label="Sort by" options={orders} value="oldest" placeholder="oldest" onChange={() => {}} />
      </div>
      <FigureTable
        caption={`Sold today, ${density}`}
        columns={[
          { id: 'name', label: 'Name' },
          { id: 'sold', label: 'Sold' },
          { id: 'price', label: 'Price' },
        ]}
        rows={rows.map(([name, sold, price]) => ({
          id: name,
          cells: { name, sold, price: <Price amount={price} /> },
        }))}
      />
      <Panel>
        <OrderCard
          number="A-17"
          ageMinutes={6}
          who="Rani, table 4"
          deliveryMethod="By courier, 14:30"
          deliveryIcon={<Bike />}
          lines={[
            { qty: 2, text: 'Kopi susu' },
            { qty: 1, text: 'Roti bakar' },
          ]}
          next={
            <Button size="sm" variant="brand">
              Mark ready
            </Button>
          }
        />
      </Panel>
    </div>
  );
}
