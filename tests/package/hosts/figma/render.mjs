// Runs the parsed templates as Figma would, with Figma's own helpers, and leaves what a designer's Dev Mode would show for
// the compiler: each component with all of its properties first and last. Figma itself is asked nothing.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const figmaHelpers = join(dirname(require.resolve('@figma/code-connect')), 'parser_template_helpers.js');
const react = new Function(
  `${require(figmaHelpers).getParsedTemplateHelpersString()}
  return { renderProp: _fcc_renderReactProp, renderChildren: _fcc_renderReactChildren, identifier: _fcc_identifier };`,
)();

/** Sections and what stands between them, as text. */
function asText(part) {
  if (part === undefined) return '';
  if (Array.isArray(part)) return part.map(asText).join('');
  return typeof part === 'object' ? asText(part.sections ?? part.code) : String(part);
}
const tsx = (strings, ...values) => ({
  type: 'SECTIONS',
  sections: [{ type: 'CODE', code: strings.map((text, at) => text + asText(values[at])).join('') }],
});

/** A layer of which every property is set, or none. */
const layerWith = (isSet, asked) => ({
  getBoolean: (name) => (asked.add(name), isSet),
  getString: (name) => (asked.add(name), 'Words'),
  getEnum: (name, options) => (asked.add(name), Object.values(options).at(isSet ? -1 : 0)),
  getInstanceSwap: (name) => (
    asked.add(name),
    { executeTemplate: () => ({ example: [{ type: 'CODE', code: '<Plus />' }] }) }
  ),
  getSlot: (name) => (asked.add(name), [{ type: 'CODE', code: '<p>Inside</p>' }]),
});

function run(template, isSet) {
  const asked = new Set();
  const named = new Set();
  const identifier = (name) => (named.add(name), react.identifier(name));
  globalThis.figma = { tsx, helpers: { react: { ...react, identifier } }, currentLayer: layerWith(isSet, asked) };
  const { example, imports } = new Function('require', template.replace('export default', 'return'))(
    () => globalThis.figma,
  );
  return { code: asText(example), imports, asked, named };
}

const parsed = JSON.parse(readFileSync('parsed.json', 'utf8'));
mkdirSync('snippets');
for (const { component, template, source } of parsed) {
  const told = readFileSync(`templates/${component}.figma.ts`, 'utf8');
  const functions = [true, false].map((isSet) => {
    const { code, named, asked } = run(template, isSet);
    const said = [...told.matchAll(/^\/\/ - (\w+) \(/gm)].map(([, name]) => name);
    if (said.toSorted().join() !== [...asked].toSorted().join())
      throw new Error(`${source}: says ${said}, asks for ${[...asked]}`);
    const names = [...named];
    const given =
      names.length > 0 ? `{ ${names} }: Required<Pick<Props, ${names.map((name) => `'${name}'`).join(' | ')}>>` : '';
    return `export const ${isSet ? 'First' : 'Last'} = (${given}) => (\n  ${code}\n);\n`;
  });
  const { imports } = run(template, true);
  const heads = [
    ...imports,
    "import { Plus } from '@seduh/ui/icons';",
    "import type { ComponentProps } from 'react';",
    `type Props = ComponentProps<typeof ${component}>;`,
    'export const icon = <Plus />;',
  ];
  writeFileSync(`snippets/${component}.tsx`, `${heads.join('\n')}\n${functions.join('')}`);
}
const button = parsed.find(({ component }) => component === 'Button');
console.log(`${parsed.length} templates, Button at ${button.figmaNode}`);
