// pnpm gen component Name: the four files every component has, ready to be filled.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [kind, name] = process.argv.slice(2);
if (kind !== 'component' || !/^[A-Z][A-Za-z0-9]+$/.test(name ?? '')) {
  console.error('usage: pnpm gen component Name');
  process.exit(2);
}

const src = fileURLToPath(new URL('../packages/ui/src', import.meta.url));
const folder = join(src, name);
if (existsSync(folder)) {
  console.error(`${name} exists already`);
  process.exit(1);
}

const block = name.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase();
const files = {
  'index.ts': `export { ${name}, type ${name}Props } from './${name}';\n`,
  [`${name}.css`]: `@layer components {\n  .${block} {\n    display: block;\n  }\n}\n`,
  [`${name}.tsx`]: `import './${name}.css';
import type { ComponentProps } from 'react';
import { clsx } from 'clsx';

export type ${name}Props = ComponentProps<'div'>;

/** What ${name} is for, in one sentence. */
export function ${name}({ className, ...rest }: ${name}Props) {
  return <div className={clsx('${block}', className)} {...rest} />;
}
`,
  [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from './${name}';

const meta = {
  component: ${name},
  args: { children: '${name}' },
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };
`,
  [`${name}.test.tsx`]: `import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ${name} } from './${name}';

it('lands className and the rest on its root', () => {
  render(<${name} className="extra" data-testid="root" />);
  expect(screen.getByTestId('root').classList).toContain('extra');
});
`,
};

mkdirSync(folder);
for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
const index = join(src, 'index.ts');
appendFileSync(index, `export * from './${name}';\n`);
writeFileSync(index, `${readFileSync(index, 'utf8').trim().split('\n').sort((a, b) => a.localeCompare(b)).join('\n')}\n`);
console.log(`packages/ui/src/${name}: ${Object.keys(files).join(', ')}`);
