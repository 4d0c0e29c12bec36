// Refuses what a stranger to packages/ui could not find, understand or name: a component that is not exported or not in
// the README and in what tools are told, an export, a prop or a field without a docstring, a type that props ask for but nobody exports, a default
// that the code does not take.
import { readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import ts from 'typescript';
import { readLlms } from './llms.mjs';
import { readFunctions, readProps } from './props.mjs';
import { components, uiSrc } from './sources.mjs';

const entry = `${uiSrc}/index.ts`;
const program = ts.createProgram([entry], {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  allowArbitraryExtensions: true,
  types: [],
});
const checker = program.getTypeChecker();
const index = program.getSourceFile(entry);

const problems = [];
const own = (declaration) => declaration.getSourceFile().fileName.startsWith(`${uiSrc}/`);
const place = (declaration) => {
  const source = declaration.getSourceFile();
  return `${relative(uiSrc, source.fileName)}:${source.getLineAndCharacterOfPosition(declaration.getStart()).line + 1}`;
};
const documented = (symbol) => symbol.getDocumentationComment(checker).length > 0;
const original = (symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);

const exported = new Set(checker.getExportsOfModule(checker.getSymbolAtLocation(index)).map(original));

/** Types a member speaks of that are ours but not exported: nobody outside could write them down. */
function unnamable(node, found = new Set()) {
  if (ts.isTypeReferenceNode(node)) {
    const symbol = checker.getSymbolAtLocation(node.typeName);
    const target = symbol && original(symbol);
    const [declaration] = target?.declarations ?? [];
    if (declaration && own(declaration) && !ts.isTypeParameterDeclaration(declaration) && !exported.has(target)) {
      found.add(target.name);
    }
  }
  ts.forEachChild(node, (child) => {
    unnamable(child, found);
  });
  return found;
}

/** Every member that is ours, of a type or of each part of a union. */
function membersOf(type) {
  if (type.isUnion()) return type.types.flatMap(membersOf);
  return checker.getPropertiesOfType(type).filter(({ declarations }) => declarations?.every(own));
}

for (const symbol of exported) {
  const [declaration] = symbol.declarations ?? [];
  if (!declaration || !own(declaration)) continue;
  const isType = (symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)) !== 0;
  // the props of a component are introduced by the component itself
  const isProps = isType && symbol.name.endsWith('Props');
  if (!isProps && !documented(symbol)) problems.push(`${place(declaration)} ${symbol.name} has no docstring`);
  if (!isType) continue;
  for (const member of membersOf(checker.getDeclaredTypeOfSymbol(symbol))) {
    const [at] = member.declarations;
    if (!documented(member)) problems.push(`${place(at)} ${symbol.name}.${member.name} has no docstring`);
    // the tool that makes Storybook's tables passes over methods
    if (isProps && ts.isMethodSignature(at)) {
      problems.push(`${place(at)} ${symbol.name}.${member.name} is a method: write a property, \`(…) => …\``);
    }
    for (const name of unnamable(at))
      problems.push(`${place(at)} ${symbol.name}.${member.name} needs ${name}, which is not exported`);
  }
}

const readme = readFileSync(join(uiSrc, '../README.md'), 'utf8');
const rows = [...readme.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
const names = components.map((folder) => basename(folder));
const passedOn = new Set(index.statements.map(({ moduleSpecifier }) => moduleSpecifier?.text));
for (const folder of components)
  if (!passedOn.has(`./${folder}`)) problems.push(`index.ts does not export ./${folder}`);
for (const name of names) {
  if (rows.filter((row) => row === name).length !== 1) problems.push(`README.md does not say once when to use ${name}`);
}
const props = await readProps();
const functions = (await readFunctions()).map(({ name }) => name);
const known = new Set([...names, ...functions]);
for (const row of rows) if (!known.has(row)) problems.push(`README.md speaks of ${row}, which is not there`);

// a component that stands on the page of another, a hook, a function: somewhere it is told of
const pages = Object.entries(await readLlms());
const headings = new Set(pages.flatMap(([, text]) => text.match(/^# \w+|^## Props of \w+/gm) ?? []));
const { 'llms.txt': told } = Object.fromEntries(pages);
for (const name of Object.keys(props).map((path) => basename(path))) {
  if (!readme.includes(`\`${name}\``)) problems.push(`README.md does not say what ${name} is for`);
  if (!headings.has(`# ${name}`) && !headings.has(`## Props of ${name}`))
    problems.push(`no page of llms/ has the props of ${name}`);
}
for (const name of functions) {
  if (!readme.includes(`\`${name}\``)) problems.push(`README.md does not say what ${name} is for`);
  if (!told.includes(`- \`${name}(`)) problems.push(`llms.txt does not say how ${name} is called`);
}

for (const [path, all] of Object.entries(props))
  for (const { name, type, fields, default: taken, promised } of all) {
    if (promised && promised !== taken)
      problems.push(`${path} ${name} is ${taken} by default, and its docstring says ${promised}`);
    if (type === 'any') problems.push(`${path} ${name} takes anything: say what`);
    if (/JSXElementConstructor/.test(`${type} ${fields}`))
      problems.push(`${path} ${name} reads ${type}: scripts/ui/props.mjs has to write it as people do`);
  }

if (problems.length > 0) {
  console.error([...new Set(problems)].toSorted().join('\n'));
  process.exit(1);
}
console.log(`${exported.size} exports documented`);
