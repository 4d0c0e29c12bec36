import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AppLinks } from '../foundations/AppLinks';
import { Page, Section } from '../foundations/Page';
import { Sayings } from '../foundations/Sayings';
import { StoryLinks } from '../foundations/StoryLinks';
import { FormTry } from './FormTry';
import { Anatomy, Stage, When } from './Pattern';

const meta = {
  title: 'Form',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {
  render: () => (
    <Page title="Form" lead="One column, questions above their answers, nothing cleared, the first mistake in focus.">
      <When
        yes={[
          'Somebody writes something down and sends it: an account, an address, a product',
          'The answers belong together and are sent together',
        ]}
        no={[
          'One switch or one choice that works at once: a segment, a stepper',
          'A yes or no: confirm',
          'More than fits on one screen of thought: several steps',
        ]}
      />
      <Section
        wide
        title="Try it"
        text={<p>At the start as it arrives, at the end after Save Product was pressed with everything missing.</p>}
      >
        <Stage>
          <div className="doc-forms">
            <FormTry />
            <FormTry startsTried />
          </div>
        </Stage>
      </Section>
      <Section title="How it is put together">
        <Anatomy
          parts={[
            ['Label', 'Above, always seen. A placeholder is an example, never the question.'],
            ['Control', '48 px high, as wide as the column. The keyboard fits: email, digits, dates.'],
            [
              'Hint or error',
              'One line below. The error takes the hint’s place, in red, with an icon, and goes when it is put right.',
            ],
            ['Sum of what is wrong', 'Above the button, beside where the eye is: All input must be fulfilled.'],
            [
              'The way on',
              'Last, marigold, full width on phones. It is never disabled because something is missing: pressing it says what.',
            ],
            [
              'Sending',
              'The button spins and keeps its width. When it fails all that was typed is still there, and the reason above the button.',
            ],
          ]}
        />
      </Section>
      <Section title="Editing" text={<p>What was there is shown; what changed is sent.</p>}>
        <ul className="doc-list">
          <li>Read first: plain values, a pen turns them into fields in their place.</li>
          <li>A changed field carries a marigold dot, and the save bar sticks to the foot until it is answered.</li>
          <li>Leaving with changes asks first.</li>
        </ul>
      </Section>
      <Section title="Words">
        <Sayings
          sayings={[
            { why: 'A label is a name', not: 'Please enter your email address', but: 'Email' },
            { why: 'An error says what to do', not: 'Invalid date', but: 'Use dd/mm/yyyy' },
          ]}
        />
      </Section>
      <Section title="Stories">
        <StoryLinks
          parts={[
            'TextField',
            'PasswordField',
            'MoneyField',
            'SelectField',
            'TextArea',
            'DateField',
            'TimeField',
            'RadioField',
            'Checkbox',
            'ImageDrop',
            'SaveBar',
            'Banner',
          ]}
        />
        <AppLinks to={['sign up', 'new product', 'profile', 'add a product']} />
      </Section>
    </Page>
  ),
};

export const Refuses: Story = {
  ...Form,
  tags: ['!dev', 'behaviour'],
  play: async ({ canvasElement, userEvent }) => {
    const form = within(canvasElement.querySelector('form')!);
    await userEvent.type(form.getByLabelText('Name'), 'Kopi Tubruk');
    await userEvent.click(form.getByRole('button', { name: 'Save Product' }));
    await expect(form.getByLabelText('Price')).toHaveFocus();
    await expect(form.getByLabelText('Name')).toHaveValue('Kopi Tubruk');
    await expect(form.getByRole('alert')).toHaveTextContent('All input must be fulfilled');
  },
};

export const Dark: Story = { ...Form, tags: ['!dev', '!visual'], globals: { theme: 'dark' } };
