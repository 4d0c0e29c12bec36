import { expect, it } from 'vitest';
import { readAudit } from './audit-rules.mjs';

const advisory = (severity: unknown) => ({ severity, module_name: 'mug', title: 'Leaks', url: 'https://a.example/1' });
const said = (...severities: unknown[]) =>
  JSON.stringify({ advisories: Object.fromEntries(severities.map((one, index) => [index, advisory(one)])) });

it('names what is high or critical, and counts the rest', () => {
  expect(readAudit(said('high', 'low', 'critical', 'moderate'))).toEqual({
    grave: ['high mug Leaks https://a.example/1', 'critical mug Leaks https://a.example/1'],
    others: 2,
  });
});

it('knows that nothing is known of', () => {
  expect(readAudit(said())).toEqual({ grave: [], others: 0 });
});

it.each([
  ['an error in words', 'Error: ERR_PNPM_AUDIT_BAD_RESPONSE'],
  ['nothing', ''],
  ['another answer', '{"error":{"code":"ERR_PNPM_AUDIT_BAD_RESPONSE"}}'],
  ['null', 'null'],
  ['advisories that are none', '{"advisories":null}'],
  ['an advisory that does not say how bad it is', said(undefined)],
])('takes %s for no answer, and never for a good one', (_, text) => {
  expect(readAudit(text)).toBeNull();
});
