import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ofOperations, ofPlaywright, ofVitest, readReport } from './reports.mjs';

const VITEST = {
  testResults: [
    {
      name: 'cart.test.ts',
      assertionResults: [
        { status: 'passed', fullName: 'adds' },
        {
          status: 'failed',
          fullName: 'keeps its lines',
          failureMessages: ['\u001b[31mError: 2 lines\u001b[39m\n  at cart'],
        },
      ],
    },
  ],
};
const PLAYWRIGHT = {
  suites: [
    {
      specs: [{ ok: true, file: 'pay.spec.ts', title: 'pays' }],
      suites: [
        {
          specs: [
            {
              ok: false,
              file: 'pay.spec.ts',
              title: 'pays twice',
              tests: [
                {
                  results: [
                    {
                      error: { message: 'Error: paid' },
                      attachments: [{ name: 'seen', body: Buffer.from('/pay\n- main').toString('base64') }],
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};

const OPERATIONS = {
  results: [
    { scenario: 'rolling restart', wrong: [] },
    { scenario: 'disk is full', wrong: [], left: 'no disk' },
    { scenario: 'database dies', wrong: ['2 acknowledged orders are gone', 'nobody ordered'] },
  ],
};

describe('readReport', () => {
  const reportOf = (content: object) => {
    const file = join(mkdtempSync(join(tmpdir(), 'seduh-report-')), 'report.json');
    writeFileSync(file, JSON.stringify(content));
    return file;
  };

  it('names what failed', () => {
    expect(readReport(reportOf(VITEST), 1, ofVitest)).toEqual({
      passed: 1,
      failures: ['cart.test.ts › keeps its lines: Error: 2 lines'],
    });
    expect(readReport(reportOf(PLAYWRIGHT), 1, ofPlaywright)).toEqual({
      passed: 1,
      failures: ['pay.spec.ts › pays twice: Error: paid\n    /pay\n    - main'],
    });
  });

  it('counts what was operated: what was left out neither as passed nor as failed', () => {
    expect(readReport(reportOf(OPERATIONS), 1, ofOperations)).toEqual({
      passed: 1,
      failures: ['tests/operations › database dies: 2 acknowledged orders are gone'],
    });
  });

  it('says why no test could begin', () => {
    const refused = { suites: [], errors: [{ message: 'Error: another browser\n  at setup' }] };
    expect(readReport(reportOf(refused), 1, ofPlaywright)).toEqual({ passed: 0, failures: ['Error: another browser'] });
  });

  it('says what broke outside of any test', () => {
    const passed = {
      name: 'cart.test.ts',
      status: 'passed',
      assertionResults: [{ status: 'passed', fullName: 'adds' }],
    };
    const hook = { ...passed, name: 'pay.test.ts', status: 'failed', message: 'Error: not put back' };
    const group = { ...passed, name: 'board.test.ts', status: 'failed', message: '' };
    const inGroup = { message: 'Error: gone', during: 'board.test.ts › a board', file: 'board.test.ts' };
    const late = { message: 'Unhandled Rejection: Error: window is gone', during: 'cart.test.ts › adds' };
    expect(readReport(reportOf({ testResults: [passed, hook, group], errors: [inGroup, late] }), 1, ofVitest)).toEqual({
      passed: 3,
      failures: [
        'pay.test.ts › outside of its tests: Error: not put back',
        'board.test.ts › a board › in no test: Error: gone',
        'cart.test.ts › adds › in no test: Unhandled Rejection: Error: window is gone',
      ],
    });
  });

  it('counts a runner that broke, found nothing or left no report', () => {
    const itself = (end: number | string) => ({ failures: [`the runner itself, ended by ${end}`] });
    const [first] = PLAYWRIGHT.suites;
    const passed = reportOf({ suites: [{ specs: first?.specs }] });
    expect(readReport(passed, 1, ofPlaywright)).toMatchObject(itself(1));
    expect(readReport(passed, 'SIGSEGV', ofPlaywright)).toMatchObject(itself('SIGSEGV'));
    expect(readReport(reportOf({ suites: [] }), 0, ofPlaywright)).toMatchObject(itself(0));
    expect(readReport('/nowhere/report.json', 0, ofVitest)).toMatchObject(itself(0));
  });
});
