import { ApiError } from '@seduh/api-client';
import type { LineProblem, Quote, QuoteLine, Said } from '@seduh/contract';
import { optionName, productName } from '@seduh/domain';
import { words } from './words/id';

type Sentence = string | ((values: Record<string, string>) => string);

const sentences: Partial<Record<string, Sentence>> = words;

/** What a text says, in Indonesian; undefined where it has no name, or one that a newer server knows. */
function say(said: Said | undefined): string | undefined {
  const sentence = said && Object.hasOwn(sentences, said.key) ? sentences[said.key] : undefined;
  return typeof sentence === 'function' ? sentence(said?.values ?? {}) : sentence;
}

/** A failure that says the same in Indonesian; what has no Indonesian stays as it is. */
export function refusalInWords(error: ApiError): ApiError {
  const { code, status, msg, message, data, fields, said, saidOf = {}, retryAfter, cause } = error;
  const named = Object.entries(fields).map(([name, text]) => [name, say(saidOf[name]) ?? text]);
  const ownData = named.length > 0 ? { ...(data as object), fields: Object.fromEntries(named) } : data;
  const text = say(said ? withName(said, data) : { key: code, values: {} }) ?? msg;
  const init = { code, status, msg: text, english: message, retryAfter, said, saidOf, cause };
  return new ApiError({ ...init, data: isQuote(ownData) ? quoteInWords(ownData) : ownData });
}

/** Where it is about a line of the quote that comes along, by that one's Indonesian name. */
function withName(said: Said, data: unknown): Said {
  const line = isQuote(data) ? data.lines.find(({ product_name }) => product_name === said.values.product) : undefined;
  if (!line) return said;
  const named = withOption(said, line);
  return { ...named, values: { ...named.values, product: productName(line, 'id') } };
}

/** Where it is about an option that the line still names, by that one's Indonesian name. */
function withOption(said: Said, { options }: QuoteLine): Said {
  const option = options.find(({ option_name }) => option_name === said.values.option);
  return option ? { ...said, values: { ...said.values, option: optionName(option, 'id') } } : said;
}

/** What stands against a line, with the names that are said there. */
const ofLine = (problem: LineProblem, line: QuoteLine): LineProblem =>
  problem.said ? { ...problem, said: withOption(problem.said, line) } : problem;

/** A quote that says in Indonesian what stands against it. */
export const quoteInWords = (quote: Quote): Quote => ({
  ...quote,
  lines: quote.lines.map((line) => ({ ...line, problem: line.problem && inWords(ofLine(line.problem, line)) })),
  problems: quote.problems.map(inWords),
  promo: quote.promo && { ...quote.promo, reason: say(quote.promo.said) ?? quote.promo.reason },
  points: quote.points && { ...quote.points, reason: say(quote.points.said) ?? quote.points.reason },
});

const inWords = <Problem extends { msg: string; said?: Said | undefined }>(problem: Problem): Problem => ({
  ...problem,
  msg: say(problem.said) ?? problem.msg,
});

const isQuote = (data: unknown): data is Quote =>
  typeof data === 'object' && data !== null && 'problems' in data && 'lines' in data;
