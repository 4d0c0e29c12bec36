import { PAGES, readAddress } from '@seduh/contract/constants';
import { z } from 'zod';

/** What is told of one thing that a browser stopped. Nothing in it says who was there. */
export interface PolicyReport {
  /** By which directive; one of a list, else `other`. */
  directive: string;
  /** What was stopped: an origin, a word of the policy (`inline`, `eval`, `trusted-types-sink`), or a scheme. */
  blocked: string;
  /** The pattern of the page, e.g. `/product/:id`; null for none of the shop's. */
  page: string | null;
  /** The file that did it, without query and fragment, and its line; null where the browser does not say. */
  source: string | null;
}

/** Directives of the shop's policies, and what browsers report in their place. */
const DIRECTIVES = new Set([
  'default-src',
  'base-uri',
  'object-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'media-src',
  'frame-src',
  'worker-src',
  'manifest-src',
  'form-action',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
]);

/** More of it is nothing that a browser sends. */
const LONGEST = 2_048;
const LONGEST_SAID = 200;
const MOST = 20;

const text = z.string().max(LONGEST).optional();

/** As `report-uri` has it sent. */
const Old = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
    'line-number': z.number().optional(),
  }),
});

/** As the Reporting API has it sent: several together, and of other kinds among them. */
const New = z
  .array(
    z.object({
      type: text,
      body: z
        .object({
          documentURL: text,
          effectiveDirective: text,
          blockedURL: text,
          sourceFile: text.nullable(),
          lineNumber: z.number().nullish(),
        })
        .nullish(),
    }),
  )
  .max(MOST);

/** What browsers send, in either form. */
export const PolicyReports = z.union([Old, New]);

/** Browser extensions write into pages too; what is stopped of that is no news of the shop. */
const FOREIGN = /^(?:[a-z]+(?:-[a-z]+)*-extension|webkit-masked-url)(?::|$)/i;

/** Reads what was sent; extensions' doings and reports of other kinds are left out. */
export function readReports(sent: z.output<typeof PolicyReports>): PolicyReport[] {
  return fieldsOf(sent)
    .filter(({ blocked, source }) => !FOREIGN.test(blocked) && !FOREIGN.test(source))
    .map(({ document, directive, blocked, source, line }) => ({
      directive: knownDirective(directive),
      blocked: originOf(blocked),
      page: patternOf(document),
      source: source === '' ? null : `${withoutQuery(source)}${line ? `:${line}` : ''}`,
    }));
}

function fieldsOf(sent: z.output<typeof PolicyReports>) {
  if (!Array.isArray(sent)) {
    const { 'csp-report': report } = sent;
    return [
      {
        document: report['document-uri'] ?? '',
        directive: report['effective-directive'] ?? report['violated-directive'] ?? '',
        blocked: report['blocked-uri'] ?? '',
        source: report['source-file'] ?? '',
        line: report['line-number'],
      },
    ];
  }
  return sent
    .filter(({ type }) => type === 'csp-violation')
    .map(({ body }) => ({
      document: body?.documentURL ?? '',
      directive: body?.effectiveDirective ?? '',
      blocked: body?.blockedURL ?? '',
      source: body?.sourceFile ?? '',
      line: body?.lineNumber,
    }));
}

/** Some browsers name the directive with its whole value. */
function knownDirective(said: string): string {
  const [name = ''] = said.trim().toLowerCase().split(/\s/, 1);
  return DIRECTIVES.has(name) ? name : 'other';
}

/** The origin of an address; what is none (`inline`, `data`) as it was said, as far as that is one short word. */
function originOf(said: string): string {
  if (/^https?:/i.test(said) && URL.canParse(said)) return new URL(said).origin;
  return /^[a-z][a-z-]{0,40}(?=:|$)/i.exec(said)?.[0].toLowerCase() ?? 'unknown';
}

function withoutQuery(said: string): string {
  if (!/^https?:/i.test(said) || !URL.canParse(said)) return originOf(said);
  const { origin, pathname } = new URL(said);
  // a page that did it itself names its own address, which may name an order
  const own = patternOf(said);
  return (origin + (own ?? pathname)).slice(0, LONGEST_SAID);
}

const { notFound: _anyOther, ...pages } = PAGES;
const PATTERNS = Object.values(pages).map(({ path }) => ({
  path,
  matches: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`),
}));

/** The pattern of the page at an address, so that no id and no code of a table is told. */
function patternOf(href: string): string | null {
  if (!URL.canParse(href)) return null;
  const { path } = readAddress(new URL(href).pathname);
  return PATTERNS.find(({ matches }) => matches.test(path))?.path ?? null;
}
