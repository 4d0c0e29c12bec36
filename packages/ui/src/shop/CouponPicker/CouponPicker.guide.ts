import type { Guide } from '../../guide/types';

/** What is said of CouponPicker. */
export const guide = {
  name: 'CouponPicker',
  group: 'Choosing',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'Offers several coupons, of which one at most is used: a column on desks, a row to swipe on phones.',
  words: ['promo code', 'voucher', 'discount', 'promotion', 'offers', 'deals', 'carousel', 'ticket list'],
  when: [
    'There are coupons that fit what is being bought, and one of them may be used.',
    'None is a good answer too: the chosen one, pressed again, is put back.',
  ],
  whenNot: [
    { need: 'One coupon by itself', use: 'CouponCard' },
    { need: 'A code that is typed', use: 'TextField' },
    { need: 'One of them has to be chosen', use: 'RadioField' },
    { need: 'Coupons to look at only', use: 'the `CouponTicket` of a coupon' },
  ],
  anatomy: [
    { name: 'Legend', selector: 'legend', side: 'top', words: 'Names the group. Seen with `showLegend` only.' },
    { name: 'Coupon', selector: 'label:nth-of-type(1)', side: 'start', words: 'A ticket that is a radio.' },
    {
      name: 'All of them',
      selector: 'legend + div',
      side: 'bottom',
      words: 'In the order given, in a column or in a row to swipe. One that is off says why.',
    },
  ],
  pairs: [
    {
      id: 'off',
      do: 'What cannot be used says why, in place of its condition.',
      dont: 'A ticket that can be pressed and is refused at the counter.',
    },
  ],
  content: [
    'The legend is what stands over them: “Promo Today”.',
    'Show the heading once: either the legend or a heading beside it.',
    'Put the coupon that saves the most first.',
  ],
  states: [
    { name: 'One chosen', words: 'A soft ground and a filled dot.', story: 'Default' },
    { name: 'None chosen', words: 'All dots are empty.', story: 'NoneChosen' },
    { name: 'One is off', words: 'Paler, with its reason.', story: 'OneOff' },
    { name: 'All off', words: 'Nothing can be chosen.', story: 'Disabled' },
    { name: 'Loading', words: 'Four blank tickets.', story: 'Loading' },
    { name: 'With its legend', words: 'Where no heading says it.', story: 'WithLegend' },
  ],
  behaviour: [
    'A press on the chosen coupon calls `onChange` with `null`.',
    'Under 1024 px the row stops at a coupon’s edge when it is swiped.',
    'It reckons nothing: what a coupon takes off is the caller’s.',
    'It keeps no choice of its own: `value` in, `onChange` out. With a `name` its form sends the `value` of the coupon.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the chosen coupon.' },
    { keys: ['ArrowDown'], does: 'Chooses the next one.' },
    { keys: ['ArrowUp'], does: 'Chooses the one before.' },
    { keys: ['Space'], does: 'On the chosen one: puts it back, and none is chosen.' },
  ],
  accessibility: [
    { criterion: '1.3.1', how: 'A `fieldset` with a `legend`, also where the legend is not seen.' },
    { criterion: '4.1.2', how: 'Native radios, named by title and offer; `aria-busy` while they load.' },
    { criterion: '2.5.7', how: 'Swiping is a convenience: arrow keys reach every coupon.' },
    { criterion: '1.4.1', how: 'The chosen one has a filled dot besides its ground.' },
  ],
  responsive: [
    'From 1024 px on a column; below that a row of 296 px each, which runs to the edges of the screen.',
    'Put it into a padded page: the row takes the page’s margins for its own.',
  ],
  related: [
    { name: 'CouponCard', words: 'One of them.' },
    { name: 'OrderSummary', words: 'Shows what it takes off.' },
    { name: 'PaymentRadio', words: 'What is asked next.' },
  ],
} as const satisfies Guide;
