import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { Bike, Coffee } from '../icons';
import { IconShelf } from './IconShelf';
import { Name, Page, Section } from './Page';
import { Verdicts } from './Verdicts';

const meta = {
  title: 'Icons',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach() {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Icons: Story = {
  render: () => (
    <Page
      title="Icons"
      lead="Lucide outlines, two pixels thick, inlined. They stand beside a word, or carry a name for who cannot see them."
    >
      <Section
        wide
        title="All there are"
        text={
          <p>
            Press one to copy its name. They come from <Name>@seduh/ui</Name>; a new one is one line in{' '}
            <Name>src/icons</Name>.
          </p>
        }
      >
        <IconShelf />
      </Section>
      <Section
        title="Sizes"
        text={<p>The part they stand in sets the size; an icon takes the colour of the words beside it.</p>}
      >
        <ul className="doc-row">
          {[15, 18, 20, 22, 36].map((size) => (
            <li key={size} className="doc-size">
              <Coffee width={size} height={size} />
              <span className="sd-tiny sd-muted sd-num">{size} px</span>
            </li>
          ))}
        </ul>
        <dl className="doc-facts">
          <div>
            <dt>15</dt>
            <dd>in a chip</dd>
          </div>
          <div>
            <dt>18</dt>
            <dd>tabs, menus</dd>
          </div>
          <div>
            <dt>20</dt>
            <dd>before the words of a button, in banners</dd>
          </div>
          <div>
            <dt>22</dt>
            <dd>icon buttons, both bars</dd>
          </div>
          <div>
            <dt>36</dt>
            <dd>where a picture is to be dropped</dd>
          </div>
        </dl>
      </Section>
      <Section title="With a word" text={<p>A state is told twice: by its colour, and by an icon or a word.</p>}>
        <Verdicts
          yes={[
            'One meaning each: the cup is brewing, the bike is on the way',
            <>
              <Name>IconButton</Name> with a label where there is no room for words
            </>,
            'Beside a name they are decoration, and silent',
          ]}
          no={[
            <span key="alone" className="doc-alone">
              <Bike /> alone, to be guessed
            </span>,
            'Filled or two-coloured ones among the outlines',
            'An emoji',
          ]}
        />
      </Section>
    </Page>
  ),
};

export const CopiesAName: Story = {
  ...Icons,
  tags: ['!dev', 'behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bike' }));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('Bike');
    await expect(canvas.getByRole('status')).toHaveTextContent('Bike is copied');
  },
};

export const Dark: Story = { ...Icons, tags: ['!dev', '!visual'], globals: { theme: 'dark' } };
