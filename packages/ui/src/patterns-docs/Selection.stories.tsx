import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { AppLinks } from '../foundations/AppLinks';
import { Page, Section } from '../foundations/Page';
import { StoryLinks } from '../foundations/StoryLinks';
import { ChoiceTry } from './ChoiceTry';
import { Anatomy, Stage, When } from './Pattern';
import { SelectionTry } from './SelectionTry';

const meta = {
  title: 'Selection',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Selection: Story = {
  render: () => (
    <Page
      title="Selection"
      lead="What is chosen is espresso: a fill or a thick border, a tick or a dot. Marigold is for going on, not for having chosen."
    >
      <When
        yes={[
          'One of a few: tiles, radios, a segment, tabs',
          'Several of many: cards with a checkbox, then one bar for all of them',
        ]}
        no={[
          'It leads somewhere: a link',
          'It does something: a button',
          'More than seven answers in tiles: a select or a search',
        ]}
      />
      <Section title="Which one">
        <Stage>
          <ChoiceTry />
        </Stage>
      </Section>
      <Section
        title="Several at once"
        text={<p>The bar comes from below once something is chosen, says how many, and traps nothing.</p>}
      >
        <Stage holdsBars>
          <SelectionTry />
        </Stage>
        <Anatomy
          parts={[
            [
              'The card',
              'Leads to its page; the checkbox beside it is 24 px in a target of 44, with a name of its own.',
            ],
            ['Chosen', 'A soft ground and a border of 2 px: seen without colour too.'],
            ['Cannot be chosen', 'An order that is still live: the checkbox is off, the card is not.'],
            ['The bar', 'How many, Clear, then the red verb. It asks before it deletes.'],
          ]}
        />
      </Section>
      <Section title="Keyboard">
        <dl className="doc-facts">
          <div>
            <dt>Arrows</dt>
            <dd>move within a group of radios, tabs or rows, and choose</dd>
          </div>
          <div>
            <dt>Tab</dt>
            <dd>goes into a group once, and out again</dd>
          </div>
          <div>
            <dt>Space</dt>
            <dd>ticks a checkbox</dd>
          </div>
          <div>
            <dt>Letters</dt>
            <dd>jump to a row of a dropdown; Esc closes it and the focus returns</dd>
          </div>
        </dl>
      </Section>
      <Section title="Stories">
        <StoryLinks
          parts={[
            'Segment',
            'CategoryTabs',
            'SortDropdown',
            'SizePicker',
            'DeliveryPicker',
            'PaymentRadio',
            'TimeSlots',
            'RadioField',
            'Checkbox',
            'HistoryCard',
            'SelectionBar',
          ]}
        />
        <AppLinks to={['menu', 'history']} />
      </Section>
    </Page>
  ),
};

export const Selects: Story = {
  ...Selection,
  tags: ['!dev', 'behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Hazelnut Latte, 18 Nov' }));
    // the bar comes up first
    await waitFor(() => expect(canvas.getByText('2 selected')).toBeVisible());
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Hazelnut Latte, 18 Nov' }));
  },
};

export const Dark: Story = { ...Selection, tags: ['!dev', '!visual'], globals: { theme: 'dark' } };
