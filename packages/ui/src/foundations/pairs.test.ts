import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readTokens } from '../tokens/readTokens';
import { decoration, pairs } from './pairs';

const ui = 'packages/ui/src';
const roles = readTokens(readFileSync(`${ui}/styles/tokens.css`, 'utf8')).roles.map(({ name }) => name);

/** Each rule that paints ground and ink with a role: `Chip.css: info on info-soft`. */
const painted = readdirSync(ui, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(styles|(shop\/)?[A-Z]\w+)\/\w+\.css$/.test(file))
  .flatMap((file) =>
    [...readFileSync(`${ui}/${file}`, 'utf8').matchAll(/\{([^{}]*)\}/g)].flatMap(([, body = '']) => {
      const ground = /(?:background|--face): var\(--([\w-]+)\);/.exec(body)?.[1];
      const ink = /(?:[^-]color|--fg): var\(--([\w-]+)\);/.exec(body)?.[1];
      return ground && ink && roles.includes(ground) && roles.includes(ink) ? [{ file, ground, ink }] : [];
    }),
  );

it('knows every pair that a rule of a component paints', () => {
  const unknown = painted.filter(({ ground, ink }) => {
    const known = pairs.find((one) => one.ground === ground);
    return !known?.text.includes(ink) && !known?.edge?.includes(ink);
  });
  expect(unknown).toEqual([]);
  expect(painted.length).toBeGreaterThan(40);
});

it('says of every role what it is for', () => {
  const used = pairs.flatMap(({ ground, text, edge = [] }) => [ground, ...text, ...edge]);
  expect(new Set([...used, ...Object.keys(decoration)])).toEqual(new Set(roles));
});
