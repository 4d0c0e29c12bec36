import ts from 'typescript';
import { expect, it } from 'vitest';
import { declarations, stylesheetsOf } from './imports.mjs';

const FILES = Object.entries({
  'index.ts': `export { A as First } from './A';\nexport * from './B';\nexport type { Props } from './C';`,
  'A/index.ts': `export * from './A';`,
  'A/A.tsx': `import { c } from '../C';\nimport './A.css';\nexport function A() { return c; }`,
  'B/index.ts': `export * from './B';\nexport { b2 as other } from './b2';`,
  'B/B.tsx': `import './B.css';\nconst B = 1;\nexport { B };`,
  'B/b2.ts': `import './b2.css';\nexport const b1 = 1, b2 = 2;`,
  'C/index.ts': `export { c } from './C';\nexport { d } from './d';`,
  'C/C.tsx': `import './C.css';\nexport const c = 1;\nexport type Props = object;`,
  'C/d.ts': `import './d.css';\nexport const d = 1;`,
}).map(([name, text]) => ({ name, source: ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true) }));

it.each([
  ['First', 'A/A.tsx'],
  ['B', 'B/B.tsx'],
  ['other', 'B/b2.ts'],
  ['nobody', 'index.ts'],
])('finds who declares %s, also where an index passes on all', (name, file) => {
  expect(declarations(FILES)('main.ts', './index', name)).toBe(file);
});

it('takes the styles of all that is passed on, and only those', () => {
  expect(stylesheetsOf(FILES)('index.ts')).toEqual(['C/C.css', 'A/A.css', 'B/B.css', 'B/b2.css']);
  expect(stylesheetsOf(FILES)('A/index.ts')).toEqual(['C/C.css', 'A/A.css']);
});
