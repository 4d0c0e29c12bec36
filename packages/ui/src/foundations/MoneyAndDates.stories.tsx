import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { BarChart } from '../BarChart';
import { formatRupiah, Price } from '../Price';
import { MoneyTry } from './MoneyTry';
import { Name, Page, Section } from './Page';
import { StoryLinks } from './StoryLinks';
import { Verdicts } from './Verdicts';

const meta = {
  title: 'Money and dates',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const amounts = [0, 500, 25_000, 111_200, 1_008_888, -20_000];

const looks: [ReactNode, string][] = [
  [<Price key="md" amount={25_000} />, 'on a card, in a line'],
  [<Price key="lg" amount={111_200} size="lg" />, 'a total'],
  [<Price key="xl" amount={50_000} size="xl" />, 'the price on its own page'],
  [<Price key="struck" amount={29_000} struck />, 'no longer asked'],
  [<Price key="signed" amount={20_000} signed />, 'taken off'],
];

const million = 1_000_000;
const short = (value: number) => `${value / million}M`;

const times: [string, string][] = [
  ['14:35', 'a time, in figures of equal width, on a clock of 24 hours'],
  ['in 21 minutes', 'a time that is near'],
  ['~ 14:20', 'a time we think of'],
  ['18 Nov', 'a date in a list; the year only when it is another one'],
  ['03/04/1996', 'a date in a form: dd/mm/yyyy, always'],
  ['1 - 7 pm', 'a range, with a plain dash'],
  ['Monday to friday', 'days, as the shop writes them'],
  ['01:52', 'a countdown, in Caprasimo'],
];

export const MoneyAndDates: Story = {
  name: 'Money and dates',
  render: () => (
    <Page
      title="Money and dates"
      lead="Whole rupiah and one formatter. The price is always visible beside the action that spends it."
    >
      <Section
        title="Money"
        text={
          <p>
            <Name>formatRupiah</Name> and <Name>Price</Name>, nothing else: prefix, a space, groups with commas, no
            decimals, never broken.
          </p>
        }
      >
        <dl className="doc-facts">
          {amounts.map((amount) => (
            <div key={amount}>
              <dt className="sd-num">{formatRupiah(amount)}</dt>
              <dd className="sd-num">{amount}</dd>
            </div>
          ))}
        </dl>
        <Verdicts
          yes={[
            'IDR 25,000',
            '- IDR 20,000, minus and space before the prefix',
            'A prefix dressed smaller',
            'Left to right, in Arabic too',
          ]}
          no={[
            'Rp25.000, 25K, IDR 25,000.00',
            'IDR -20,000',
            'A prefix left out',
            'Sums of anything but whole numbers',
          ]}
        />
        <p className="sd-small sd-muted">The home page’s marketing lines keep their dots: IDR 25.000.</p>
      </Section>
      <Section title="How it looks">
        <ul className="doc-cards doc-cards-fit doc-prices">
          {looks.map(([price, use]) => (
            <li key={use}>
              {price}
              <p className="sd-tiny sd-muted">{use}</p>
            </li>
          ))}
        </ul>
        <StoryLinks parts={['Price', 'OrderSummary']} />
      </Section>
      <Section
        title="Typed and multiplied"
        text={<p>A field takes digits and hands on a whole number, or null while it is empty.</p>}
      >
        <MoneyTry />
        <StoryLinks parts={['MoneyField', 'QuantityStepper']} />
      </Section>
      <Section
        title="Short on an axis"
        text={
          <p>
            Axes, goals and the value over the best bar may shorten: IDR 5M at the top, figures alone below, minus
            without a space.
          </p>
        }
      >
        <BarChart
          title="Income of March is the best with 4.6 million rupiah"
          bars={[
            { id: 'jan', label: 'Jan', up: 3.1 * million, down: 1.2 * million },
            { id: 'feb', label: 'Feb', up: 2.4 * million, down: 0.9 * million },
            { id: 'mar', label: 'Mar', up: 4.6 * million, down: 1.7 * million },
          ]}
          highlight="mar"
          formatTick={(value) => (value === 5 * million ? `IDR ${short(value)}` : short(value).replace('0M', '0'))}
          formatValue={short}
          legend={{ up: 'Income', down: 'Outcome', best: 'Best month' }}
        />
        <StoryLinks parts={['BarChart', 'GoalRing', 'StaffCard']} />
      </Section>
      <Section
        title="Dates and times"
        text={
          <p>
            In the shop’s own zone wherever the guest is, and inside <Name>time</Name>.
          </p>
        }
      >
        <dl className="doc-facts">
          {times.map(([written, use]) => (
            <div key={written}>
              <dt>
                <time className={written === '01:52' ? 'sd-display sd-t-4' : undefined}>{written}</time>
              </dt>
              <dd>{use}</dd>
            </div>
          ))}
        </dl>
        <StoryLinks parts={['DateField', 'TimeField', 'StatusTimeline']} />
      </Section>
    </Page>
  ),
};

export const Dark: Story = { ...MoneyAndDates, name: 'Dark', tags: ['!dev', '!visual'], globals: { theme: 'dark' } };
