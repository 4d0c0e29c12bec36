import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What is accepted; VISUAL_BASELINES names another folder, for a trial. */
export const BASELINES = process.env.VISUAL_BASELINES ?? fileURLToPath(new URL('baselines', import.meta.url));

/** The report of the last run: a page, its pictures, and the list that `visual:accept` reads. */
export const REPORT =
  process.env.VISUAL_REPORT ?? fileURLToPath(new URL('../../test-results/visual-report', import.meta.url));
export const REPORT_PICTURES = join(REPORT, 'pictures');
export const CHANGES = join(REPORT, 'changes.json');

/** What each title's test has found, until the page is made of it. */
export const OUTCOMES = join(REPORT, 'outcomes');
