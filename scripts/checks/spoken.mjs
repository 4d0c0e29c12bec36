// Finds the texts in a source that people read or hear, and tells them from those that are for the machine.
import ts from 'typescript';

/** Attributes that people read or hear. */
const SPOKEN = /^(aria-(label|valuetext|roledescription)|label|title|alt|placeholder|prefix|suffix|legend|strength)$/;
/** Props whose default is said. */
const SPOKEN_DEFAULT = /(label|text|words|placeholder|name)$/i;
/** Calls and attributes whose text is for the machine. */
const SILENT_CALL =
  /(querySelector|closest|matches|startsWith|endsWith|includes|getPropertyValue|usePhrases|clsx|Class|createElement|exec|test|parse|NumberFormat)/;
const SILENT_ATTRIBUTE = /^(className|d|sizes|width|height|transform|viewBox|style|points)$/;
const MACHINE_TEXT = /^(M-?[\d.]|@|use no memo$)/;

/** @param {string} path its ending says whether elements may stand in it @param {string} text */
export const parse = (path, text) => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);

/** What stands round a text: the nearest attribute, call, comparison or default that decides whether it is said. */
function roleOf(node) {
  for (let at = node.parent, child = node; at; child = at, at = at.parent) {
    if (ts.isLiteralTypeNode(at) || ts.isImportDeclaration(at) || ts.isExportDeclaration(at)) return 'silent';
    if (ts.isPropertyAssignment(at) && at.name === child) return 'silent';
    if (ts.isElementAccessExpression(at) || (ts.isThrowStatement(at) && at)) return 'silent';
    if (ts.isJsxAttribute(at)) {
      const name = at.name.getText();
      return SILENT_ATTRIBUTE.test(name) ? 'silent' : SPOKEN.test(name) ? 'spoken' : 'maybe';
    }
    if (ts.isJsxExpression(at) && !ts.isJsxAttribute(at.parent)) return 'spoken';
    if (ts.isCallExpression(at) && child !== at.expression) {
      return SILENT_CALL.test(at.expression.getText()) ? 'silent' : 'maybe';
    }
    if (ts.isBinaryExpression(at) && /^[=!]==$|^(in|instanceof)$/.test(at.operatorToken.getText())) return 'silent';
    if (ts.isConditionalExpression(at) && at.condition === child) return 'silent';
    if (ts.isBindingElement(at) && at.initializer === child) {
      return SPOKEN_DEFAULT.test(at.name.getText()) ? 'spoken' : 'maybe';
    }
    if (ts.isBlock(at) || ts.isSourceFile(at)) return 'maybe';
  }
  return 'maybe';
}

/**
 * Texts of a source that people may read or hear, with what is filled in as `…`.
 * @param {ts.SourceFile} source
 * @param {(node: ts.Node) => boolean} [isSaid] whether this text is said, wherever it stands
 * @returns {{ node: ts.Node, text: string }[]}
 */
export function spokenIn(source, isSaid = () => false) {
  const found = [];
  const look = (node) => {
    let text;
    if (ts.isJsxText(node)) text = node.text.replace(/\s+/g, ' ').trim();
    else if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) text = node.text;
    else if (ts.isTemplateExpression(node)) {
      text = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…').trim();
    }
    if (text && /\p{L}/u.test(text) && !MACHINE_TEXT.test(text)) {
      const role = ts.isJsxText(node) || isSaid(node) ? 'spoken' : roleOf(node);
      // where nothing says so, a text is said if it is written like a sentence
      const isSentence = /^\p{Lu}/u.test(text) || /\p{L}[ ,]+(\p{L}|…)/u.test(text) || /… \p{L}/u.test(text);
      if (role === 'spoken' || (role === 'maybe' && isSentence)) found.push({ node, text });
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}
