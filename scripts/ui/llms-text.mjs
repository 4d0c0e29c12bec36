// How the texts for tools are put (llms.mjs): Markdown without anything that only a browser could show.

/** @typedef {import('../../packages/ui/src/guide/types').Guide} Guide */

/**
 * @typedef {object} Part
 * @property {string} path inside `src`: `Button/Button`
 * @property {Guide} guide
 * @property {import('./props.mjs').Prop[]} props
 * @property {string} example source of its snippet
 * @property {string} address of its page, from the root of Storybook
 * @property {Other[]} others what comes with it and has no page of its own
 * @property {OwnFunction[]} functions what comes with it
 */

/**
 * @typedef {object} Other a component that stands on the page of another
 * @property {string} name
 * @property {string} description
 * @property {import('./props.mjs').Prop[]} props
 */

/** @typedef {import('./props.mjs').OwnFunction} OwnFunction */

const lines = (items) => items.map((item) => `- ${item}`).join('\n');
const section = (title, text) => (text ? `## ${title}\n\n${text}\n` : '');
/** @param {Guide['status']} status */
const sinceOf = (status) =>
  [
    `${status.is} ${status.since === 'next' ? 'from the next version' : `since ${status.since}`}`,
    ...(status.is === 'deprecated' ? [`use \`${status.use}\``] : []),
  ].join(', ');

const inOneLine = (text) => text.replaceAll(/\s*\n\s*/g, ' ').trim();

/** @param {OwnFunction} one */
const functionLine = ({ name, signature, description, deprecated }) =>
  `\`${name}${signature}\`${deprecated ? ` (deprecated ${deprecated.replace(/\.$/, '')})` : ''}: ${inOneLine(description)}`;

/** @param {Other} other */
const otherSection = ({ name, description, props }) =>
  section(
    `Props of ${name}`,
    [`\`import { ${name} } from '@seduh/ui'\`. ${inOneLine(description)}`, lines(props.map(propLine))]
      .filter(Boolean)
      .join('\n\n'),
  );

/** One prop as a line; what a type of ours holds stands below it. */
function propLine({ name, type, isRequired, default: given, description, fields }) {
  const facts = [isRequired ? 'required' : '', given === undefined ? '' : `default \`${given}\``].filter(Boolean);
  const told = inOneLine(description);
  const head = `\`${name}\`: \`${type}\`${facts.length > 0 ? ` (${facts.join(', ')})` : ''}${told ? `. ${told}` : ''}`;
  const inside = fields?.split('\n').map((field) => `  - \`${field}\``) ?? [];
  return [head, ...inside].join('\n');
}

/**
 * All that is said of a component.
 * @param {Part} part
 * @param {Record<string, string>} criteria names of the success criteria by their numbers
 */
export function llmsPage({ path, guide, props, example, address, others, functions }, criteria) {
  const folder = path.slice(0, path.lastIndexOf('/'));
  return [
    `# ${guide.name}\n\n> ${guide.purpose}\n`,
    `${lines([
      `Import: \`import { ${guide.name} } from '@seduh/ui'\`; alone from \`@seduh/ui/${folder}\`, its styles \`@seduh/ui/${folder}.css\``,
      `Shelf: ${guide.group}; ${sinceOf(guide.status)}`,
      `Also called: ${guide.words.join(', ')}`,
      `Page in Storybook: \`${address}\``,
    ])}\n`,
    section('Code', `\`\`\`tsx\n${example.trim()}\n\`\`\``),
    section('Use it when', lines(guide.when)),
    section('Take something else when', lines(guide.whenNot.map(({ need, use }) => `${need}: ${use}`))),
    section('Props', lines(props.map(propLine))),
    ...others.map(otherSection),
    section('Functions', lines(functions.map(functionLine))),
    section('Do', lines(guide.pairs.map((pair) => pair.do))),
    section('Don’t', lines(guide.pairs.map((pair) => pair.dont))),
    section('Anatomy', lines(guide.anatomy.map(({ name, words }) => `${name}: ${words}`))),
    section('Words on it', lines(guide.content)),
    section('States', lines(guide.states.map(({ name, words }) => `${name}: ${words}`))),
    section('Behaviour', lines(guide.behaviour)),
    section('Keyboard', lines(guide.keyboard.map(({ keys, does }) => `${keys.join(', ')}: ${does}`))),
    section(
      'Accessibility (WCAG 2.2)',
      lines(guide.accessibility.map(({ criterion, how }) => `${criterion} ${criteria[criterion]}: ${how}`)),
    ),
    section('On phones and desks', lines(guide.responsive)),
    section('Related', lines(guide.related.map(({ name, words }) => `${name}: ${words}`))),
  ]
    .filter(Boolean)
    .join('\n');
}

const named = ({ property, value, note }) => `\`${property}\` ${value}${note ? ` (${note})` : ''}`;

/** The tokens as lines: each role, and each family of values. */
function tokenLines({ roles, ramps, type, spacing, radii, breakpoints, durations, sizes, shadows }) {
  const colours = roles.map(
    ({ property, note, light, dark }) => `\`${property}\`: ${note ? `${note}; ` : ''}light ${light}, dark ${dark}`,
  );
  return lines([
    ...colours,
    `Type: ${type.map(({ property, minPx, maxPx }) => `\`${property}\` ${minPx === maxPx ? minPx : `${minPx} to ${maxPx}`} px`).join(', ')}`,
    `Distances: multiples of \`--spacing\`, ${spacing} px; ${sizes.map(({ property }) => `\`${property}\``).join(', ')}`,
    `Radii: ${radii.map(named).join(', ')}`,
    `Shadows: ${shadows.map(({ property }) => `\`${property}\``).join(', ')}`,
    `Widths from which the layout changes: ${breakpoints.map(named).join(', ')}`,
    `Times: ${durations.map(named).join(', ')}`,
    'As files for tools: `@seduh/ui/tokens/tokens.json` (DTCG) with `seduh.resolver.json` and `figma.json` beside it',
    `Ramps, behind the roles and never named by a page: ${ramps.map(({ family }) => family).join(', ')}`,
  ]);
}

/**
 * The index.
 * @param {object} told
 * @param {string} told.version of the package
 * @param {string} told.description of the package
 * @param {string} told.readme its text: the first example is the one that a test builds
 * @param {readonly string[]} told.groups shelves in order
 * @param {Part[]} told.parts
 * @param {OwnFunction[]} told.functions
 * @param {import('../../packages/ui/src/tokens/types').Tokens} told.tokens
 */
export function llmsIndex({ version, description, readme, groups, parts, functions, tokens }) {
  const [, example] = /```tsx\n([^]*?)```/.exec(readme);
  const shelf = (group) =>
    lines(
      parts
        .filter(({ guide }) => guide.group === group)
        .map(({ guide: { name, status, purpose }, others }) => {
          const warning = status.is === 'stable' ? '' : ` (${sinceOf(status)})`;
          const also = others.map((other) => `\`${other.name}\``).join(', ');
          return `[${name}](llms/${name}.md)${warning}: ${purpose}${also && ` With ${also}.`}`;
        }),
    );
  return [
    `# @seduh/ui ${version}\n\n> ${description}\n`,
    `${lines([
      'Needs React and React DOM 19.2 or newer, ESM, `moduleResolution` `bundler`, `node16` or `nodenext`; no Tailwind.',
      'Install: `npm run build:ui` in its repository writes the package to `packages/ui/dist`; from there `npm pack`, `npm publish`, or install the folder.',
      "Styles, once and before anything else: `import '@seduh/ui/styles.css'`; on a page with other styles `@seduh/ui/parts.css`.",
      'Dark: `data-theme="dark"` on any element. Compact: `data-density="compact"` with `@seduh/ui/density.css`.',
      'Every part: `className`, `ref` and unknown props land on its root. A page names roles (`var(--accent)`), never ramps or numbers.',
    ])}\n`,
    section('First example', `\`\`\`tsx\n${example.trim()}\n\`\`\``),
    section(
      'Documents',
      lines([
        '[README](README.md): hosts, themes, links, direction, forms, density',
        '[CHANGELOG](CHANGELOG.md): what changed, and what to write instead',
      ]),
    ),
    ...groups.map((group) => section(group, shelf(group))),
    section('Hooks and functions', lines(functions.map(functionLine))),
    section('Tokens', tokenLines(tokens)),
  ].join('\n');
}
