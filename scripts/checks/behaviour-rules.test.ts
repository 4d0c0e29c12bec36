import { expect, it } from 'vitest';
import { actingStories, flawOf } from './behaviour-rules.mjs';

const HELPERS = `
import { userEvent } from 'storybook/test';
export const press = (canvas) => userEvent.click(canvas.getByRole('button'));
export const find = (canvas) => canvas.findByRole('button');
export function turnedAway() {
  return { async play({ canvas }) { await canvas.findByText('Login'); } };
}
`;
const at = (story: string, meta = '{}') =>
  actingStories(
    (path) =>
      ({
        'a/Cup.stories.tsx': `
import { press as push, find, turnedAway } from './helpers';
const meta = ${meta} satisfies Meta;
export default meta;
const pour = async (canvas) => { await push(canvas); };
export const Poured: Story = { play: async ({ canvas }) => pour(canvas) };
export const Cup: Story = ${story};`,
        'a/helpers/index.ts': `export { press, find, turnedAway } from './hands';`,
        'a/helpers/hands.ts': HELPERS,
      })[path],
  )('a/Cup.stories.tsx', 'Cup');

it.each([
  ['the context’s own hand', '{ play: async ({ userEvent }) => { await userEvent.tab(); } }'],
  ['a hand of the context as a whole', '{ async play(context) { await context.userEvent.type(field, "a"); } }'],
  ['fireEvent', '{ play: () => fireEvent.change(field) }'],
  ['a click without a hand', '{ play: ({ canvas }) => { canvas.getByRole("button").click(); } }'],
  ['the focus moved', '{ play: ({ canvas }) => { canvas.getByRole("button").focus(); } }'],
  ['a helper’s hand', '{ play: ({ canvas }) => push(canvas) }'],
  ['a helper of the file', '{ play: async ({ canvas }) => { await pour(canvas); } }'],
  ['another story’s play', '{ play: Poured.play }'],
  ['a story spread', '{ ...Poured, globals: { theme: "dark" } }'],
])('hears %s', (_, story) => expect(at(story)).toBe(true));

it.each([
  ['no play', '{}'],
  ['a play that looks', '{ play: async ({ canvas }) => { await expect(await find(canvas)).toHaveFocus(); } }'],
  ['a story spread, with a play of its own', '{ ...Poured, play: async ({ canvas }) => { await find(canvas); } }'],
  ['another story’s arguments', '{ args: Poured.args }'],
  ['a part that is given a hand', '{ args: { onPress: () => userEvent.tab() } }'],
  ['a story that a helper makes', 'turnedAway()'],
])('is deaf to %s', (_, story) => expect(at(story)).toBe(false));

it('hears the play of a file’s meta, unless the story has its own', () => {
  const meta = '{ play: ({ canvas }) => push(canvas) }';
  expect(at('{}', meta)).toBe(true);
  expect(at('{ play: ({ canvas }) => find(canvas) }', meta)).toBe(false);
});

const untouched = new Set(['Success']);
const states = new Set(['Success', 'Failed']);
const flaw = (name: string, tags: string[], acts: boolean) =>
  flawOf({ title: 'Screens/Cup', name, tags }, acts, states, untouched);

it.each([
  ['acts and does not say so', 'Failed', [], true, 'its play acts'],
  ['is untouched and posed', 'Success', ['posed'], true, 'before anybody does anything'],
  ['is a state by name and about what is done', 'Failed', ['behaviour'], true, 'the name of a state'],
  ['is posed and only looks', 'Pours', ['posed'], false, 'only looks'],
  ['says both', 'Pours', ['behaviour', 'posed'], true, 'either'],
])('refuses a story that %s', (_, name, tags, acts, reason) => {
  expect(flaw(name, tags, acts)).toContain(reason);
});

it.each([
  ['looks', 'Success', ['visual'], false],
  ['is posed', 'Failed', ['posed'], true],
  ['is about what is done', 'Pours', ['behaviour', 'keyboard'], true],
  ['is about what happens by itself', 'RunsDry', ['behaviour'], false],
])('lets a story pass that %s', (_, name, tags, acts) => expect(flaw(name, tags, acts)).toBeUndefined());
