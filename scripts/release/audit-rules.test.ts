import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { faultyExceptions, judgeAudit, lastAnswer, readAudit, toBeTold } from './audit-rules.mjs';

const TODAY = '2026-11-29';
const advisory = (severity: unknown, name = 'mug') => ({
  severity,
  module_name: name,
  title: 'Leaks',
  url: 'https://a.example/1',
  github_advisory_id: `GHSA-${name}`,
});
const said = (advisories: unknown[], totalDependencies = 300) =>
  JSON.stringify({ advisories: Object.fromEntries(advisories.entries()), metadata: { totalDependencies } });
const judged = (advisories: unknown[], exceptions: Parameters<typeof judgeAudit>[1] = [], today = TODAY) =>
  judgeAudit(readAudit(said(advisories)) ?? [], exceptions, today);
const exception = { id: 'GHSA-mug', package: 'mug', reason: 'never filled', since: '2026-11-01', until: '2026-11-29' };

it('is stopped by what is high or critical, and tells of the rest', () => {
  const found = [advisory('high'), advisory('low'), advisory('critical', 'pot'), advisory('moderate', 'tray')];
  expect(judged(found)).toEqual({
    failing: ['high mug Leaks https://a.example/1', 'critical pot Leaks https://a.example/1'],
    told: ['low mug Leaks https://a.example/1', 'moderate tray Leaks https://a.example/1'],
  });
});

it('knows that nothing is known of', () => {
  expect(readAudit(said([]))).toEqual([]);
  expect(judged([])).toEqual({ failing: [], told: [] });
});

it('lets pass what is excepted, on its last day too, and says so', () => {
  expect(judged([advisory('high')], [exception])).toEqual({
    failing: [],
    told: ['high mug Leaks https://a.example/1: left until 2026-11-29, never filled'],
  });
});

it('is stopped by what an exception no longer covers, or covers of another package', () => {
  expect(judged([advisory('high')], [exception], '2026-11-30').failing).toEqual([
    'high mug Leaks https://a.example/1: its exception ended on 2026-11-29',
  ]);
  expect(judged([advisory('high')], [{ ...exception, package: 'pot' }]).failing).toHaveLength(1);
});

it('says which exception is needed no more, and stops for none, however old', () => {
  expect(judged([], [exception], '2030-01-01')).toEqual({
    failing: [],
    told: ['the exception for GHSA-mug of mug is needed no more'],
  });
});

it.each([
  ['an error in words', 'Error: ERR_PNPM_AUDIT_BAD_RESPONSE'],
  ['nothing', ''],
  ['another answer', '{"error":{"code":"ERR_PNPM_AUDIT_BAD_RESPONSE"}}'],
  ['null', 'null'],
  ['advisories that are none', '{"advisories":null,"metadata":{"totalDependencies":300}}'],
  ['an answer about no package', said([], 0)],
  ['an answer that does not say about how many', '{"advisories":{}}'],
  ['an advisory that does not say how bad it is', said([advisory(undefined)])],
])('takes %s for no answer, and never for a good one', (_, text) => {
  expect(readAudit(text)).toBeNull();
});

it.each([
  ['without a reason', { ...exception, reason: ' ' }],
  ['without an advisory', { ...exception, id: undefined }],
  ['without an end', { ...exception, until: undefined }],
  ['that lasts longer than 90 days', { ...exception, until: '2027-02-01' }],
  ['that ends before it begins', { ...exception, until: '2026-10-01' }],
])('refuses an exception %s', (_, one) => {
  expect(faultyExceptions([one])).toHaveLength(1);
  expect(faultyExceptions([exception])).toEqual([]);
});

it('says how old the last answer is, and fails for none', () => {
  const last = { answered: '2026-11-01', failing: 0, others: 2 };
  expect(lastAnswer(last, TODAY)).toBe('the last answer is 28 days old (2026-11-01): 0 that stop a check, 2 others');
  expect(lastAnswer({ ...last, answered: null }, TODAY)).toBe('no registry has ever answered');
});

it('shows what it did not ask or let pass, also where the check passes', () => {
  expect(toBeTold('> audited\nnot asked: no network\ntold: low mug\n0 advisories\n')).toEqual([
    'not asked: no network',
    'told: low mug',
  ]);
});

it('has exceptions that are whole, and names no registry in what is written down', () => {
  const text = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
  expect(faultyExceptions(JSON.parse(text('audit-exceptions.json')) as unknown[])).toEqual([]);
  expect(text('audit-last.json')).not.toMatch(/:\/\//);
});

const PROXY = /^(?:https?|all|no)_proxy$|^(?:npm|pnpm)_config_(?:https?_?|no_?)?proxy$/i;
/** This process's variables without a proxy, which does not know of a registry on this machine. */
const unproxied = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries([
    ...Object.entries(env).filter(([name]) => !PROXY.test(name)),
    ['NO_PROXY', '127.0.0.1,localhost'],
  ]);

/** Runs the check against a registry of our own. */
async function check(answer: ((names: Record<string, string[]>) => unknown) | number, ...flags: string[]) {
  const registry = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      if (typeof answer === 'number') return response.writeHead(answer).end();
      response.setHeader('content-type', 'application/json');
      return response.end(JSON.stringify(answer(JSON.parse(body) as Record<string, string[]>)));
    });
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void registry.close());
  await once(registry, 'listening');
  return checkAt(registry.address() as AddressInfo, ...flags);
}

async function checkAt({ port }: AddressInfo, ...flags: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'audit.mjs'), '--check', ...flags], {
    env: { ...unproxied(process.env), pnpm_config_registry: `http://127.0.0.1:${port}/` },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

it('asks the registry that is set about what ships, and goes by its answer', { timeout: 120_000 }, async () => {
  for (const name of ['HTTP_PROXY', 'https_proxy', 'npm_config_proxy']) vi.stubEnv(name, 'http://127.0.0.1:1');
  onTestFinished(() => void vi.unstubAllEnvs());
  let names: string[] = [];
  const { code, output } = await check((asked) => {
    names = Object.keys(asked);
    const hole = { id: 7, url: 'https://a.example/GHSA-aaaa-bbbb-cccc', title: 'Spills', vulnerable_versions: '<999' };
    return { fastify: [{ ...hole, severity: 'high', cwe: [], cvss: { score: 8, vectorString: null } }] };
  });
  expect(names).toEqual(expect.arrayContaining(['fastify', 'pg', 'react']));
  expect(names).not.toContain('vitest');
  expect(output).toContain('high fastify Spills https://a.example/GHSA-aaaa-bbbb-cccc');
  expect(code).toBe(1);
});

it('only tells of a hole where it is asked to stop for none', { timeout: 120_000 }, async () => {
  const hole = { id: 7, url: 'https://a.example/GHSA-aaaa-bbbb-cccc', title: 'Spills', vulnerable_versions: '<999' };
  const { code, output } = await check(
    () => ({ fastify: [{ ...hole, severity: 'high', cwe: [], cvss: { score: 8, vectorString: null } }] }),
    '--tell',
  );
  expect(output).toMatch(/^told: high fastify Spills .*$/m);
  expect(code).toBe(0);
});

it('ends all that it started where the registry says nothing', { timeout: 120_000 }, async () => {
  let isAsked = false;
  let isLeft = false;
  const registry = createServer((request) => {
    isAsked = true;
    request.socket.once('close', () => (isLeft = true));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    registry.closeAllConnections();
    registry.close();
  });
  await once(registry, 'listening');
  const { code, output } = await checkAt(registry.address() as AddressInfo, '--tell');
  expect(output).toMatch(/^not asked: no answer within 10 s/m);
  expect(code).toBe(0);
  expect(isAsked).toBe(true);
  // who asked is the check's grandchild: its connection ends with it
  await expect.poll(() => isLeft, { timeout: 5_000 }).toBe(true);
});

it('passes where the registry answers no audits, and says that nothing was asked', { timeout: 120_000 }, async () => {
  const { code, output } = await check(405);
  expect(output).toMatch(/^not asked: .*405.*Nothing new is known/m);
  expect(code).toBe(0);
});
