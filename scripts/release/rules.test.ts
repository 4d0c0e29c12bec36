import { expect, it } from 'vitest';
import { licencesText, strangers, unclear } from './rules.mjs';

const LOCKFILE = `packages:

  '@fastify/cookie@11.1.5':
    resolution: {integrity: sha512-x}

  http_ece@1.2.0:
    resolution: {integrity: sha512-z}

  pg@8.23.1:
    resolution: {integrity: sha512-y}
`;

it('names what is installed and not of the lockfile', () => {
  expect(
    strangers(['@fastify+cookie@11.1.5', 'http_ece@1.2.0', 'pg@8.23.1', 'node_modules', 'lock.yaml'], LOCKFILE),
  ).toEqual([]);
  expect(strangers(['@fastify+cookie@12.0.0_pg@8.23.1', 'pg@8.23.1'], LOCKFILE)).toEqual(['@fastify/cookie@12.0.0']);
});

it('says equal texts once, and of a package without one its licence', () => {
  const text = licencesText([
    { name: 'b', version: '1.0.0', license: 'MIT', text: 'Do as you like.' },
    { name: 'a', version: '2.0.0', license: 'MIT', text: 'Do as you like.\n' },
    { name: 'c', version: '1.0.0', license: 'ISC', text: null },
  ]);
  expect(text).toContain('a 2.0.0 (MIT)\nb 1.0.0 (MIT)\n\nDo as you like.');
  expect(text.split('Do as you like.')).toHaveLength(2);
  expect(text).toContain('ISC (its package brings no text)');
});

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['(ISC AND CC-BY-3.0)', true],
  ['(MIT AND Zlib)', true],
  ['(MIT AND GPL-3.0)', false],
  ['GPL-3.0', false],
  ['Unknown', false],
])('takes %s without asking: %s', (license, isTaken) => {
  expect(unclear([{ name: 'one', license }])).toEqual(isTaken ? [] : [`one: ${license}`]);
});
