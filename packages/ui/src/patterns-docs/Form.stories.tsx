import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { AppLinks } from '../foundations/AppLinks';
import { Page, Section } from '../foundations/Page';
import { Sayings } from '../foundations/Sayings';
import { StoryLinks } from '../foundations/StoryLinks';
import { FormTry } from './FormTry';
import { Anatomy, Stage, When } from './Pattern';
import { ValuesTry } from './ValuesTry';

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

/** Fields that keep themselves, the browser's own refusals as their errors, and the plain values that an action gets. */
export const SentValues: Story = {
  tags: ['!dev'],
  render: () => (
    <Page title="What a form sends" lead="Plain values: 25000, 2026-11-23, 14:30, an id.">
      <Stage>
        <ValuesTry />
      </Stage>
    </Page>
  ),
  play: async ({ canvas, canvasElement }) => {
    const form = canvasElement.querySelector('form')!;
    await expect(canvas.getByLabelText('Price')).toHaveValue('25,000');
    await expect(new FormData(form).get('price')).toBe('25000');
    await expect(new FormData(form).get('from')).toBe('2026-11-23');
    await expect(new FormData(form).get('size')).toBe('2');
  },
};

/** The first that is missing gets the focus, messages stand under their fields, the action gets the values, and the form starts anew. */
export const SendsValues: Story = {
  ...SentValues,
  tags: ['!dev', 'behaviour'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const form = canvasElement.querySelector('form')!;
    const send = canvas.getByRole('button', { name: 'Send' });
    const name = canvas.getByLabelText('Name');
    const price = canvas.getByLabelText('Price');
    await userEvent.click(send);
    await expect(name).toHaveFocus();
    await expect(name).toBeInvalid();
    await expect(canvas.getByRole('radiogroup', { name: 'Milk' })).toBeInvalid();

    await userEvent.type(name, 'Es Kopi');
    await waitFor(() => expect(name).toBeValid());
    await userEvent.clear(price);
    await userEvent.type(price, '900');
    await userEvent.clear(canvas.getByLabelText('From'));
    await userEvent.type(canvas.getByLabelText('From'), '31/02/2026');
    await userEvent.selectOptions(canvas.getByLabelText('Kind'), 'Cold');
    await userEvent.selectOptions(canvas.getByLabelText('Time'), '14:30');
    await userEvent.selectOptions(canvas.getByLabelText('Day'), 'Today');
    await userEvent.click(canvas.getByLabelText('Soy'));
    await userEvent.click(send);
    await expect(price).toHaveFocus();
    await expect(price).toHaveAccessibleDescription(/At least IDR 1,000/);
    await userEvent.type(price, '0');
    await waitFor(() => expect(price).toBeValid());

    await userEvent.click(send);
    await expect(canvas.getByLabelText('From')).toHaveFocus();
    await userEvent.clear(canvas.getByLabelText('From'));
    await userEvent.type(canvas.getByLabelText('From'), '24/11/2026');
    await userEvent.click(canvas.getByRole('radio', { name: 'Card' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Small' }));
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await userEvent.click(canvas.getByLabelText('Members only'));
    await userEvent.click(send);
    await expect(
      await canvas.findByText(
        'name=Es Kopi · price=9000 · from=2026-11-24 · now=no · day=2026-11-23 · time=14:30 · kind=cold · milk=soy · shown=listed · portions=3 · size=1 · delivery=1 · payment=7 · note=Less ice · members=yes',
      ),
    ).toBeVisible();
    // React resets a form after its action: fields go back to their defaults, what has an owner stays
    await expect(Object.fromEntries(new FormData(form))).toMatchObject({
      name: '',
      price: '25000',
      from: '2026-11-23',
      portions: '2',
      size: '1',
      payment: '7',
    });
    await expect(price).toHaveValue('25,000');
  },
};

export const Dark: Story = { ...Form, tags: ['!dev', '!visual'], globals: { theme: 'dark' } };
