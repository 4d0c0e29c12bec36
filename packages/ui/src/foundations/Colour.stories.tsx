import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { latte } from '../fixtures/pictures';
import { Price } from '../Price';
import { ColourPairs } from './ColourPairs';
import { ColourRamps } from './ColourRamps';
import { ColourRoles } from './ColourRoles';
import { Name, Page, Section } from './Page';
import { decoration, needs, pairs } from './pairs';
import { ThemePanel } from './ThemePanel';

const meta = {
  title: 'Colour',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Colour: Story = {
  render: () => (
    <Page
      title="Colour"
      lead="Cream page, espresso ink, one dark roast band at most. Marigold means go on, and there is one marigold button in a view."
    >
      <Section
        wide
        title="Roles"
        text={
          <p>
            Screens name what a colour is for, never which colour it is: <Name>var(--muted)</Name>, or{' '}
            <Name>text-muted</Name> as a utility. That is all dark mode needs. Light at the start, dark at the end.
          </p>
        }
      >
        <ColourRoles />
      </Section>
      <Section
        wide
        title="What may stand on what"
        text={
          <>
            <p>
              Words need {needs.text} to 1 against their ground, borders and rings that say something need {needs.edge}.
              The figures are measured here and now, from what this browser has painted.
            </p>
            <p>
              A pair that is missing is a pair that is not allowed. Never marigold words on a light ground:{' '}
              <Name>accent-ink</Name> is marigold for reading. Never words on a photo.
            </p>
          </>
        }
      >
        <ColourPairs />
        <h3 className="doc-title">Says nothing by itself, so needs nothing</h3>
        <dl className="doc-facts">
          {Object.entries(decoration).map(([role, what]) => (
            <div key={role}>
              <dt>{role}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section
        wide
        title="Ramps"
        text={<p>What the roles are mixed from. By hand only for coupon stubs and illustrations.</p>}
      >
        <ColourRamps />
      </Section>
      <Section
        title="Two themes"
        text={<p>One attribute, set before the first paint: the guest’s choice, else the system’s.</p>}
      >
        <div className="doc-halves doc-nights">
          {(['light', 'dark'] as const).map((theme) => (
            <ThemePanel key={theme} theme={theme}>
              <img className="doc-saucer" src={latte.src} width={128} height={128} alt="" />
              <p>
                <strong>Hazelnut Latte</strong> <Price amount={25_000} />
              </p>
            </ThemePanel>
          ))}
        </div>
        <ul className="doc-list">
          <li>
            <Name>data-theme="dark"</Name> on <Name>html</Name> changes every role at once; on any other element, all
            that is inside of it. <Name>light</Name> inside of <Name>dark</Name> works too.
          </li>
          <li>At night the roast band is warmer and lighter than the page, and brand turns cream.</li>
          <li>
            Pictures dim by a tenth through <Name>--photo-dim</Name>.
          </li>
          <li>Who asks for more contrast gets darker captions and stronger lines, in both themes.</li>
        </ul>
      </Section>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const all = pairs.flatMap(({ text, edge = [] }) => [...text, ...edge]).length * 2;
    const count = (selector: string) => canvasElement.querySelectorAll(selector).length;
    await waitFor(() => expect(count('.doc-pair .sd-num:not(:empty)')).toBe(all));
    const failing = [...canvasElement.querySelectorAll('.doc-pair[data-passes="false"]')];
    await expect(failing.map(({ textContent }) => textContent)).toEqual([]);
  },
};

export const Dark: Story = { ...Colour, tags: ['!dev', '!visual'], globals: { theme: 'dark' } };
