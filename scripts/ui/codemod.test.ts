import ts from 'typescript';
import { expect, it } from 'vitest';
import { CODEMODS, rename } from '../../packages/ui/codemods/rename.mjs';

const run = (text: string) => rename(ts, text, CODEMODS['image-problem']);

it.each([
  [
    'an import and its uses',
    `import { pictureProblem, type PictureRules } from '@seduh/ui';\nconst r: PictureRules = x;\npictureProblem(f, r);`,
    `import { imageProblem, type ImageRules } from '@seduh/ui';\nconst r: ImageRules = x;\nimageProblem(f, r);`,
  ],
  [
    'a part by its own name, under another name',
    `import { pictureProblem as problem } from '@seduh/ui/ImageDrop';\nproblem(f, r);`,
    `import { imageProblem as problem } from '@seduh/ui/ImageDrop';\nproblem(f, r);`,
  ],
  [
    'a namespace',
    `import * as ui from '@seduh/ui';\nui.pictureProblem(f, r as ui.PictureRules);`,
    `import * as ui from '@seduh/ui';\nui.imageProblem(f, r as ui.ImageRules);`,
  ],
  [
    'shorthand, and keys that only look like it',
    `import { pictureProblem } from '@seduh/ui';\nf({ pictureProblem }, { pictureProblem: 1 }, o.pictureProblem);`,
    `import { imageProblem } from '@seduh/ui';\nf({ pictureProblem: imageProblem }, { pictureProblem: 1 }, o.pictureProblem);`,
  ],
  [
    'what a file passes on keeps its name',
    `export { pictureProblem } from '@seduh/ui';\nimport { PictureRules } from '@seduh/ui';\nexport { PictureRules };`,
    `export { imageProblem as pictureProblem } from '@seduh/ui';\nimport { ImageRules } from '@seduh/ui';\nexport { ImageRules as PictureRules };`,
  ],
  [
    'a file that has the new name already',
    `import { pictureProblem } from '@seduh/ui';\nconst imageProblem = 1;\npictureProblem(f, r);`,
    `import { imageProblem as pictureProblem } from '@seduh/ui';\nconst imageProblem = 1;\npictureProblem(f, r);`,
  ],
  [
    'a shadowed name',
    `import { pictureProblem } from '@seduh/ui';\nconst g = (pictureProblem) => pictureProblem;`,
    `import { imageProblem as pictureProblem } from '@seduh/ui';\nconst g = (pictureProblem) => pictureProblem;`,
  ],
])('renames %s', (_, before, after) => {
  expect(run(before)).toEqual({ text: after, left: [] });
});

it('leaves the same name from elsewhere alone', () => {
  const text = `import { pictureProblem } from './mine';\nimport { Button } from '@seduh/ui';\npictureProblem(1);`;
  expect(run(text)).toEqual({ text, left: [] });
});

it('names what a person has to look at', () => {
  const text = `const { pictureProblem } = await import('@seduh/ui');`;
  expect(run(text)).toEqual({ text, left: ['pictureProblem'] });
});
