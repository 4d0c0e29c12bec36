import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { AppLinks } from '../foundations/AppLinks';
import { Page, Section } from '../foundations/Page';
import { Sayings } from '../foundations/Sayings';
import { StoryLinks } from '../foundations/StoryLinks';
import { Anatomy, Stage, When } from './Pattern';
import { ConfirmTry, UndoTry } from './UndoTry';

const meta = {
  title: 'Confirm and undo',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const ConfirmAndUndo: Story = {
  name: 'Confirm and undo',
  render: () => (
    <Page
      title="Confirm and undo"
      lead="Ask only before what cannot be undone. Everything else is done at once, said, and can be had back."
    >
      <When
        yes={[
          'It cannot be undone: deleting from the history, declining an order',
          'It is seen by others the moment it is done: a new product, a new promo',
          'It ends where one is: Logout, leaving with changes',
        ]}
        no={[
          'It can be had back: do it, and offer Undo for 5 seconds',
          'It is the forward action itself: its button is the question',
          'It failed: say so beside its cause',
        ]}
      />
      <Section title="Undo" text={<p>Remove the line, or step it down to nothing.</p>}>
        <Stage>
          <UndoTry />
        </Stage>
        <Anatomy
          parts={[
            ['Done at once', 'The line folds; nothing asks.'],
            ['Said', 'A toast at the top, in one word or two.'],
            ['Undo', '5 seconds, and longer while the pointer or the focus is on it. It works once.'],
          ]}
        />
      </Section>
      <Section title="Confirm" text={<p>The words of the button are the words of the title.</p>}>
        <Stage>
          <ConfirmTry />
        </Stage>
        <Anatomy
          parts={[
            ['Title', 'What is about to happen, with its verb.'],
            ['One sentence', 'What that means. No “are you sure” where more can be said.'],
            ['no, then yes', 'The focus is on yes; when something is destroyed yes is red and the focus is on no.'],
            ['A way out', 'Esc and the shade mean no. The focus returns to where it was.'],
          ]}
        />
      </Section>
      <Section
        title="Success"
        text={
          <p>
            A seal and the next two ways on, where staff made something new. A customer gets a toast: they have a coffee
            to drink.
          </p>
        }
      >
        <StoryLinks parts={['SuccessModal', 'Toaster']} />
      </Section>
      <Section title="Words">
        <Sayings
          sayings={[
            { why: 'Name the thing and the number', not: 'Delete selected items?', but: 'Delete 2 orders' },
            {
              why: 'Say what stays',
              not: 'This action is irreversible',
              but: 'They are gone from your list for good.',
            },
          ]}
        />
      </Section>
      <Section title="Stories">
        <StoryLinks parts={['ConfirmModal', 'Modal', 'Toaster', 'CartLine', 'SaveBar']} />
        <AppLinks to={['history', 'new product', 'profile']} />
      </Section>
    </Page>
  ),
};

export const RemovesAndAsks: Story = {
  ...ConfirmAndUndo,
  name: 'Removes And Asks',
  tags: ['!dev', 'behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Hazelnut Latte' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('Hazelnut Latte')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete 2 orders' }));
    await expect(screen.getByRole('button', { name: 'no' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete 2 orders' })).toHaveFocus());
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull());
  },
};

export const Dark: Story = { ...ConfirmAndUndo, name: 'Dark', tags: ['!dev', '!visual'], globals: { theme: 'dark' } };
