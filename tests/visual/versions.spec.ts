import { expect, test } from '@playwright/test';
import { type Subject, versionsOf } from '../../.storybook/visual/versions';

const button: Subject = {
  id: 'ui-button--small',
  title: 'UI/Button',
  file: './packages/ui/src/Button/Button.stories.tsx',
  tags: ['dev', 'test', 'visual'],
  globals: {},
  viewports: { phone: { styles: { width: '390px', height: '844px' } } },
};
const first = { ...button, id: 'ui-button--default' };
const POINTED = ['1280-light-hover', '1280-light-active', '1280-dark-hover', '1280-dark-active', '1280-light-focus'];
const screen = {
  ...button,
  id: 'screens-payment--success',
  title: 'Screens/Payment',
  file: './packages/screens/src/checkout/PaymentScreen.stories.tsx',
};
const empty = { ...screen, id: 'screens-payment--empty' };
const refusal = {
  ...screen,
  title: 'Screens/Payment/Refusals',
  file: './src/Payment/PaymentScreen.refusals.stories.tsx',
};
const onPhone = { viewport: { value: 'phone' } };

const table: [string, Subject, string[]][] = [
  ['a part by day', button, ['1280-light']],
  ['by night where it says so', { ...button, globals: { theme: 'dark' } }, ['1280-dark']],
  ['where it pins its width', { ...button, globals: onPhone }, ['390-light']],
  ['a page of the handbook in both themes', { ...button, title: 'Foundations/Colour' }, ['1280-light', '1280-dark']],
  [
    'a screen at both widths too, and on paper',
    screen,
    ['1280-light', '1280-dark', '390-light', '390-dark', '794-light-print'],
  ],
  ['its other states at both widths, each in a theme', empty, ['1280-light', '390-dark']],
  ['or on a desk, in the theme they pin', { ...empty, globals: { theme: 'dark' } }, ['1280-dark']],
  ['or on the device they pin', { ...empty, globals: onPhone }, ['390-dark']],
  ['in both of a pair side by side', { ...button, globals: { theme: 'both' } }, ['1280-light', '1280-dark']],
  ['its further states once', refusal, ['1280-light']],
  ['as it is pinned', { ...refusal, globals: { ...onPhone, theme: 'dark' } }, ['390-dark']],
  ['a flow once', { ...button, title: 'Flows/Sign-up' }, ['1280-light']],
  [
    "a part's first story under a pointer, with the focus and from right to left too",
    first,
    ['1280-light', ...POINTED, '1280-light-rtl'],
  ],
  [
    'what has looks of its own under a pointer',
    { ...button, tags: [...button.tags, 'pointer'] },
    ['1280-light', ...POINTED],
  ],
  [
    'and that where it pins its theme and its width',
    { ...first, globals: { ...onPhone, theme: 'dark' } },
    ['390-dark', '390-dark-hover', '390-dark-active', '390-dark-focus', '390-dark-rtl'],
  ],
  ['not what is done', { ...screen, tags: [...screen.tags, 'behaviour'] }, []],
  ['and nothing without the tag', { ...screen, tags: ['dev', 'test'] }, []],
];

for (const [name, subject, versions] of table) {
  test(`pictures ${name}`, () => {
    expect(versionsOf(subject).map(({ name }) => name)).toEqual(versions);
  });
}
