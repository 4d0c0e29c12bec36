import { PREFIX } from '../ui/class-names.mjs';
import { insertBefore, kebab } from './text.mjs';

const SRC = 'packages/ui/src';
const INDEX = `${SRC}/index.ts`;

/** The files every component has, and its place in the package's list. */
export function planComponent(read, name) {
  const block = `${PREFIX}${kebab(name)}`;
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
  id: 'ui-${name.toLowerCase()}',
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
    [`${name}.guide.ts`]: `import type { Guide } from '../guide/types';

/** What is said of ${name}. */
export const guide = {
  name: '${name}',
  group: 'Saying something',
  status: { is: 'beta', since: 'next' },
  purpose: 'What it is for, in one sentence.',
  words: ['what others call it'],
  when: ['What somebody is after who should take it.'],
  whenNot: [{ need: 'What somebody is after who should not', use: 'Notice' }],
  anatomy: [{ name: 'Label', selector: 'div', words: 'Always there.' }],
  pairs: [{ id: 'words', do: 'Says what is the matter.', dont: 'Says that something is the matter.' }],
  content: ['How its words are written.'],
  states: [{ name: 'Rest', words: 'What one sees.', story: 'Default' }],
  behaviour: ['What it does by itself.'],
  keyboard: [],
  accessibility: [{ criterion: '1.4.3', how: 'How it is met.' }],
  responsive: ['What it does on a narrow page.'],
  related: [{ name: 'Notice', words: 'What that is for, next to it.' }],
} as const satisfies Guide;
`,
    [`${name}.figures.tsx`]: `import type { Figures } from '../guide/types';
import { ${name} } from './${name}';
import type { guide } from './${name}.guide';

export default {
  anatomy: <${name} label="${name}" />,
  pairs: { words: { do: <${name} label="The oven is cold" />, dont: <${name} label="Attention" /> } },
} satisfies Figures<typeof guide>;
`,
    [`${name}.example.tsx`]: `import { ${name} } from '@seduh/ui';

export const Example = () => <${name} label="${name}" />;
`,
  };

  const line = `export { ${name}, type ${name}Props } from './${name}';`;
  // the general parts stand first, one line each, in order; then those of the shop
  const isNext = (one) => !/ from '\.\/[A-Z]/.test(one) || one.localeCompare(line) > 0;
  return {
    made: Object.fromEntries(Object.entries(files).map(([file, text]) => [`${SRC}/${name}/${file}`, text])),
    changed: { [INDEX]: insertBefore(read(INDEX) ?? '', line, isNext) },
    next: [
      'its states as stories',
      'its guide: every sentence, two drawings for each pair, a snippet to copy; the group is its shelf in the sidebar',
      'a line in packages/ui/README.md that says when to use it, under the same group',
    ],
  };
}
