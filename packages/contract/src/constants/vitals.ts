/** Where browsers tell what a visit measured, beneath `API_BASE`. Only a shop that counts has it. */
export const VITALS_PATH = '/vitals';

/** The metric in a page's `Server-Timing` by which a browser knows that its shop counts. */
export const VITALS_WANTED = 'vitals';

/** What is measured of a visit, by the names of https://web.dev/articles/vitals. `CLS` has no unit, all others are ms. */
export const VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type Vital = (typeof VITALS)[number];
