import { readFileSync } from 'node:fs';
import type { PostVariablesRequestBody } from '@figma/rest-api-spec';
import { expect, it } from 'vitest';
import { type DtcgSets, fromDtcg, readSets, setNames, tokensOf } from './dtcg';
import { type FigmaValue, fromFigma, toFigma } from './figma';

const css = ['tokens', 'density'].map((name) => readFileSync(`packages/ui/src/styles/${name}.css`, 'utf8')).join('\n');
const sets = readSets(css);
// assigned, not cast: Figma's own types accept it
const body: PostVariablesRequestBody = toFigma(sets);
const figma = JSON.parse(JSON.stringify(body)) as ReturnType<typeof toFigma>;

const variable = (name: string) => figma.variables.find((one) => one.name === name);
const valuesOf = (name: string) =>
  figma.variableModeValues.filter(({ variableId }) => variableId === variable(name)?.id).map(({ value }) => value);
const inCss = (files: DtcgSets) => setNames.map((set) => [set, fromDtcg(files[set])]);

/** The same tokens with nothing in them but their types and units, where these are all that Figma does not carry. */
function emptied(): DtcgSets {
  const files = structuredClone(sets);
  for (const [, token] of setNames.flatMap((set) => tokensOf(files[set]))) {
    if (token.$extensions) continue;
    const { $value } = token;
    if (token.$type === 'color')
      Object.assign(token, { $value: { colorSpace: 'srgb', components: [0, 0, 0], hex: '#000000' } });
    else if (typeof $value === 'number') token.$value = -1;
    else if (typeof $value === 'object' && 'unit' in $value) token.$value = { ...$value, value: -1 };
    else if (token.$type === 'shadow' || token.$type === 'cubicBezier') token.$value = [];
  }
  return files;
}

it('comes back as the same CSS, every name and every value of every set', () => {
  expect(inCss(fromFigma(figma, sets))).toEqual(inCss(sets));
});

it('carries the values itself: nothing but units and types is taken from the tokens before', () => {
  const before = emptied();
  expect(inCss(before)).not.toEqual(inCss(sets));
  expect(inCss(fromFigma(figma, before))).toEqual(inCss(sets));
});

it('has a collection for what changes together, with a mode for each condition', () => {
  const modes = figma.variableCollections.map(({ id, name, initialModeId }) => [
    name,
    figma.variableModes.filter((mode) => mode.variableCollectionId === id).map((mode) => mode.name),
    figma.variableModes.find((mode) => mode.id === initialModeId)?.action,
  ]);
  expect(modes).toEqual([
    ['Palette', ['Value'], 'UPDATE'],
    ['Theme', ['Light', 'Dark', 'Light, more contrast', 'Dark, more contrast'], 'UPDATE'],
    ['Density', ['Comfortable', 'Compact'], 'UPDATE'],
    ['Width', ['Phone', 'Wide'], 'UPDATE'],
    ['Motion', ['Full', 'Reduced'], 'UPDATE'],
    ['Constant', ['Value'], 'UPDATE'],
  ]);
});

it('says of each variable what it is, where it is offered and how code calls it', () => {
  expect(variable('role/accent')).toMatchObject({
    resolvedType: 'COLOR',
    scopes: ['FRAME_FILL', 'SHAPE_FILL'],
    codeSyntax: { WEB: 'var(--accent)' },
    description: 'THE one forward action',
  });
  expect(valuesOf('role/accent').slice(0, 2)).toEqual([
    { type: 'VARIABLE_ALIAS', id: variable('color/marigold/400')?.id },
    { r: 1, g: 0.7294, b: 0.2, a: 1 },
  ]);
  expect(variable('radius/md')).toMatchObject({ resolvedType: 'FLOAT', scopes: ['CORNER_RADIUS'] });
  expect(valuesOf('radius/md')).toEqual([14]);
  expect(valuesOf('text/5xl')).toEqual([44, 84]);
  expect(valuesOf('size/tap')).toEqual([44, 32]);
  expect(variable('ease/pour')).toMatchObject({ resolvedType: 'STRING', scopes: [] });
});

it('brings a change back, in the units of the token', () => {
  const set = (name: string, mode: string, value: FigmaValue) => {
    const at = figma.variableModeValues.find(
      ({ variableId, modeId }) => variableId === variable(name)?.id && modeId.endsWith(mode),
    );
    if (!at) throw new Error(`no ${name} in ${mode}`);
    at.value = value;
  };
  set('role/accent', 'theme-dark', { r: 0, g: 0.5, b: 1, a: 1 });
  set('radius/md', 'value', 20);
  set('text/lg', 'wide', 20);
  const { base, dark } = fromFigma(figma, sets);
  expect(fromDtcg(dark)['--accent']).toBe('#0080ff');
  expect(fromDtcg(base)).toMatchObject({
    '--accent': 'var(--color-marigold-400)',
    '--radius-md': '1.25rem',
    '--text-lg': 'clamp(1.0625rem, 1rem + 0.28vw, 1.25rem)',
  });
});

it('says which token Figma has lost', () => {
  const without = { ...figma, variables: figma.variables.filter(({ name }) => name !== 'role/ink') };
  expect(() => fromFigma(without, sets)).toThrow('Figma says nothing of role.ink in its mode "Light"');
});
