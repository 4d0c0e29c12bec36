import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner } from '../Banner';
import { Page, Section } from './Page';
import { type Saying, Sayings } from './Sayings';
import { Verdicts } from './Verdicts';

const meta = {
  title: 'Voice',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const buttons: Saying[] = [
  { why: 'A verb, three words at most', not: 'Proceed to the payment page', but: 'Confirm and pay' },
  {
    why: 'The same word before and after',
    not: '“Remove” asks “Discard item?”',
    but: '“Delete” asks “Delete 2 orders?”',
  },
  { why: 'Headlines may play, controls never', not: 'Bring it on', but: 'Add to cart' },
  { why: 'Name what happens, not the machine', not: 'Submit', but: 'Save Product' },
];

const sentences: Saying[] = [
  {
    why: 'What happened, then what to do',
    not: 'Oops! Something went wrong.',
    but: 'The payment was refused. Try another card, or pay on delivery.',
  },
  { why: 'Never blame', not: 'You entered an invalid email.', but: 'That does not look like an email. It needs an @.' },
  {
    why: 'Say what comes next',
    not: 'Request processed successfully',
    but: 'We have your order. It is ready in 21 minutes.',
  },
  {
    why: 'Nothing yet is an invitation',
    not: 'No data available',
    but: 'Nothing yet. The first cup is the hardest to choose.',
  },
  { why: 'Wit in headlines only, and dry', not: 'Coffee-licious deals await!', but: 'The water is already hot.' },
  {
    why: 'The smallest word that is true',
    not: 'Please be informed that delivery is unavailable',
    but: 'Delivery only on Monday to friday at 1 - 7 pm',
  },
];

/** Said exactly so, odd spellings included: tests and guests know them. */
const fixed: { where: string; said: string[] }[] = [
  {
    where: 'Who may come in',
    said: [
      'You have to login first',
      'Forbidden',
      'Login Success!',
      'Logout Success!',
      'Register Success, Please Login!',
    ],
  },
  { where: 'Forms', said: ['All input must be fulfilled', "Do you want to save the change's?"] },
  {
    where: 'Pictures',
    said: ['Extension file wrong! Only .jpeg, .jpg, .png are allowed.', 'File to large. Max. file size 2 Mb'],
  },
  { where: 'The cart', said: ['Added to cart', 'Delivery only on Monday to friday at 1 - 7 pm'] },
  { where: 'Staff', said: ['Do you want to add this product?', '{product name} created successfully'] },
];

export const Voice: Story = {
  render: () => (
    <Page
      title="Voice"
      lead="A good barista: short, concrete, dry warmth. Says what happens next, and gets back to the machine."
    >
      <Section title="Buttons">
        <Sayings sayings={buttons} />
      </Section>
      <Section title="Sentences" text={<p>Sentence case everywhere, one thought each. Figures as figures.</p>}>
        <Sayings sayings={sentences} />
      </Section>
      <Section
        title="Asking"
        text={<p>Confirm only what cannot be undone. For everything else do it, say so, and offer Undo.</p>}
      >
        <Verdicts
          yesTitle="Ask first"
          yes={['Logout: “Are you sure?”', 'Deleting orders from the history', 'Declining an order: the guest waits']}
          noTitle="Do not ask"
          no={[
            'Removing a line from the cart: Undo for 5 seconds',
            'Moving an order on the board: Undo for 5 seconds',
            'Saving an edit: there is a way back',
          ]}
        />
      </Section>
      <Section
        title="Said exactly so"
        text={<p>Quoted from the specification, spelling and exclamation marks included. Ours never have one.</p>}
      >
        <ul className="doc-cards doc-cards-mid">
          {fixed.map(({ where, said }) => (
            <li key={where} className="doc-card">
              <h3>{where}</h3>
              <ul className="doc-quotes">
                {said.map((message) => (
                  <li key={message}>{message}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Where it is said"
        text={<p>An error stands beside its cause and stays. A toast may repeat it; it is never the only place.</p>}
      >
        <div className="doc-stack">
          <Banner tone="bad">The payment was refused. Try another card, or pay on delivery.</Banner>
          <Banner tone="ok">PASTA20 applied. You save IDR 20,000.</Banner>
          <Banner tone="info">The kitchen closes at 9 pm. Order by 20:30.</Banner>
        </div>
      </Section>
      <Section title="Words">
        <Verdicts
          yes={['you, we', 'Ready in 21 minutes', 'Sold out', 'Nothing yet', 'Try again']}
          no={[
            'Oops, sorry, please, kindly',
            'Exclamation marks of our own',
            'Emoji',
            'ALL CAPITALS',
            'Simply, just, easily',
          ]}
        />
      </Section>
    </Page>
  ),
};

export const Dark: Story = { ...Voice, tags: ['!dev', '!visual'], globals: { theme: 'dark' } };
