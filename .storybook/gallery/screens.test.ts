import { expect, it } from 'vitest';
import { toScreens, toWords } from './screens';
import { storyIndexOf } from './storyIndex';

const statesOf = (stories: Record<string, string[]>) =>
  toScreens(storyIndexOf(stories))[0]?.states.map(({ part, name }) => [part, name].filter(Boolean).join(': '));

it('puts the states everybody asks for first, in their order, and those of a part after those of the whole', () => {
  expect(
    statesOf({
      'Screens/History': ['OrderAgain', 'Empty', 'LastPage', 'Success', 'NotFound', 'Loading'],
      'Screens/History/Delete': ['UndoFails', 'Failed'],
    }),
  ).toEqual([
    'Success',
    'Loading',
    'Empty',
    'NotFound',
    'OrderAgain',
    'LastPage',
    'Delete: Failed',
    'Delete: UndoFails',
  ]);
});

it('leaves out what only repeats a state at one width or in one theme', () => {
  expect(
    statesOf({
      'Screens/Products': ['Success', 'Admin', 'AsTable', 'Phone', 'Dark', 'PhoneAdmin', 'AsTableOnPhone', 'PhoneMenu'],
    }),
  ).toEqual(['Success', 'Admin', 'AsTable', 'PhoneMenu']);
});

it('keeps the shelves in order, and leaves out what the sidebar hides and pages of words', () => {
  const index = storyIndexOf({
    'UI/SortDropdown': ['Default'],
    'Foundations/Colour': ['Default'],
    'Screens/SignUp': ['Success'],
    'Flows/SignUpToPaidOrder': ['Default'],
  });
  const hidden = storyIndexOf({ 'Screens/Cart': ['Success'] }, ['test']);
  const screens = toScreens({ v: 5, entries: { ...index.entries, ...hidden.entries } });
  expect(screens.map(({ key, label }) => [key, label])).toEqual([
    ['screens-signup', 'Sign up'],
    ['flows-signuptopaidorder', 'Sign up to paid order'],
    ['ui-sortdropdown', 'Sort dropdown'],
  ]);
});

it('leaves out what is done in a screen, and keeps the flows, which are nothing else', () => {
  const states = storyIndexOf({ 'Screens/Payment': ['Success'] });
  const done = storyIndexOf({ 'Screens/Payment': ['SubmitsAndPays'], 'Flows/Checkout': ['Card'] }, [
    'dev',
    'behaviour',
  ]);
  const screens = toScreens({ v: 5, entries: { ...states.entries, ...done.entries } });
  expect(screens.flatMap((screen) => screen.states.map(({ name }) => name))).toEqual(['Success', 'Card']);
});

it('reads a name in code as words', () => {
  expect(['NotFound', 'Edit conflict', 'TooLate2Pay'].map(toWords)).toEqual([
    'Not found',
    'Edit conflict',
    'Too late2 pay',
  ]);
});
