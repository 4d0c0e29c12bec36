import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button';
import { EmptyState, type EmptyStateProps } from '../EmptyState';
import { AppLinks } from '../foundations/AppLinks';
import { Page, Section } from '../foundations/Page';
import { Sayings } from '../foundations/Sayings';
import { StoryLinks } from '../foundations/StoryLinks';
import { Anatomy, Stage, When } from './Pattern';

const meta = {
  title: 'Empty and error',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const glasses: { use: string; state: EmptyStateProps }[] = [
  {
    use: 'Empty glass: nothing yet',
    state: {
      glass: 'empty',
      title: 'Nothing yet',
      text: 'The first cup is the hardest to choose.',
      action: <Button variant="line">See the menu</Button>,
    },
  },
  {
    use: 'Dashed glass: nothing found, or nobody reached',
    state: {
      glass: 'dashed',
      title: 'You are offline',
      text: 'What you have seen of the menu is still here, your cart is kept, and paying waits.',
      action: <Button variant="line">Try again</Button>,
    },
  },
  {
    use: 'Lidded glass: not for you, or closed',
    state: {
      glass: 'lidded',
      title: 'The lid stays on this one',
      text: 'This page is for somebody else. Log in with another account.',
      action: <Button variant="line">See the menu</Button>,
    },
  },
  {
    use: 'Tipped glass: our fault',
    state: {
      glass: 'tipped',
      title: '500, we spilled it',
      text: 'It is our fault, not yours. Your cart is kept.',
      action: <Button variant="line">Try again</Button>,
    },
  },
];

export const EmptyAndError: Story = {
  name: 'Empty and error',
  render: () => (
    <Page
      title="Empty and error"
      lead="The ribbed glass says it before one has read a word: empty, dashed, lidded, tipped."
    >
      <When
        yes={[
          'A list, a search or a page has nothing to show, or could not be had',
          'The whole place is free: the state takes the place of what is missing',
        ]}
        no={[
          'One field is wrong: an error under it',
          'An action failed but the page stands: a banner beside the cause',
          'It is still on its way: a skeleton',
        ]}
      />
      <Section wide title="Four glasses">
        <ul className="doc-cards doc-glasses">
          {glasses.map(({ use, state }) => (
            <li key={use}>
              <Stage>
                <EmptyState {...state} headingLevel={3} />
              </Stage>
              <p className="sd-small sd-muted">{use}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="How it is put together">
        <Anatomy
          parts={[
            ['The glass', '96 px in a place of its own, larger on a page of its own.'],
            [
              'A title',
              'Short, and it may have its wit. On a page of its own it is the h1, with the plain name of the error over it: 404 Not Found.',
            ],
            ['One sentence', 'What is so, and what stays safe.'],
            ['One action', 'What helps most: try again, clear the search, see the menu.'],
          ]}
        />
      </Section>
      <Section
        title="Try again"
        text={
          <p>
            It asks again in place, keeps what was typed and chosen, and spins while it asks. After a third failure the
            words do not change: a machine that loses patience helps nobody.
          </p>
        }
      >
        <ul className="doc-list">
          <li>A list that could not be had fails in the list’s place; the rest of the page stays.</li>
          <li>What was shown before stays while something newer is asked for.</li>
          <li>
            A part of the app that did not arrive is the tipped glass with Reload, and reloads once at most by itself.
          </li>
        </ul>
      </Section>
      <Section title="Words">
        <Sayings
          sayings={[
            {
              why: 'Empty is a beginning',
              not: 'No orders found',
              but: 'Nothing yet. The first cup is the hardest to choose.',
            },
            {
              why: 'What stays safe',
              not: 'Connection lost',
              but: 'You are offline. Your cart is kept, and paying waits.',
            },
          ]}
        />
      </Section>
      <Section title="Stories">
        <StoryLinks parts={['EmptyState', 'ErrorPage', 'Glass', 'Banner', 'Notice']} />
        <AppLinks to={['menu', 'cart', 'error pages']} />
      </Section>
    </Page>
  ),
};

export const Dark: Story = { ...EmptyAndError, name: 'Dark', tags: ['!dev', '!visual'], globals: { theme: 'dark' } };
