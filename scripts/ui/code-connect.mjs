// Figma Code Connect, a template for each component: what Figma shows of it in Dev Mode is our own code. Made from the true
// props and the snippets. Which node of which file a component is, its user says (`documentUrlSubstitutions`): we have no
// Figma file, and invent none. docs/decisions/0054
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readGuides } from './guides.mjs';
import { readProps } from './props.mjs';
import { usesOf } from './snippets.mjs';
import { uiSrc } from './sources.mjs';

/** @typedef {import('./props.mjs').Prop} Prop */

/** What no drawing shows. */
const NOT_DRAWN = new Set(['type', 'role', 'dir', 'capture', 'priority', 'required', 'accept', 'inputRef', 'ref']);
const isText = (type) => type === 'string';
const isNode = (type) => type === 'ReactNode';
/** An address may be said by a link of the app's own in its place: one of both has to be, and no drawing shows either. */
const isAddress = ({ name }, names) =>
  /href$/i.test(name) && names.has(name === 'href' ? 'render' : name.replace('Href', 'Render'));
const isControlled = ({ name }, names) =>
  ['open', 'value', 'checked', 'selected'].includes(name) ||
  names.has(`on${name[0].toUpperCase()}${name.slice(1)}Change`);

/**
 * How a prop stands in Figma: as a property of the same name, or, where the code has to have it, as a name.
 * @param {Prop} prop
 * @param {Set<string>} names of all props of the component
 * @param {Record<string, 'text' | 'element'>} uses what the snippet puts into each prop
 * @returns {'variant' | 'boolean' | 'text' | 'instance' | 'slot' | 'name' | undefined} undefined: left out
 */
function figmaKind(prop, names, uses) {
  const { name, type, options, isRequired } = prop;
  const asName = isRequired ? 'name' : undefined;
  // of a field it is the form's name
  if (NOT_DRAWN.has(name) || isControlled(prop, names) || (name === 'name' && names.has('value'))) return asName;
  if (options) return options.every((option) => option.startsWith("'")) ? 'variant' : asName;
  // what is on by itself could only be written as a value
  if (type === 'boolean') return isRequired ? 'name' : prop.default === 'true' ? undefined : 'boolean';
  if (isText(type)) return !/href|src/i.test(name) && (isRequired || uses[name] === 'text') ? 'text' : asName;
  if (!isNode(type)) return asName;
  if (uses[name] === 'text') return 'text';
  if (name === 'children') return uses.children || isRequired ? 'slot' : undefined;
  return name === 'icon' || uses[name] === 'element' ? 'instance' : asName;
}

const WORDS = { variant: 'variant', boolean: 'boolean', text: 'text', instance: 'instance swap', slot: 'slot' };

/** Reads a prop from the layer that is selected in Figma. */
function readingOf({ kind, name, options, default: given }) {
  if (kind === 'name') return `identifier('${name}')`;
  if (kind === 'boolean') return `layer.getBoolean('${name}')`;
  if (kind === 'text') return `layer.getString('${name}')`;
  if (kind === 'slot') return `layer.getSlot('${name}')`;
  if (kind === 'instance') return `layer.getInstanceSwap('${name}')?.executeTemplate().example`;
  // what is taken anyway is not written
  const values = options.map((option) => `${option}: ${option === given ? 'undefined' : option}`);
  return `layer.getEnum('${name}', { ${values.join(', ')} })`;
}

/**
 * The template of a component.
 * @param {string} path of the component inside `src`
 * @param {Prop[]} props
 * @param {string} example source of its snippet
 */
function codeConnect(path, props, example) {
  const component = basename(path);
  const uses = usesOf(component, example);
  const names = new Set(props.map(({ name }) => name));
  // what a part only hands on to its element
  const children = { name: 'children', type: 'ReactNode', isRequired: false, description: '' };
  const mapped = [...props, ...(uses.children && !names.has('children') ? [children] : [])]
    .map((prop) => ({ ...prop, isRequired: prop.isRequired || isAddress(prop, names) }))
    .map((prop) => ({ ...prop, kind: figmaKind(prop, names, uses) }))
    .filter(({ kind }) => kind !== undefined);
  const drawn = mapped.filter(({ kind }) => kind !== 'name');
  const told = drawn.map(({ name, kind, options }) => {
    const values = kind === 'variant' ? `: ${options.map((option) => option.slice(1, -1)).join(', ')}` : '';
    return `// - ${name} (${WORDS[kind]}${values})`;
  });
  const inside = mapped.find(({ name }) => name === 'children');
  const attributes = mapped
    .filter((prop) => prop !== inside)
    .map((prop) => `\${renderProp('${prop.name}', ${readingOf(prop)})}`);
  const open = `<${component}${attributes.join('')}`;
  const tag = inside ? `${open}>\${renderChildren(${readingOf(inside)})}</${component}>` : `${open} />`;
  const used = (text) => [...tag.matchAll(text)].length > 0;
  const helpers = ['renderProp', 'renderChildren', 'identifier'].filter((name) =>
    used(new RegExp(`\\b${name}\\(`, 'g')),
  );
  return [
    `// url=<${component}>`,
    `// source=packages/ui/src/${path}.tsx`,
    `// component=${component}`,
    '// Made by `npm run build:ui`. Its component in Figma has these properties:',
    ...(told.length > 0 ? told : ['// none']),
    "import figma from 'figma';",
    '',
    ...(helpers.length > 0 ? [`const { ${helpers.join(', ')} } = figma.helpers.react;`] : []),
    ...(used(/\blayer\./g) ? ['const layer = figma.currentLayer;'] : []),
    '',
    'export default {',
    `  id: '${component}',`,
    `  imports: ["import { ${component} } from '@seduh/ui';"],`,
    `  example: figma.tsx\`${tag}\`,`,
    '  metadata: { nestable: true },',
    '};',
    '',
  ].join('\n');
}

/**
 * Writes the templates into the folder `code-connect` of a build.
 * @param {string} dist the built package
 */
export async function writeCodeConnect(dist) {
  const [{ guides }, props] = await Promise.all([readGuides(), readProps()]);
  mkdirSync(join(dist, 'code-connect'), { recursive: true });
  for (const path of guides.keys()) {
    const example = readFileSync(join(uiSrc, `${path}.example.tsx`), 'utf8');
    writeFileSync(join(dist, `code-connect/${basename(path)}.figma.ts`), codeConnect(path, props[path], example));
  }
}
