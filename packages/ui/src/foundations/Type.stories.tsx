import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatRupiah } from '../Price';
import { tokens } from '../tokens';
import { Name, Page, Section } from './Page';
import { TypeScale } from './TypeScale';
import { Verdicts } from './Verdicts';

const meta = {
  title: 'Type',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const amounts = [25_000, 111_111, 1_008_888];

export const Type: Story = {
  render: () => (
    <Page
      title="Type"
      lead="Two faces, 47 KB in all. Caprasimo is the voice; Plus Jakarta Sans is everything that is read or tapped."
    >
      <Section wide title="Faces">
        <ul className="doc-faces">
          {tokens.fonts.map(({ name, property, value }) => (
            <li key={name}>
              <p className="doc-glyphs" style={{ fontFamily: `var(${property})` }}>
                {value.split(',')[0]?.replaceAll('"', '').replace(' Variable', '')}
              </p>
              <p style={{ fontFamily: `var(${property})` }}>
                Aa Bb Cc Dd Ee Ff Gg Hh Ii Jj Kk Ll Mm Nn Oo Pp Qq Rr Ss Tt Uu Vv Ww Xx Yy Zz 0123456789
              </p>
              <Name>{property}</Name>
            </li>
          ))}
          {tokens.weights.map(({ name, property, weight }) => (
            <li key={name}>
              <p className="doc-glyphs" style={{ fontWeight: `var(${property})` }}>
                {weight} {name}
              </p>
              <p style={{ fontWeight: `var(${property})` }}>
                {weight > 500
                  ? 'Names, labels, buttons, prices and errors.'
                  : 'Running text, help, meta lines, captions.'}
              </p>
              <Name>{property}</Name>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        wide
        title="Scale"
        text={
          <p>
            The large sizes grow with the window; no text is ever below {tokens.type[0]?.minPx} px. One{' '}
            <Name>t-hero</Name> or <Name>t-1</Name> a page: its h1.
          </p>
        }
      >
        <TypeScale />
      </Section>
      <Section title="Display or sans" text={<p>Headlines may play. Controls never do.</p>}>
        <Verdicts
          yesTitle="Caprasimo"
          yes={[
            'Page, section and modal titles',
            'Big figures: a stat, the total of a receipt',
            'The offer on a coupon’s stub',
            'The wordmark',
          ]}
          noTitle="Never Caprasimo"
          no={[
            'Buttons, tabs, labels, links',
            'Running text',
            'Below 17 px',
            'In capitals; nothing is, nor is anything spaced out',
          ]}
        />
      </Section>
      <Section
        title="Figures"
        text={
          <p>
            Tabular wherever they change or stand below each other. Caprasimo’s are by design; Jakarta’s need the class{' '}
            <Name>sd-num</Name>, which prices, cells and <Name>time</Name> have.
          </p>
        }
      >
        <div className="doc-verdicts doc-figures">
          <div data-good>
            <h3 className="doc-title">With num</h3>
            <ul className="sd-num">
              {amounts.map((amount) => (
                <li key={amount}>{formatRupiah(amount)}</li>
              ))}
            </ul>
          </div>
          <div>
            <h3 className="doc-title">Without</h3>
            <ul>
              {amounts.map((amount) => (
                <li key={amount}>{formatRupiah(amount)}</li>
              ))}
            </ul>
          </div>
        </div>
      </Section>
      <Section title="Tracking" text={<p>Two corrections, and no others.</p>}>
        <ul className="doc-cards doc-cards-wide">
          {tokens.tracking.map(({ name, property, value }) => (
            <li key={name} className="doc-specimen">
              <p
                className={name === 'display' ? 'sd-display sd-t-3' : 'sd-small'}
                style={{ letterSpacing: `var(${property})` }}
              >
                {name === 'display' ? 'Brewing now' : 'IDR, R, L and XL'}
              </p>
              <Name>{property}</Name>
              <p className="doc-values">{value}</p>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  ),
};

export const Dark: Story = { ...Type, tags: ['!dev', '!visual'], globals: { theme: 'dark' } };
