import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button';
import { CouponTicket } from '../shop/CouponCard';
import { latte } from '../fixtures/pictures';
import { OrderSummary } from '../shop/OrderSummary';
import { ProductCard } from '../shop/ProductCard';
import { Thumb } from '../Thumb';
import { tokens } from '../tokens';
import { Name, Page, Section } from './Page';
import { Shadows } from './Shadows';
import { Specimen } from './Specimen';
import { StoryLinks } from './StoryLinks';
import './shape.css';

const meta = {
  title: 'Shape',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shape: Story = {
  render: () => (
    <Page
      title="Shape"
      lead="A control is a small tile, a card a big one, a chip a bean. Paper has a torn foot, a shelf picture has a bite."
    >
      <Section title="Radii" text={<p>The larger the thing, the rounder its corner.</p>}>
        <ul className="doc-cards">
          {tokens.radii.map(({ name, property, px, note }) => (
            <Specimen key={name} name={property} value={px < 100 ? `${px} px` : 'as round as it goes'} note={note}>
              <div className="doc-tile" style={{ borderRadius: `var(${property})` }} />
            </Specimen>
          ))}
        </ul>
      </Section>
      <Section
        title="Shadows"
        text={
          <p>
            Brown and low. A shadow says that something floats; what lies flat has none. At night a hairline does half
            of the work.
          </p>
        }
      >
        <Shadows />
      </Section>
      <Section
        title="The enamel lip"
        text={
          <p>
            A button is an enamel sign: flat face, a lower lip of 3 px in <Name>accent-edge</Name>. Pressing moves the
            face a pixel down and the lip shrinks to one. No gradients, no glass, no glow.
          </p>
        }
      >
        <div className="doc-row">
          <Button>Add to cart</Button>
          <Button variant="brand">Apply Changes</Button>
          <Button danger>Delete</Button>
        </div>
      </Section>
      <Section
        title="The saucer and the bite"
        text={
          <p>
            Round is a thing you hold: the hero, a thumb. A rounded square is shelf stock, and its end corner is bitten
            out where the plus stands.
          </p>
        }
      >
        <div className="doc-row">
          <img className="doc-saucer" src={latte.src} width={160} height={160} alt="" />
          <div className="doc-shelf">
            <ProductCard
              href="#latte"
              name="Hazelnut Latte"
              price={25_000}
              meta="1,240 sold"
              image={latte}
              action={{ kind: 'add', label: 'Add Hazelnut Latte', onAdd: () => {} }}
              headingLevel={3}
            />
          </div>
          <Thumb image={latte} />
        </div>
        <StoryLinks parts={['ProductCard', 'Thumb', 'Picture']} />
      </Section>
      <Section
        title="The slip and the ticket"
        text={
          <p>
            Paper is for money and for words given to you: the order summary, a review. Coupons are notched. Never for
            ordinary cards.
          </p>
        }
      >
        <div className="doc-row">
          <OrderSummary
            title="Order summary"
            headingLevel={3}
            rows={[{ label: 'Subtotal', amount: 112_000 }]}
            totalLabel="Total"
            total={112_000}
          />
          <CouponTicket
            tone="marigold"
            offer="20%"
            offerNote="off"
            title="Beef Spaghetti, 20% off"
            condition="Min. IDR 50,000"
          />
        </div>
        <StoryLinks parts={['OrderSummary', 'CouponCard']} />
      </Section>
    </Page>
  ),
};

export const Dark: Story = { ...Shape, tags: ['!dev', '!visual'], globals: { theme: 'dark' } };
