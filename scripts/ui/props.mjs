// What others import, as TypeScript knows it. Of every component its props: members instead of names, what is inherited
// from a look, and the defaults that the code really takes. Of every hook and function what it is called with.
import { join } from 'node:path';
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

/** How TypeScript writes an element of whatever kind: as nobody does. */
const ANY_ELEMENT = 'ReactElement<unknown, string | JSXElementConstructor<any>>';

/**
 * @typedef {object} OwnFunction
 * @property {string} name `formatRupiah`; of an object's each: `toast.success`
 * @property {string} [folder] of the component it comes with: `Toaster`
 * @property {string} signature `(message: string): void`
 * @property {string} description
 * @property {string} [deprecated] what to take instead
 */

/** @returns {Promise<{ props: Record<string, Prop[]>, told: Record<string, string>, functions: OwnFunction[] }>} */
function readApi() {
  const sources = uiFiles().map(({ name }) => `packages/ui/src/${name}`);
  return kept('props', ['scripts/ui/props.mjs', ...sources], async () => findApi());
}

/**
 * @returns {Promise<Record<string, Prop[]>>} by the component's folder inside `src` and its name: `Button/Button`,
 *   `Link/LinkProvider`
 */
export const readProps = async () => (await readApi()).props;

/** @returns {Promise<Record<string, string>>} docstrings of the components, by the same names */
export const readDocstrings = async () => (await readApi()).told;

/** @returns {Promise<OwnFunction[]>} hooks and functions, by their names */
export const readFunctions = async () => (await readApi()).functions;

function findApi() {
  const entry = join(uiSrc, 'index.ts');
  const program = ts.createProgram([entry], OPTIONS);
  const checker = program.getTypeChecker();
  const isOwn = (node) => node.getSourceFile().fileName.startsWith(`${uiSrc}/`);
  const defaults = readDefaults(program, checker, isOwn);

  const short = (text) => text.replaceAll(ANY_ELEMENT, 'ReactElement');
  const written = (type) => short(checker.typeToString(type, undefined, FORMAT));
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

  const read = (component) => {
    const source = component.declarations[0].getSourceFile();
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
        const isHere = symbol.declarations[0].getSourceFile() === source;
        return {
          name: symbol.name,
          ...type,
          fields: fieldsOf(checker.getTypeOfSymbol(symbol)),
          isRequired,
          default: inCode?.get(component.name) ?? promised ?? (agreed.size === 1 ? [...agreed][0] : undefined),
          // a part may take another default of a look than those it shares the look with
          promised: isHere ? promised : undefined,
          description: text.replace(DEFAULT, ''),
        };
      })
      .toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired));
  };

  /** The values of ours that a file passes on, whatever file they are written in. */
  const valuesOf = (file) =>
    checker
      .getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(join(uiSrc, file))))
      .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
      .filter(({ flags, declarations }) => flags & ts.SymbolFlags.Value && declarations?.every(isOwn));
  const isComponent = ({ name }) => /^[A-Z]/.test(name);
  const docstring = (symbol) => ts.displayPartsToString(symbol.getDocumentationComment(checker));

  const parts = components.flatMap((folder) =>
    valuesOf(`${folder}/index.ts`)
      .filter(isComponent)
      .map((symbol) => [`${folder}/${symbol.name}`, symbol]),
  );
  const folderOf = new Map(components.flatMap((folder) => valuesOf(`${folder}/index.ts`).map((one) => [one, folder])));

  /** A function, or each of an object of them. */
  const describeFunction = (symbol, folder, name = symbol.name) => {
    const type = checker.getTypeOfSymbol(symbol);
    const [signature] = type.getCallSignatures();
    if (!signature)
      return checker.getPropertiesOfType(type).flatMap((one) => describeFunction(one, folder, `${name}.${one.name}`));
    const deprecated = symbol.getJsDocTags(checker).find((tag) => tag.name === 'deprecated');
    return {
      name,
      folder,
      signature: short(checker.signatureToString(signature, undefined, FORMAT)),
      description: docstring(symbol),
      deprecated: deprecated && ts.displayPartsToString(deprecated.text),
    };
  };
  const functions = valuesOf('index.ts')
    .filter((symbol) => !isComponent(symbol))
    .flatMap((symbol) => describeFunction(symbol, folderOf.get(symbol)))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));

  return {
    props: Object.fromEntries(parts.map(([path, symbol]) => [path, read(symbol)])),
    told: Object.fromEntries(parts.map(([path, symbol]) => [path, docstring(symbol)])),
    functions,
  };
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
