// pnpm gen component Name: the files every component has, ready to be filled, and its place in the package's list.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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
  [`${name}.tsx`]: `import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import './${name}.css';

export interface ${name}Props extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is read on it. */
  label: string;
}

/** What ${name} is, in one sentence. */
export function ${name}({ label, className, ...rest }: ${name}Props) {
  return (
    <div {...rest} className={clsx('${block}', className)}>
      {label}
    </div>
  );
}
`,
  [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from './${name}';

const meta = {
  component: ${name},
  args: { label: '${name}' },
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = { args: { label: 'Words that go on for longer than there is room for' } };
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '12rem' }}>
        <Story />
      </div>
    ),
  ],
};
export const Dark: Story = { globals: { theme: 'dark' } };
`,
  [`${name}.test.tsx`]: `import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { ${name} } from './${name}';

it('puts class, ref and the rest on the root', () => {
  const ref = createRef<HTMLDivElement>();
  render(<${name} ref={ref} className="extra" id="one" label="Words" />);
  expect(screen.getByText('Words')).toBe(ref.current);
  expect(ref.current?.classList).toContain('extra');
  expect(ref.current?.id).toBe('one');
});
`,
};

mkdirSync(folder);
for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
const index = join(src, 'index.ts');
const lines = readFileSync(index, 'utf8').trim().split('\n');
const line = `export { ${name}, type ${name}Props } from './${name}';`;
// the general parts stand first, one line each, in order; then those of the shop
const next = lines.findIndex((one) => !/ from '\.\/[A-Z]/.test(one) || one.localeCompare(line) > 0);
lines.splice(next, 0, line);
writeFileSync(index, `${lines.join('\n')}\n`);
console.log(`packages/ui/src/${name}: ${Object.keys(files).join(', ')}`);
console.log('Next: its states as stories, and a line in packages/ui/README.md that says when to use it');
