import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * What became of a part of the suite.
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {string[]} failures what failed: its file, its name, the first line of why
 */

const firstLine = (reason) => stripVTControlCharacters(reason).split('\n', 1)[0];

/** @param {string} file @param {string} name @param {string} [reason] */
function failureOf(file, name, reason = 'no reason given') {
  return `${relative('', file)} › ${name}: ${firstLine(reason)}`;
}

/**
 * Of the report that `vitest-report.mjs` writes; its `errors` belong to no test, and a file fails without one where it
 * cannot be read or a hook of it throws; those of a group's hooks name their file.
 * @returns {Outcome}
 */
export function ofVitest({ testResults, errors = [] }) {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: name })),
  );
  const failed = tests.filter(({ status }) => status === 'failed');
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failures: [
      ...failed.map(({ file, fullName, failureMessages: [reason] }) => failureOf(file, fullName, reason)),
      ...testResults
        .filter(({ name, status }) => status === 'failed' && ![...failed, ...errors].some(({ file }) => file === name))
        .map(({ name, message }) => failureOf(name, 'outside of its tests', message || undefined)),
      ...errors.map(({ message, during }) => failureOf(during || 'nowhere', 'in no test', message)),
    ],
  };
}

const reasonOf = (tests) => tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message;

/** What a journey's pages showed as it failed, indented: see `tests/e2e/visit.ts`. */
function seenOf(tests) {
  const attached = tests.flatMap(({ results }) => results).flatMap(({ attachments = [] }) => attachments);
  return attached
    .filter(({ name, body }) => name === 'seen' && body)
    .flatMap(({ body }) => Buffer.from(body, 'base64').toString().split('\n', 60))
    .map((line) => `\n    ${line}`)
    .join('');
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** Titles of the tests that failed, of Playwright's JSON report. @returns {string[]} */
export const failedIn = ({ suites }) =>
  suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ title }) => title);

/** Of Playwright's JSON report; its `errors` are of what belongs to no test, as its setup. @returns {Outcome} */
export function ofPlaywright({ suites, errors = [] }) {
  const specs = suites.flatMap(specsOf);
  return {
    passed: specs.filter(({ ok }) => ok).length,
    failures: [
      ...errors.map(({ message }) => firstLine(message)),
      ...specs
        .filter(({ ok }) => !ok)
        .map(({ file, title, tests }) => failureOf(file, title, reasonOf(tests)) + seenOf(tests)),
    ],
  };
}

/** Of what `tests/operations` went through; what this machine could not try counts for nothing. @returns {Outcome} */
export function ofOperations({ results }) {
  return {
    passed: results.filter(({ wrong, left }) => wrong.length === 0 && !left).length,
    failures: results
      .filter(({ wrong }) => wrong.length > 0)
      .map(({ scenario, wrong: [reason] }) => failureOf('tests/operations', scenario, reason)),
  };
}

/**
 * Reads a runner's report. A runner that failed without a counted failure, passed nothing or left no report counts as
 * one failure.
 * @param {string} file @param {number | string} end the code of its exit, or the signal that ended it @param {(report: any) => Outcome} read @returns {Outcome}
 */
export function readReport(file, end, read) {
  const outcome = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failures: [] };
  const isBroken = end !== 0 || outcome.passed === 0;
  if (isBroken && outcome.failures.length === 0) outcome.failures.push(`the runner itself, ended by ${end}`);
  return outcome;
}
