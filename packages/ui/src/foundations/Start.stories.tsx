import type { Meta, StoryObj } from '@storybook/react-vite';
import { Glass } from '../Glass';
import { latte } from '../fixtures/pictures';
import { OrderSummary } from '../shop/OrderSummary';
import { Name, Page, Section } from './Page';
import { StartMap } from './StartMap';
import { PageLink } from './StoryLinks';
import './shape.css';

const meta = {
  title: 'Start',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const principles: [string, string][] = [
  ['Thumb first', 'On a phone the way on is in the bottom third.'],
  ['The price is always visible', 'Next to the action that spends it.'],
  ['State is told twice', 'Colour, and an icon or a word.'],
  ['Nothing moves by itself', 'Unless it answers a touch or the kitchen.'],
  ['Never lose a cart', 'And never clear a form on an error.'],
];

const toolbar: [string, string][] = [
  ['Theme', 'light, dark, or both side by side'],
  ['Viewport', 'phone, tablet, laptop: the widths of the tokens'],
  ['Text', '100, 150, 200 or 400 %, as a guest sets it in the browser'],
  ['Motion', 'as the system says, or reduced'],
  ['Density', 'comfortable as for guests, or compact as staff may choose it'],
  ['Faults', 'slow, offline, 500, HTML for JSON, empty, sold out, expired: the tab in the panel'],
  ['Clock', 'any moment of the shop’s day: in the same tab'],
];

export const Start: Story = {
  render: () => (
    <Page
      title="Seduh, in parts"
      lead="Seduh means brew: a counter for kopi and food. Guests order on phones, staff run it on tablets and laptops. Here is everything it is made of."
      art={<Glass level={85} onRoast />}
    >
      <Section
        wide
        title="Tegel and nota"
        text={
          <p>
            The floor tile and the paper slip of a kopitiam. Three things make the brand, and nothing else decorates.
          </p>
        }
      >
        <ul className="doc-cards doc-brand">
          <li>
            <div className="doc-floor">
              <div style={{ background: 'var(--brand)', mask: 'var(--kawung-solid) 0 0 / 4rem' }} />
            </div>
            <h3 className="sd-display sd-t-4">The tile</h3>
            <p>
              Four coffee beans round a seed. It lies on roast bands, and the mark is one of it.{' '}
              <PageLink of="Foundations" page="Kawung" />
            </p>
          </li>
          <li>
            <OrderSummary
              title="Order summary"
              headingLevel={3}
              rows={[{ label: '2 Hazelnut Latte', amount: 50_000 }]}
              totalLabel="Total"
              total={50_000}
            />
            <h3 className="sd-display sd-t-4">The slip</h3>
            <p>
              Paper with a torn foot, for money and for words given to you. <PageLink of="Patterns" page="Checkout" />
            </p>
          </li>
          <li>
            <img className="doc-saucer" src={latte.src} width={192} height={192} alt="" />
            <h3 className="sd-display sd-t-4">The saucer and the bite</h3>
            <p>
              Round is what you hold; shelf stock is a tile with a bite out of its corner.{' '}
              <PageLink of="Foundations" page="Shape" />
            </p>
          </li>
        </ul>
      </Section>
      <Section wide title="Five principles">
        <ol className="doc-cards doc-cards-fit doc-principles">
          {principles.map(([name, text]) => (
            <li key={name}>
              <h3>{name}</h3>
              <p className="sd-small">{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section
        title="Where things are"
        text={<p>Two clicks to any state of any screen: the gallery, then the screen.</p>}
      >
        <StartMap />
      </Section>
      <Section
        title="Toolbar and panel"
        text={<p>Above and below every story. What is set stays set from story to story, and stands in the address.</p>}
      >
        <dl className="doc-facts">
          {toolbar.map(([name, what]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title="Every story is a test" text={<p>What is shown is what is checked.</p>}>
        <ul className="doc-list">
          <li>A story renders, its play passes, and axe finds nothing; or the build fails.</li>
          <li>Its picture is compared with the accepted one, pixel by pixel.</li>
          <li>
            A value changes in <Name>tokens.css</Name> and nowhere else. These pages follow it.
          </li>
        </ul>
      </Section>
    </Page>
  ),
};

export const Dark: Story = { ...Start, tags: ['!dev', '!visual'], globals: { theme: 'dark' } };
