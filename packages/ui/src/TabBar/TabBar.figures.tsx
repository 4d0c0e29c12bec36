import { Heard } from '../fixtures/Heard';
import type { Figures } from '../guide/types';
import { Coffee, House, ReceiptText, ShoppingBag } from '../icons';
import { Link } from '../Link';
import { TabBar, type TabBarItem } from './TabBar';
import type { guide } from './TabBar.guide';

/** In the flow, and on desks too: elsewhere it lies over the foot of a phone's page. */
const Shown = ({ label, items }: { label: string; items: TabBarItem[] }) => (
  <TabBar label={label} items={items} style={{ position: 'static', display: 'grid', inlineSize: '100%', zIndex: 0 }} />
);

const cart = { label: 'Your Cart', href: '#cart', icon: <ShoppingBag />, badge: 3 };
const pages: TabBarItem[] = [
  { label: 'Home', href: '#home', icon: <House />, current: true },
  { label: 'Product', href: '#product', icon: <Coffee /> },
  { label: 'History', href: '#history', icon: <ReceiptText /> },
];

export default {
  // a phone that stands upright: on its side the bar has icons only
  anatomy: { story: 'Default', height: '27rem' },
  pairs: {
    'icon-and-word': {
      do: <Shown label="With words" items={pages} />,
      dont: (
        <nav aria-label="Without words" style={{ display: 'flex', justifyContent: 'space-around', inlineSize: '100%' }}>
          {pages.map(({ label, icon }) => (
            <Link key={label} href="#elsewhere" aria-label={label}>
              {icon}
            </Link>
          ))}
        </nav>
      ),
    },
    'badge-says': {
      do: (
        <>
          <Shown label="With words for the badge" items={[{ ...cart, badgeLabel: '3 items' }]} />
          <Heard>Your Cart 3 items, link</Heard>
        </>
      ),
      dont: (
        <>
          <Shown label="With a bare badge" items={[cart]} />
          <Heard>Your Cart 3, link</Heard>
        </>
      ),
    },
  },
} satisfies Figures<typeof guide>;
