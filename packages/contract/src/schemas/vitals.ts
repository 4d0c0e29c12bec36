import { z } from 'zod';
import { PAGES, type PageName } from '../constants/pages';
import { VITALS } from '../constants/vitals';

/** More is no page that somebody waited for: a tab that slept while it was loading. */
const LONGEST_MS = 10 * 60_000;

/** What a browser tells of one visit: the page it began with, and what was measured. Nothing of who it is. */
export const VisitBody = z.strictObject({
  page: z.enum(Object.keys(PAGES) as [PageName, ...PageName[]]),
  vitals: z.partialRecord(z.enum(VITALS), z.number().min(0).max(LONGEST_MS)),
});
export type VisitBody = z.infer<typeof VisitBody>;
