// The props of every component as TypeScript knows them: members instead of names, what is inherited from a look, and
// the defaults that the code really takes.
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { kept } from '../checks/kept.mjs';
import { components, uiFiles, uiSrc } from './sources.mjs';

/**
 * @typedef {object} Prop
 * @property {string} name
 * @property {string} type as one would write it: `'sm' | 'md' | 'lg'`
 * @property {string[]} [options] the members, where all of them are literals
 * @property {string} [fields] of a type of ours, what is in it
 * @property {boolean} isRequired
 * @property {string} [default] as code
 * @property {string} [promised] what its docstring says of the default, where the part itself declares it
 * @property {string} description
 */

const OPTIONS = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  allowArbitraryExtensions: true,
  types: [],
};
const FORMAT = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;
const DEFAULT = /\s*(?:Default|By default) `([^`]+)`\.?/;

/** @returns {string[]} components by their file inside `src`, without its ending: `Button/Button` */
const componentFiles = () => [
  ...components.map((folder) => `${folder}/${basename(folder)}`),
  // two components of one folder, each with its page
  ...['Select/SelectField'].filter((file) => existsSync(join(uiSrc, `${file}.tsx`))),
];

/**
 * The props of all components; what takes seconds to read is kept until a source changes.
 * @returns {Promise<Record<string, Prop[]>>} by the component's file inside `src`: `Button/Button`
 */
export function readProps() {
  const sources = uiFiles().map(({ name }) => `packages/ui/src/${name}`);
  return kept('props', ['scripts/ui/props.mjs', ...sources], async () => findProps());
}

function findProps() {
  const entry = join(uiSrc, 'index.ts');
  const program = ts.createProgram([entry], OPTIONS);
  const checker = program.getTypeChecker();
  const isOwn = (node) => node.getSourceFile().fileName.startsWith(`${uiSrc}/`);
  const defaults = readDefaults(program, checker, isOwn);

  const written = (type) => checker.typeToString(type, undefined, FORMAT);
  const membersOf = (type) => (type.isUnion() ? type.types : [type]);
  const isNothing = ({ flags }) => (flags & ts.TypeFlags.Undefined) !== 0;
  const isLiteral = ({ flags }) => (flags & (ts.TypeFlags.StringLiteral | ts.TypeFlags.NumberLiteral)) !== 0;

  /** Of an interface or a list of ours: its fields, one a line. */
  const fieldsOf = (type) => {
    const bare = membersOf(type).find((member) => !isNothing(member)) ?? type;
    const [item] = checker.isArrayType(bare) ? checker.getTypeArguments(bare) : [bare];
    const symbol = item?.aliasSymbol ?? item?.symbol;
    if (!symbol?.declarations?.every(isOwn) || item.isUnion() || item.getCallSignatures().length > 0) return undefined;
    const fields = checker.getPropertiesOfType(item).filter(({ declarations }) => declarations?.every(isOwn));
    const lines = fields.map((field) => {
      const mark = field.flags & ts.SymbolFlags.Optional ? '?' : '';
      return `${field.name}${mark}: ${describeType(field).type}`;
    });
    return lines.length > 0 ? lines.join('\n') : undefined;
  };

  /** The literals of a union in the order they are written in, behind whatever names. */
  const orderOf = (node) => {
    if (node && ts.isUnionTypeNode(node)) return node.types.flatMap((part) => orderOf(part));
    const symbol = node && ts.isTypeReferenceNode(node) && checker.getSymbolAtLocation(node.typeName);
    if (!symbol) return node ? [node.getText()] : [];
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return orderOf(target.declarations?.find(ts.isTypeAliasDeclaration)?.type);
  };

  const describeType = (symbol) => {
    const [declaration] = symbol.declarations;
    // as it is written down, it has no `undefined` that only a question mark brought
    const node = isOwn(declaration) ? declaration.type : undefined;
    const type = node ? checker.getTypeFromTypeNode(node) : checker.getTypeOfSymbol(symbol);
    const members = membersOf(type).filter((member) => !isNothing(member));
    const order = orderOf(node);
    const options =
      members.length > 1 && members.every(isLiteral)
        ? members.map(written).toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
        : undefined;
    return { type: options ? options.join(' | ') : written(type).replace(/ \| undefined$/, ''), options };
  };

  /** Every prop of a type, or of each part of a union; required where no part can do without it. */
  const propsOf = (type) => {
    const parts = membersOf(type);
    const found = new Map();
    for (const part of parts)
      for (const symbol of checker.getPropertiesOfType(part)) {
        const known = found.get(symbol.name) ?? { symbol, times: 0 };
        if (!(symbol.flags & ts.SymbolFlags.Optional)) known.times += 1;
        found.set(symbol.name, known);
      }
    return [...found.values()].map(({ symbol, times }) => ({ symbol, isRequired: times === parts.length }));
  };

  const read = (file) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(join(uiSrc, `${file}.tsx`)));
    const component = checker.getExportsOfModule(module).find(({ name }) => name === basename(file));
    const [signature] = checker.getTypeOfSymbol(component).getCallSignatures();
    const [parameter] = signature.parameters;
    if (!parameter) return [];
    const taken = new Set(
      (parameter.valueDeclaration.name.elements ?? [])
        .filter(({ dotDotDotToken }) => !dotDotDotToken)
        .map(({ propertyName, name }) => (propertyName ?? name).text),
    );
    return propsOf(checker.getTypeOfSymbol(parameter))
      .filter(
        ({ symbol: { name, declarations } }) => name !== 'className' && (declarations?.some(isOwn) || taken.has(name)),
      )
      .map(({ symbol, isRequired }) => {
        const text = ts.displayPartsToString(symbol.getDocumentationComment(checker));
        const inCode = defaults.get(symbol.declarations[0]);
        const agreed = new Set(inCode?.values());
        const type = describeType(symbol);
        const [, told] = DEFAULT.exec(text) ?? [];
        const isText = type.type === 'string' || type.options?.includes(`'${told}'`);
        const promised = told && isText ? `'${told}'` : told;
        const isHere = symbol.declarations[0].getSourceFile() === program.getSourceFile(join(uiSrc, `${file}.tsx`));
        return {
          name: symbol.name,
          ...type,
          fields: fieldsOf(checker.getTypeOfSymbol(symbol)),
          isRequired,
          default: inCode?.get(basename(file)) ?? promised ?? (agreed.size === 1 ? [...agreed][0] : undefined),
          // a part may take another default of a look than those it shares the look with
          promised: isHere ? promised : undefined,
          description: text.replace(DEFAULT, ''),
        };
      })
      .toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired));
  };
  return Object.fromEntries(componentFiles().map((file) => [file, read(file)]));
}

/**
 * What is taken in place of a prop that is left out: by the declaration of the prop, then by the function that says so.
 * Of a look (`buttonClass`) that is the function every button hands it to.
 */
function readDefaults(program, checker, isOwn) {
  const defaults = new Map();
  const note = (declaration, owner, text) => {
    const known = defaults.get(declaration) ?? new Map();
    defaults.set(declaration, known.set(owner, text));
  };
  const visit = (node) => {
    if (ts.isParameter(node) && ts.isObjectBindingPattern(node.name)) {
      const props = checker.getTypeAtLocation(node);
      for (const { propertyName, name, initializer } of node.name.elements) {
        const prop = initializer && props.getProperty((propertyName ?? name).text);
        const [declaration] = prop?.declarations ?? [];
        if (declaration) note(declaration, node.parent.name?.text ?? '', initializer.getText());
      }
    }
    ts.forEachChild(node, visit);
  };
  for (const source of program.getSourceFiles()) if (isOwn(source)) visit(source);
  return defaults;
}
