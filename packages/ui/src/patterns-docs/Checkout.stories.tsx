import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Banner } from '../Banner';
import { AppLinks } from '../foundations/AppLinks';
import { Page, Section } from '../foundations/Page';
import { Sayings } from '../foundations/Sayings';
import { StoryLinks } from '../foundations/StoryLinks';
import { CheckoutTry } from './CheckoutTry';
import { Anatomy, Stage, When } from './Pattern';

const meta = {
  title: 'Checkout',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Checkout: Story = {
  render: () => (
    <Page
      title="Checkout"
      lead="Choices at the start, the slip at the end, one marigold button under the total. No surprise after it."
    >
      <When
        yes={['Money is about to change hands', 'The sum depends on choices: the way, the promo, the payment']}
        no={[
          'Putting something in the cart: a tick and a toast are enough',
          'Looking at a past order: the slip alone, as a receipt',
        ]}
      />
      <Section
        wide
        title="Try it"
        text={<p>Change the way: the slip answers at once, and so does what cash must be ready.</p>}
      >
        <Stage>
          <CheckoutTry />
        </Stage>
      </Section>
      <Section title="How it is put together">
        <Anatomy
          parts={[
            ['Steps', 'Order, Checkout, Payment. They say where one is; on a phone they are no links.'],
            [
              'Lines',
              'What is bought, with its stepper. A line that has sold out turns grey and blocks paying until it goes.',
            ],
            [
              'Choices',
              'Radio tiles: the way, the time, the payment. What cannot be had now stays, with the reason under it.',
            ],
            [
              'The slip',
              'Paper with a torn foot. Discount in green with its minus, total last and largest. While it is worked out again the total shimmers and the button waits.',
            ],
            [
              'Confirm and pay',
              'Under the slip on a desk; with the total in the strip above the bottom bar on a phone. Pressed twice it pays once.',
            ],
          ]}
        />
      </Section>
      <Section
        title="When it goes wrong"
        text={
          <p>
            Above the slip, and nothing is lost. A new sum is asked about when it is dearer, and passes when it is
            cheaper.
          </p>
        }
      >
        <div className="doc-stack">
          <Banner tone="bad">The card was refused. Try another one, or pay on delivery.</Banner>
          <Banner tone="info">Kopi Susu Gula Aren is IDR 26,000 now, it was IDR 24,000.</Banner>
        </div>
      </Section>
      <Section title="Words">
        <Sayings
          sayings={[
            { why: 'The button says both things it does', not: 'Next', but: 'Confirm and pay' },
            {
              why: 'A coupon that cannot be used says why',
              not: 'Invalid coupon',
              but: 'IDR 12,000 more to use PASTA20',
            },
          ]}
        />
      </Section>
      <Section title="Stories">
        <StoryLinks
          parts={[
            'Steps',
            'CartLine',
            'DeliveryPicker',
            'TimeSlots',
            'PaymentRadio',
            'AddressCard',
            'CouponCard',
            'OrderSummary',
            'CheckoutStrip',
          ]}
        />
        <AppLinks to={['checkout', 'cart', 'changed price', 'sign-up to paid order']} />
      </Section>
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Cash on delivery/ })).toHaveAccessibleDescription(
      'Have IDR 111,200 ready',
    );
  },
};

export const ChangesTheWay: Story = {
  ...Checkout,
  tags: ['!dev', 'behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Pick up' }));
    await expect(canvas.getByText('Have IDR 101,200 ready')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Door delivery' }));
  },
};

export const Dark: Story = { ...Checkout, tags: ['!dev', '!visual'], globals: { theme: 'dark' } };
