import { isTableName, LIMITS, MESSAGES, TABLE_CODE_LETTERS, TABLE_LIMITS } from '@seduh/contract/constants';

/** Why what was typed names no tables. */
export type LabelProblem = 'missing' | 'tooLong' | 'number' | 'backwards' | 'tooMany';

/** `7`, `Terrace 2`; with a hyphen or a dash between two numbers all from one to the other: `1–12`, `Terrace 1-4`. */
const RANGE = /^(.*?)(\d{1,4})\s*[-–—]\s*(\d{1,4})$/s;

/** What is wrong with the name of one table; undefined where nothing is. */
export function labelProblem(label: string): LabelProblem | undefined {
  if (label === '') return 'missing';
  if (label.length > LIMITS.table) return 'tooLong';
  return isTableName(label) ? undefined : 'number';
}

/** The tables that are named by what staff type, in its order; or why it names none. */
export function readLabels(typed: string): { labels: string[] } | { problem: LabelProblem } {
  const text = typed.trim().replaceAll(/\s+/g, ' ');
  const [, before = '', first = '', last = ''] = RANGE.exec(text) ?? [];
  const [from, to] = [Number(first), Number(last)];
  if (last !== '' && from > to) return { problem: 'backwards' };
  if (last !== '' && to - from >= TABLE_LIMITS.added) return { problem: 'tooMany' };
  const labels = last === '' ? [text] : Array.from({ length: to - from + 1 }, (_, index) => `${before}${from + index}`);
  const problem = labels.map(labelProblem).find(Boolean);
  return problem ? { problem } : { labels };
}

/** Whether two tables are called the same: nobody tells `terrace 2` from `Terrace 2`. */
export const isSameLabel = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Those of these names that no table has yet, each once. */
export const newLabels = (wanted: readonly string[], there: readonly string[]): string[] =>
  wanted.filter((label, index) => ![...there, ...wanted.slice(0, index)].some((other) => isSameLabel(other, label)));

const inOrder = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The order in which tables are listed and printed: 2 before 10, numbers before words. */
export const compareLabels = (one: string, other: string): number => inOrder.compare(one, other);

type Listed = { label: string; active: boolean };

/** The order of the list of tables: those that stand there as their names go, then the retired ones. */
export const compareTables = (one: Listed, other: Listed): number =>
  Number(other.active) - Number(one.active) || compareLabels(one.label, other.label);

/** What stands against having so many tables, by field; null where nothing does. */
export const tablesProblem = (count: number) =>
  count > TABLE_LIMITS.tables ? { labels: MESSAGES.tablesMax(TABLE_LIMITS.tables) } : null;

const CODE = new RegExp(`^[${TABLE_CODE_LETTERS}]{${TABLE_LIMITS.codeLength}}$`);

/** A code as it is kept, however it was typed; null for what can be none. */
export function readTableCode(given: string): string | null {
  const code = given.trim().toLowerCase();
  return CODE.test(code) ? code : null;
}
