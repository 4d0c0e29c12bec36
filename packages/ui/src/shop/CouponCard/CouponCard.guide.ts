import type { Guide } from '../../guide/types';

/** What is said of CouponCard. */
export const guide = {
  name: 'CouponCard',
  group: 'Choosing',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'One coupon as a torn ticket that can be chosen: the offer on its stub, name and condition beside it.',
  words: ['voucher', 'promo', 'ticket', 'discount card', 'offer', 'gift card', 'deal', 'promo code'],
  when: [
    'A coupon is one answer of a group of radios you lay out yourself.',
    'It is only looked at, as in a preview: take `CouponTicket`, which has no radio.',
  ],
  whenNot: [
    { need: 'Several to choose from', use: 'CouponPicker' },
    { need: 'A word that a promo is in use', use: 'Chip' },
    { need: 'A rule that holds for everybody', use: 'Notice' },
    { need: 'A card for anything else', use: 'Panel' },
  ],
  anatomy: [
    { name: 'Offer', selector: 'label b', side: 'start', words: 'Short and large, on the coloured stub.' },
    { name: 'Its word', selector: 'label small', side: 'bottom', words: '“off”, “free”.' },
    { name: 'Title', selector: 'label strong', side: 'top', words: 'Two lines at most.' },
    {
      name: 'Condition',
      selector: 'label strong + span',
      side: 'bottom',
      words: 'All of it, with the code; or the reason why it is off.',
    },
    { name: 'Dot', selector: 'label strong + span + span', side: 'end', words: 'Filled when chosen.' },
  ],
  pairs: [
    {
      id: 'offer',
      do: 'The stub holds a figure that is read from afar.',
      dont: 'Words in large type do not fit, and nothing stands out.',
    },
    {
      id: 'condition',
      do: 'The condition stands on the ticket, before anybody chooses it.',
      dont: '“Terms apply” sends people away to find out.',
    },
  ],
  content: [
    'Up to five signs on the stub: “20%”, “1 + 1”, “10K”.',
    'The condition begins with the hurdle and ends with the code: “Min. IDR 50,000. Code PASTA20”.',
    'A reason is short: “Dine in only”, “Used today”.',
  ],
  states: [
    { name: 'Rest', words: 'An empty dot.', story: 'Default' },
    { name: 'Hover', words: 'It rises by 1 px.' },
    { name: 'Selected', words: 'A soft ground and a filled dot.', story: 'Selected' },
    { name: 'Off', words: 'Paler, the reason in place of the condition.', story: 'Disabled' },
    { name: 'Other colours', words: 'The stub in espresso, pandan, sambal or blirik.', story: 'Espresso' },
    { name: 'Ticket', words: 'To look at: no dot, no radio.', story: 'Ticket' },
  ],
  behaviour: [
    '`onSelect` is called with every press, also on the chosen one, so that it can be put back.',
    'The ticket grows with its condition: a code that is cut off cannot be typed.',
    '`disabledReason` turns it off.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to it, as to a radio of its group.' },
    { keys: ['Space'], does: 'Selects it.' },
  ],
  accessibility: [
    { criterion: '4.1.2', how: 'A native radio, named by title and offer, described by its condition.' },
    { criterion: '1.4.1', how: 'Chosen is told by the filled dot, off by its words.' },
    { criterion: '2.5.8', how: 'The whole ticket is the target, at least 108 px high.' },
    { criterion: '2.4.7', how: 'The ring stands round the ticket, not round the hidden radio.' },
  ],
  responsive: ['As wide as its place; the stub keeps 104 px.', 'From right to left stub and notches change sides.'],
  related: [
    { name: 'CouponPicker', words: 'Several of them, one at most chosen.' },
    { name: 'OrderSummary', words: 'Shows what it takes off.' },
    { name: 'ChoiceGroup', words: 'The frame for a group of your own.' },
  ],
} as const satisfies Guide;
