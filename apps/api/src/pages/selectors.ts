import type { PageElement } from './elements';

/** Whether an element is what a part of a selector says, or could become it without the page's code. */
type Test = (element: PageElement, page: readonly PageElement[]) => boolean;

/** What a selector says of one element. */
interface Part {
  tests: Test[];
  /** How that element stands to the next part's: ` `, `>`, `+`, `~`; nothing for the last. */
  to: string;
}

const SIMPLE =
  /\.(?<name>(?:\\.|[\w-])+)|#(?:\\.|[\w-])+|\[(?<asked>[^\]]*)\]|(?<pseudo>::?[\w-]+)(?<opening>\()?|(?<element>\*|[A-Za-z][\w-]*)|\s*(?<combinator>[>+~]|\s)\s*/y;
const ASKED = /^\s*([\w-]+)\s*(?:([~|^$*]?=)\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))\s*([is])?)?\s*$/;

/** What the visitor, or the scripts in the page's head, change while the code is on its way. */
const LIVE = new Set(['open', 'data-cart', 'data-early', 'data-passkeys', 'data-theme', 'data-visitor']);

const typeOf = ({ tag, attributes }: PageElement): string =>
  tag === 'input' ? (attributes.get('type') ?? 'text') : '';

/** Types and attributes of fields that browsers judge. */
const MAY_BE_WRONG = /\b(?:email|url|number|required|pattern)\b/;

/** By name; any other may hold. */
const PSEUDO: readonly (readonly [RegExp, Test])[] = [
  // what a pointer does can wait, and nothing stands in a shadow or over the page before its code has come
  [/^:(?:hover|active|host|modal|:backdrop)$/, () => false],
  // the page's own ring says as much
  [/^:-moz-focusring$/, () => false],
  [/^:-moz-ui-invalid$/, (element) => MAY_BE_WRONG.test([typeOf(element), ...element.attributes.keys()].join(' '))],
  [/^:root$/, ({ parent }) => parent === null],
  [/^:disabled$/, ({ attributes }) => attributes.has('disabled')],
  [/^::-webkit-(?:date|calendar)/, (element) => /^(?:date|time|month|week)/.test(typeOf(element))],
  [/^::-webkit-search/, (element) => typeOf(element) === 'search'],
  [/^::-webkit-(?:inner|outer)-spin/, (element) => typeOf(element) === 'number'],
  [/^::file-selector-button$/, (element) => typeOf(element) === 'file'],
  [/^::placeholder$/, ({ attributes }) => attributes.has('placeholder')],
];

/** The parts of a list that commas separate, strings and parentheses respected. */
export function selectorsOf(prelude: string): string[] {
  const selectors: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < prelude.length; at += 1) {
    const char = prelude[at];
    if (char === '(' || char === '[') depth += 1;
    else if (char === ')' || char === ']') depth -= 1;
    else if (char === ',' && depth === 0) {
      selectors.push(prelude.slice(start, at));
      start = at + 1;
    }
  }
  return [...selectors, prelude.slice(start)];
}

/** Whether a selector can mean one of the elements, now or before the page's code has come; in doubt, yes. */
export function canMatch(selector: string, page: readonly PageElement[]): boolean {
  const parts = partsOf(selector);
  return parts === null || page.some((element) => matches(parts, element, page));
}

function matches(parts: readonly Part[], element: PageElement, page: readonly PageElement[]): boolean {
  const own = parts.at(-1);
  const before = parts.at(-2);
  if (!own?.tests.every((test) => test(element, page))) return false;
  if (!before) return true;
  const rest = parts.slice(0, -1);
  const isUp = before.to === ' ' || before.to === '>';
  const next = ({ parent, previous }: PageElement) => (isUp ? parent : previous);
  for (let other = next(element); other; other = next(other)) {
    if (matches(rest, other, page)) return true;
    if (before.to === '>' || before.to === '+') return false;
  }
  return false;
}

/** Null for what is not understood. */
function partsOf(selector: string): Part[] | null {
  const parts: Part[] = [];
  let tests: Test[] = [];
  const text = selector.trim();
  for (let at = 0; at < text.length;) {
    SIMPLE.lastIndex = at;
    const { groups } = SIMPLE.exec(text) ?? {};
    if (!groups) return null;
    at = SIMPLE.lastIndex;
    const { combinator, name, asked, pseudo, opening, element } = groups;
    if (combinator !== undefined) {
      parts.push({ tests, to: combinator.trim() || ' ' });
      tests = [];
    } else if (name !== undefined) tests.push(hasClass(name.replace(/\\(.)/g, '$1')));
    else if (asked !== undefined) tests.push(hasAttribute(asked));
    else if (element !== undefined) tests.push(isTag(element.toLowerCase()));
    else if (pseudo !== undefined) {
      const end = opening ? closingOf(text, at) : at;
      tests.push(isSaid(pseudo, text.slice(at, end)));
      at = opening ? end + 1 : end;
    }
  }
  return [...parts, { tests, to: '' }];
}

/** Where the parenthesis ends that was opened before `from`. */
function closingOf(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

const isTag =
  (tag: string): Test =>
  (element) =>
    tag === '*' || element.tag === tag;

const hasClass =
  (name: string): Test =>
  ({ classes }) =>
    classes.has(name);

function hasAttribute(asked: string): Test {
  const [, name = '', relation = '', quoted, single, bare = ''] = ASKED.exec(asked) ?? [];
  const wanted = quoted ?? single ?? bare;
  if (name === '' || LIVE.has(name)) return () => true;
  return ({ attributes }) => {
    const value = attributes.get(name);
    return value !== undefined && holds(value.toLowerCase(), relation, wanted.toLowerCase());
  };
}

/** Without regard to capitals, as some attributes have none: in doubt, yes. */
function holds(value: string, relation: string, wanted: string): boolean {
  if (relation === '') return true;
  if (relation === '=') return value === wanted;
  if (relation === '^=') return value.startsWith(wanted);
  if (relation === '$=') return value.endsWith(wanted);
  return value.includes(wanted);
}

const isIn = ({ parent }: PageElement, element: PageElement): boolean =>
  parent !== null && (parent === element || isIn(parent, element));

/** A pseudo-class or pseudo-element, with what stands in its parentheses. */
function isSaid(pseudo: string, inside: string): Test {
  if (pseudo === ':is' || pseudo === ':where') {
    const choices = selectorsOf(inside).map(partsOf);
    return (element, page) => choices.some((parts) => parts === null || matches(parts, element, page));
  }
  if (pseudo === ':has') {
    const choices = selectorsOf(inside).map((choice) => {
      const [, beside = '', rest = ''] = /^\s*([+~]|>?)(.*)$/s.exec(choice) ?? [];
      return { parts: partsOf(rest), isInside: !/[+~]/.test(beside) };
    });
    // of what stands beside it, somewhere on the page must do
    return (element, page) =>
      choices.some(
        (choice) =>
          choice.parts === null ||
          page.some((other) => (!choice.isInside || isIn(other, element)) && matches(choice.parts ?? [], other, page)),
      );
  }
  return PSEUDO.find(([name]) => name.test(pseudo))?.[1] ?? (() => true);
}
