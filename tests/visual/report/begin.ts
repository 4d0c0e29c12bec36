import { mkdirSync, rmSync } from 'node:fs';
import type { FullConfig } from '@playwright/test';
import { readAcceptedTaker, readTaker, refusalOf, reportTaker } from '../browser.mjs';
import { OUTCOMES, REPORT } from '../places.mjs';
import { makeReport } from './make';

/**
 * Takes the last run's report away, and makes this run's at its end.
 * @throws before any picture is taken, where another browser or other fonts would take them
 */
export default function begin({ projects: [project] }: FullConfig): () => void {
  rmSync(REPORT, { recursive: true, force: true });
  const taker = readTaker(project?.use.launchOptions ?? {});
  const refusal = refusalOf(readAcceptedTaker(), taker);
  if (refusal) throw new Error(refusal);
  mkdirSync(OUTCOMES, { recursive: true });
  reportTaker(taker);
  return makeReport;
}
