import type { Guide } from '../guide/types';

/** What is said of CopyButton. */
export const guide = {
  name: 'CopyButton',
  group: 'Actions',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'Puts a number or code on the clipboard, for something that people take to another app.',
  words: ['copy to clipboard', 'clipboard', 'copy code', 'copy text', 'duplicate', 'snippet'],
  when: [
    'An account number, a coupon code or an order number is needed elsewhere.',
    'Typing it off would invite mistakes.',
    'The text stands beside it, so that people see what they take.',
  ],
  whenNot: [
    { need: 'It does anything else', use: 'Button' },
    { need: 'A value to look at only', use: 'ReadOnlyField' },
    { need: 'A coupon is used right here', use: 'CouponPicker' },
  ],
  anatomy: [
    { name: 'Face', selector: 'button', side: 'end', words: 'A button, `line` and `sm` unless you say otherwise.' },
    {
      name: 'Icon',
      selector: 'svg',
      side: 'start',
      words: 'Two sheets; for two seconds after copying a tick.',
    },
    {
      name: 'Words',
      selector: 'button',
      side: 'bottom',
      words: 'The `label`, or shorter words as `children`. They do not change when it has copied.',
    },
  ],
  pairs: [
    {
      id: 'named',
      do: 'The label names what is copied, also where the button shows only “Copy”.',
      dont: 'Two buttons called “Copy” side by side cannot be told apart.',
    },
    {
      id: 'beside',
      do: 'It stands beside what it copies.',
      dont: 'A button far from its text leaves people guessing what they got.',
    },
  ],
  content: [
    'The `label` is “Copy” and the thing: “Copy account number”.',
    'As short words in a tight row write “Copy”; the label stays the name.',
    'Give `text` as it is needed elsewhere, with or without its spaces.',
  ],
  states: [
    { name: 'Rest', words: 'Ready, with two sheets.', story: 'Default' },
    { name: 'Short', words: 'Shows “Copy” and is still called by its label.', story: 'ShortWord' },
    { name: 'Copied', words: 'A tick for two seconds, and “Copied” is read out.', story: 'Copied' },
    { name: 'Refused', words: 'The browser keeps its clipboard: the text comes up selected.', story: 'Refused' },
    { name: 'Disabled', words: 'Sunken, as any button.', story: 'Disabled' },
    { name: 'Long words', words: 'The label wraps, the icon keeps its size.', story: 'LongText' },
  ],
  behaviour: [
    'After copying the tick stays for 2 seconds; another press starts them anew.',
    'Where the browser refuses the clipboard, a field with the text comes up below, selected for the copy key or a long press.',
    '`onCopied` is called only once the text is really there.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to it.' },
    { keys: ['Enter', 'Space'], does: 'Copy. The focus stays on the button.' },
  ],
  accessibility: [
    { criterion: '4.1.3', how: 'A live region, there from the start, says “Copied” without moving the focus.' },
    { criterion: '4.1.2', how: 'A native `button` with `label` as its name, whatever words it shows.' },
    {
      criterion: '2.5.3',
      how: 'Begin the label with the words that are seen: “Copy” is part of “Copy account number”.',
    },
    { criterion: '1.4.1', how: 'That it worked is told by another icon, not by another colour.' },
    { criterion: '2.1.1', how: 'Without a clipboard the text can be copied from the selected field by keyboard.' },
  ],
  responsive: [
    'Never wider than its container; long words wrap.',
    'The field that comes up when the clipboard is refused stands below it, so a row does not get wider.',
  ],
  related: [
    { name: 'Button', words: 'What it is made of; takes the same looks.' },
    { name: 'ReadOnlyField', words: 'Shows a value that cannot be changed here.' },
    { name: 'PaymentRadio', words: 'The choice of how to pay, before a number is copied.' },
  ],
} as const satisfies Guide;
