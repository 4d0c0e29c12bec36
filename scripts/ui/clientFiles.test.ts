import ts from 'typescript';
import { expect, it } from 'vitest';
import { clientFiles } from './clientFiles.mjs';

const parse = (files: Record<string, string>) =>
  Object.entries(files).map(([name, text]) => ({
    name,
    source: ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX),
  }));

it.each([
  ['a hook of the browser', `import { useState } from 'react';\nexport const A = () => useState(0)[0];`, true],
  ['a hook the server has', `import { useId } from 'react';\nexport const A = () => <p id={useId()} />;`, false],
  ['one by the name of all', `import * as React from 'react';\nexport const A = () => React.useState(0)[0];`, true],
  [
    'one of the server’s by that',
    `import React from 'react';\nexport const A = () => <p id={React.useId()} />;`,
    false,
  ],
  ['a type named like one', `import type { Component } from 'react';\nexport type A = Component;`, false],
  ['a context', `import { createContext } from 'react';\nexport const A = createContext(0);`, true],
  ['a handler of its own', `export const A = () => <b onClick={() => {}} />;`, true],
  [
    'a handler by its name, behind a condition',
    `const f = () => {};\nexport const A = (p) => <b onClick={p.x ? f : p.y} />;`,
    true,
  ],
  ['a handler of its caller', `export const A = ({ onClick }) => <b onClick={onClick} />;`, false],
  ['a list', `export const A = ({ all }) => <b>{all.map((one) => <i>{one}</i>)}</b>;`, false],
  [
    'a call of what is for the browser',
    `import toast from 'react-hot-toast/headless';\nexport const A = () => toast('x');`,
    true,
  ],
])('%s', (_, text, needsBrowser) => {
  expect([...clientFiles(parse({ 'A/A.tsx': text }))]).toEqual(needsBrowser ? ['A/A.tsx'] : []);
});

it('follows calls through index files, and stops where a part is only rendered', () => {
  const files = {
    'B/B.tsx': `import { useState } from 'react';\nexport const useB = () => useState(0);\nexport const B = () => <b>{useB()}</b>;`,
    'B/index.ts': `export { B, useB } from './B';`,
    'Calls/Calls.tsx': `import { useB } from '../B';\nexport const Calls = () => <i>{useB()}</i>;`,
    'Renders/Renders.tsx': `import { B } from '../B';\nexport const Renders = () => <B />;`,
  };
  expect([...clientFiles(parse(files))].toSorted()).toEqual(['B/B.tsx', 'Calls/Calls.tsx']);
});
