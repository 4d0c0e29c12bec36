import type { ApiErrorBody, Quote, Said } from '@seduh/contract';
import { SENTENCES } from './sentences';

const HOLE = /\{(\w+)\}/g;
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** What may stand in a hole: an amount in whole rupiah, a plural's ending, anything. */
const HOLES: Record<string, string> = {
  amount: String.raw`(?<amount>[\d,]+)`,
  s: '(?<s>s?)',
  count: String.raw`(?<count>\d+)`,
  most: String.raw`(?<most>\d+)`,
  clock: String.raw`(?<clock>\d\d:\d\d)`,
  until: String.raw`(?<until>\d\d:\d\d)`,
};

const pattern = (sentence: string): RegExp => {
  const parts = sentence.split(HOLE);
  const source = parts.map((part, index) => (index % 2 === 0 ? escaped(part) : (HOLES[part] ?? `(?<${part}>.+)`)));
  return new RegExp(`^${source.join('')}$`, 's');
};

const entries = Object.entries(SENTENCES);
const fixed = new Map(entries.filter(([, text]) => !text.includes('{')).map(([key, text]) => [text, key]));
const filled = entries.filter(([, text]) => text.includes('{')).map(([key, text]) => [key, pattern(text)] as const);

/**
 * What a text of the API says, by its name and with what it was filled with. The texts are made where their rules are, in
 * English; here they are only told apart, as nobody but a reader of another language needs that.
 */
export function saidOf(text: string): Said | undefined {
  const key = fixed.get(text);
  if (key !== undefined) return { key, values: {} };
  for (const [name, sentence] of filled) {
    const found = sentence.exec(text);
    if (found) return { key: name, values: { ...found.groups } };
  }
  return undefined;
}

/** What is left out where a text has no name. */
const noted = (text: string): { said?: Said } => {
  const said = saidOf(text);
  return said ? { said } : {};
};

/** A quote that also says by name what stands against it. */
export const quoteWithSaid = (quote: Quote): Quote => ({
  ...quote,
  lines: quote.lines.map((line) => ({
    ...line,
    problem: line.problem && { ...line.problem, ...noted(line.problem.msg) },
  })),
  problems: quote.problems.map((problem) => ({ ...problem, ...noted(problem.msg) })),
  promo: quote.promo && { ...quote.promo, ...noted(quote.promo.reason ?? '') },
  points: quote.points && { ...quote.points, ...noted(quote.points.reason ?? '') },
});

/** A refusal that also says by name what it says, its fields and its quote too. */
export function refusalWithSaid(body: ApiErrorBody): ApiErrorBody {
  const fields = fieldsOf(body.data).flatMap(([name, text]) => {
    const said = saidOf(text);
    return said ? [[name, said] as const] : [];
  });
  return {
    ...body,
    ...noted(body.msg),
    ...(fields.length > 0 ? { said_of: Object.fromEntries(fields) } : {}),
    data: isQuote(body.data) ? quoteWithSaid(body.data) : body.data,
  };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isQuote = (data: unknown): data is Quote => isObject(data) && 'problems' in data && 'lines' in data;

const fieldsOf = (data: unknown): [string, string][] =>
  isObject(data) && 'fields' in data && isObject(data.fields)
    ? Object.entries(data.fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    : [];
