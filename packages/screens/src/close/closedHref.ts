import { paths } from '../lib/paths';

/** Where the report of a closed day is. @param day YYYY-MM-DD */
export const closedHref = (day: string): string => `${paths.close}?day=${day}`;
