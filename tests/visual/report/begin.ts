import { mkdirSync, rmSync } from 'node:fs';
import { OUTCOMES, REPORT } from '../places.mjs';

/** Takes the last run's report away. */
export default function begin(): void {
  rmSync(REPORT, { recursive: true, force: true });
  mkdirSync(OUTCOMES, { recursive: true });
}
