import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { versioned } from './versioned.mjs';

it.each([
  ["status: { is: 'stable', since: 'next' },", "status: { is: 'stable', since: '1.0.0' },"],
  [
    "status: {\n    is: 'beta',\n    since: 'next',\n    why: 'New.',",
    "status: {\n    is: 'beta',\n    since: '1.0.0',\n    why: 'New.',",
  ],
  [' * @deprecated since the next version: it is `b`.', ' * @deprecated since 1.0.0: it is `b`.'],
])('fills in %j', (text, filled) => expect(versioned(text, '1.0.0')).toBe(filled));

it.each(["status: { is: 'stable', since: '0.1.0' }", "direction: 'next'", 'until the next version'])(
  'leaves %j',
  (text) => expect(versioned(text, '1.0.0')).toBe(text),
);

it('fills in what the deprecated names of an image say', () => {
  const text = readFileSync('packages/ui/src/ImageDrop/deprecated.ts', 'utf8');
  expect(versioned(text, '9.9.9').match(/@deprecated since \d\S*/g)).toHaveLength(2);
});
