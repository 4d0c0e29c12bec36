import type { Meta, StoryObj } from '@storybook/react-vite';
import { Brand, Mark } from '../Brand';
import { tokens } from '../tokens';
import { Name, Page, Section } from './Page';
import { Specimen } from './Specimen';
import { StoryLinks } from './StoryLinks';
import { Verdicts } from './Verdicts';
import './shape.css';

const meta = {
  title: 'Kawung',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Where each size is met. */
const sizes = [
  {
    tile: 'kawung',
    size: '6rem',
    ground: '--roast',
    ink: '--roast-2',
    note: 'large roast bands: home, an order’s page',
  },
  { tile: 'kawung-solid', size: '1.5rem', ground: '--overlay', ink: '--brand', note: 'the top of a modal' },
  { tile: 'kawung-solid', size: '2rem', ground: '--roast', ink: '--roast-line', note: 'the head of the footer' },
  { tile: 'kawung-solid', size: '4.5rem', ground: '--roast', ink: '--roast-2', note: 'beside the form of a log-in' },
];

const inks = ['--brand', '--accent', '--line-strong', '--roast-line', '--positive', '--info'];

export const Kawung: Story = {
  render: () => (
    <Page
      title="Kawung"
      lead="Batik’s kawung is four ovals round a seed. Ours are coffee beans. It is the floor of the house, and the mark is one tile of it."
    >
      <Section
        title="The tile"
        text={<p>Twice: in outline and solid. Both are masks, so their colour is a token like any other.</p>}
      >
        <ul className="doc-cards doc-cards-mid">
          {tokens.tiles.map(({ name, property }) => (
            <Specimen key={name} name={property}>
              <div
                className="doc-kawung"
                style={{ background: 'var(--ink)', mask: `var(${property}) 50% / 11rem no-repeat` }}
              />
            </Specimen>
          ))}
        </ul>
      </Section>
      <Section
        title="Where it lies"
        text={<p>Large in outline, small in solid. Quiet: close in tone to its ground, one step away.</p>}
      >
        <ul className="doc-cards doc-cards-wide">
          {sizes.map(({ tile, size, ground, ink, note }) => (
            <Specimen key={size} name={`${size} of --${tile}`} note={note}>
              <div className="doc-floor" style={{ background: `var(${ground})` }}>
                <div style={{ background: `var(${ink})`, mask: `var(--${tile}) 0 0 / ${size}` }} />
              </div>
            </Specimen>
          ))}
        </ul>
      </Section>
      <Section
        title="The strip"
        text={
          <p>
            Class <Name>sd-tegel</Name>, one row high; <Name>--tegel</Name> is its colour.
          </p>
        }
      >
        <div className="doc-strips">
          {inks.map((ink) => (
            <div key={ink}>
              <div className="sd-tegel" style={{ ['--tegel' as string]: `var(${ink})` }} />
              <Name>{ink}</Name>
            </div>
          ))}
        </div>
      </Section>
      <Section
        title="The mark"
        text={
          <p>
            One tile with one marigold bean, alike everywhere: navigation, footer, slips, the icon of the app. It never
            turns round, not even from right to left.
          </p>
        }
      >
        <div className="doc-row">
          <Mark width={72} height={72} />
          <Brand href="#home" />
          <div className="doc-roast sd-on-roast">
            <Brand href="#home" />
          </div>
        </div>
        <StoryLinks parts={['Brand', 'Footer', 'Modal']} />
      </Section>
      <Section
        title="How much of it"
        text={<p>Three things make the brand: the tile, the slip, the saucer with its bite. Nothing else decorates.</p>}
      >
        <Verdicts
          yes={['One floor in a view', 'Whole tiles at the start edge', 'Under nothing, or under large type on roast']}
          no={[
            'Behind running text, fields or cards',
            'As a bullet, a divider between paragraphs, a loading picture',
            'Turned, stretched, in two colours, as a gradient',
            'In marigold over a whole band',
          ]}
        />
      </Section>
    </Page>
  ),
};

export const Dark: Story = { ...Kawung, tags: ['!dev', '!visual'], globals: { theme: 'dark' } };
