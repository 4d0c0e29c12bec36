import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from '../icons';
import { tokens } from '../tokens';
import { Breakpoints } from './Breakpoints';
import { Layers } from './Layers';
import { Name, Page, Section } from './Page';
import { LengthRow } from './Specimen';

const meta = {
  title: 'Space',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The multiples of the unit that the rhythm is made of, and what they part. */
const steps: [number, string][] = [
  [1, 'an icon from its word'],
  [2, 'targets of unlike kind; rows of a slip'],
  [3, 'fields in a row'],
  [4, 'cards; a title from what it names; the inside of a small card'],
  [5, 'cards on a wide page'],
  [6, 'a title from what it names, on a wide page'],
  [7, 'the inside of a large card'],
];

const widest = Math.max(...tokens.containers.map(({ px }) => px));

const holds: Record<string, string> = {
  prose: 'running text',
  form: 'one column of fields, a modal',
  page: 'every page but one',
  wide: 'the order board',
};

const grid = [
  { name: 'Phone', below: 'below 768', columns: '4', products: '2, and 1 below 300', side: 'stacked, the order below' },
  { name: 'Tablet', below: 'from 768', columns: '8', products: '3', side: 'stacked' },
  { name: 'Laptop', below: 'from 1024', columns: '12', products: '3 beside the promo panel', side: 'docked, sticky' },
  { name: 'Wide', below: 'from 1280', columns: '12', products: '3 beside the panel, 4 without', side: 'sticky' },
];

export const Space: Story = {
  render: () => (
    <Page
      title="Space"
      lead="A unit of four pixels, gutters that answer to the window, and nothing that scrolls sideways at 320."
    >
      <Section
        title="Rhythm"
        text={
          <p>
            One unit is {tokens.spacing} px. Utilities count in it: <Name>gap-4</Name> is four units.
          </p>
        }
      >
        <ul className="doc-lengths">
          {steps.map(([times, note]) => (
            <LengthRow key={times} name={String(times)} length={`calc(var(--spacing) * ${times})`} note={note} />
          ))}
        </ul>
      </Section>
      <Section title="Distances with a name" text={<p>Drawn as long as they are in this window.</p>}>
        <ul className="doc-lengths">
          {tokens.sizes.map(({ name, property, note }) => (
            <LengthRow key={name} name={property} length={`var(${property})`} note={note.replace(/^\d+ px/, '')} />
          ))}
        </ul>
      </Section>
      <Section title="Breakpoints" text={<p>Drawn to one scale. Storybook’s viewports are made of them.</p>}>
        <Breakpoints />
        <ul className="doc-cards doc-cards-fit">
          {grid.map(({ name, below, columns, products, side }) => (
            <li key={name} className="doc-card">
              <h3>
                {name} <span className="sd-small sd-muted sd-num">{below}</span>
              </h3>
              <dl className="doc-rows">
                <dt>Columns</dt>
                <dd>{columns}</dd>
                <dt>Products in a row</dt>
                <dd>{products}</dd>
                <dt>Side panels</dt>
                <dd>{side}</dd>
              </dl>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Containers"
        text={
          <p>
            No line of text gets longer than it reads well. Align to the start edge of the wrap; only modals, empty
            states and the pager stand centred.
          </p>
        }
      >
        <ul className="doc-ruler">
          {tokens.containers.map(({ name, property, px }) => (
            <li key={name} data-reached="true">
              <div className="doc-bar" style={{ inlineSize: `${(px / widest) * 100}%` }} />
              <p>
                <Name>{property}</Name> <span className="sd-small sd-num">{px} px</span>{' '}
                <span className="sd-small sd-muted">{holds[name]}</span>
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Targets"
        text={
          <p>
            A finger needs 44 px, and 8 px between targets of unlike kind. The drawing may be smaller, the target never.
          </p>
        }
      >
        <div className="doc-targets">
          <span className="doc-target">
            <Plus />
          </span>
          <span className="doc-target" data-small>
            <Plus />
          </span>
        </div>
      </Section>
      <Section
        title="Layers"
        text={<p>Ten plates, the topmost first. A number that is not one of these is a mistake.</p>}
      >
        <Layers />
      </Section>
    </Page>
  ),
};

export const Dark: Story = { ...Space, tags: ['!dev', '!visual'], globals: { theme: 'dark' } };
