// What `scripts/ui/hosts.mjs` looks at: every part as its snippet has it, further kinds of some, and beside them what a
// host's own page is made of. At `?over=Modal/Modal` it is that alone.
import {
  Avatar,
  Badge,
  Banner,
  Breadcrumb,
  Button,
  Checkbox,
  Chip,
  FigureTable,
  IconButton,
  Notice,
  Pager,
  Panel,
  Price,
  QuantityStepper,
  RadioField,
  SearchBox,
  Segment,
  Select,
  Stat,
  StatRow,
  Steps,
  TextArea,
  TextField,
  ThemeToggle,
} from '@seduh/ui';
import { Plus } from '@seduh/ui/icons';
import { CartLine } from '@seduh/ui/shop/CartLine';
import { OrderSummary } from '@seduh/ui/shop/OrderSummary';
import { ProductCard } from '@seduh/ui/shop/ProductCard';
import type { CSSProperties, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { examples, OVER, overlays } from './examples';

const nothing = () => undefined;
/** Kinds that no snippet shows. */
const kinds: Record<string, ReactNode> = {
  Button: <Button>Pay now</Button>,
  ButtonLine: (
    <Button variant="line" size="sm" danger>
      Remove
    </Button>
  ),
  ButtonMine: <Button className="mine">Of the host</Button>,
  IconButton: <IconButton label="Add" icon={<Plus />} />,
  TextField: <TextField label="Name" hint="We call it out." defaultValue="Sari" />,
  TextFieldError: <TextField label="Phone" error="Too short" prefix="+62" defaultValue="81" />,
  TextArea: <TextArea label="Note" maxLength={80} defaultValue="Less ice" />,
  Checkbox: <Checkbox label="Keep me logged in" defaultChecked />,
  RadioField: (
    <RadioField
      legend="Size"
      name="size"
      options={[
        { value: 's', label: 'Small' },
        { value: 'l', label: 'Large' },
      ]}
      value="s"
      onChange={nothing}
    />
  ),
  Segment: (
    <Segment
      legend="Period"
      name="period"
      options={[
        { value: 'day', label: 'Daily' },
        { value: 'week', label: 'Weekly' },
      ]}
      value="day"
      onChange={nothing}
    />
  ),
  Select: (
    <Select
      label="Order"
      placeholder="Newest first"
      value="a"
      options={[{ value: 'a', label: 'Cheapest first' }]}
      onChange={nothing}
    />
  ),
  SearchBox: <SearchBox label="Search" value="latte" onValueChange={nothing} onSearch={nothing} />,
  QuantityStepper: <QuantityStepper label="Cups" value={2} onChange={nothing} />,
  Chip: <Chip tone="ok">Paid</Chip>,
  Badge: <Badge count={3} tone="alert" label="orders" />,
  Avatar: <Avatar name="Sari Dewi" src={null} />,
  Banner: <Banner tone="bad">Your card was refused.</Banner>,
  Notice: <Notice>Orders close at nine.</Notice>,
  Panel: (
    <Panel title="Address">
      <p>Second gate, the one with the bougainvillea.</p>
    </Panel>
  ),
  Breadcrumb: <Breadcrumb items={[{ label: 'Home', href: '#' }, { label: 'Menu' }]} />,
  Pager: <Pager page={2} totalPage={5} onPage={nothing} />,
  Steps: <Steps label="Way" steps={['Cart', 'Pay', 'Done']} current={1} />,
  StatRow: (
    <StatRow>
      <Stat label="Orders" value="186" delta={{ tone: 'up', text: '9% on last month' }} />
    </StatRow>
  ),
  FigureTable: (
    <FigureTable
      caption="Report"
      columns={[
        { id: 'month', label: 'Month' },
        { id: 'orders', label: 'Orders' },
      ]}
      rows={[{ id: 'jan', cells: { month: 'January', orders: 90 } }]}
    />
  ),
  ProductCard: (
    <ProductCard href="#" name="Hazelnut Latte" price={25_000} meta="1,240 sold" image={null} action={null} />
  ),
  CartLine: (
    <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      <CartLine
        image={null}
        name="Matcha Tonic"
        detail="Large, less sugar"
        price={32_000}
        quantity={1}
        onQuantityChange={nothing}
        onRemove={nothing}
      />
    </ul>
  ),
  OrderSummary: (
    <OrderSummary title="Summary" rows={[{ label: 'Subtotal', amount: 50_000 }]} totalLabel="Total" total={50_000} />
  ),
  Price: (
    <div className="sd-lead">
      <Price amount={25_000} size="lg" />
    </div>
  ),
  Themes: (
    <div data-outer>
      <div data-inner>
        <Panel title="Tonight">
          <p>Second gate.</p>
          <Button variant="line">Keep it</Button>
          <ThemeToggle theme="light" onChange={nothing} />
          <OrderSummary title="Summary" rows={[]} totalLabel="Total" total={50_000} />
        </Panel>
      </div>
    </div>
  ),
};

/** Each in a place of its own, which no host's layout reaches. */
const places = { ...examples, ...kinds };

function HostPage() {
  return (
    <>
      <div id="host">
        <h1>A host’s page</h1>
        <p>
          Its words, <a href="#top">a link</a> and <small>a small one</small>.
        </p>
        <ul>
          <li>One</li>
        </ul>
        <button type="button" className="btn btn-primary rounded-md bg-blue-500 px-4">
          Its button
        </button>
        <input className="form-control rounded-md text-sm" defaultValue="Its field" />
        <div className="modal card panel p-4 text-xl">Its card</div>
      </div>
      {Object.entries(places).map(([name, part], index) => (
        <div key={name} id={name} className="place" style={{ '--at': index } as CSSProperties}>
          {part}
        </div>
      ))}
    </>
  );
}

const root = document.getElementById('root');
const over = new URLSearchParams(location.search).get('over');
if (root) createRoot(root).render(over ? overlays[over] : <HostPage />);
// for hosts.mjs, which cannot import what is built for a browser
Object.assign(window, { shown: { examples: Object.keys(examples), overlays: Object.keys(overlays), words: OVER } });
