import { capital, insertBefore, kebab, words } from './text.mjs';

/** A list for staff, with every state of it: its data comes by props until a hook of api-client brings it. */
export function planScreen(read, feature, name) {
  if (['lib', 'testing'].includes(feature)) throw new Error(`${feature} is for all features and has no screen`);
  if (name.endsWith('Screen')) throw new Error('the name goes without Screen');

  const folder = `packages/screens/src/${feature}`;
  const title = words(name);
  const block = `${kebab(name)}-screen`;
  const made = {
    [`${folder}/${name}Screen.tsx`]: `import type { ApiError } from '@seduh/api-client';
import { EmptyState, Skeleton } from '@seduh/ui';
import { ListFailed } from '../lib/page/ListFailed';
import { PageTitle } from '../lib/page/PageTitle';
import './${name}Screen.css';

export interface ${name}ScreenProps {
  /** What is listed; undefined until it has come. */
  items: readonly string[] | undefined;
  /** Why it did not come. */
  error?: ApiError;
  /** Asks for it again. */
  onRetry: () => void;
}

/** What ${name} is, and for whom, in one sentence. */
export function ${name}Screen({ items, error, onRetry }: ${name}ScreenProps) {
  return (
    <div className="sd-wrap ${block}">
      <PageTitle>${title}</PageTitle>
      <h1 className="sd-display sd-t-1">${title}</h1>
      {error && !items ? (
        <ListFailed title="The list did not come" error={error} onRetry={onRetry} />
      ) : !items ? (
        <div aria-busy="true">
          <p className="sd-sr" role="status">
            Loading the list
          </p>
          <Skeleton height="title" />
        </div>
      ) : items.length === 0 ? (
        <EmptyState title="Nothing here yet" text="What there is stands here." />
      ) : (
        <ul className="${block}-list">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
`,
    [`${folder}/${name}Screen.css`]: `@layer app {
  .${block} { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; padding-block: 0.25rem 3rem; }
  .${block}-list { display: grid; gap: 0.75rem; margin: 0; padding: 0; list-style: none; overflow-wrap: anywhere; }
}
`,
    [`${folder}/${name}Screen.stories.tsx`]: `import { ApiError } from '@seduh/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ${name}Screen } from './${name}Screen';

const meta = {
  title: 'Screens/${name}',
  component: ${name}Screen,
  args: { items: ['The first', 'The second'], onRetry: fn() },
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof ${name}Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The second')).toBeVisible();
  },
};

export const LongText: Story = {
  args: { items: ['Wolfeschlegelsteinhausenbergerdorff Kusumawardhani Prawirodirdjo '.repeat(3).trim()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('listitem')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { items: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the list')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing here yet')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { items: undefined, error: new ApiError({ code: 'INTERNAL', status: 500, msg: 'Something broke' }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
`,
  };

  const index = `${folder}/index.ts`;
  const line = `export { ${name}Screen } from './${name}Screen';`;
  const page = name[0].toLowerCase() + name.slice(1);
  const address = `/${kebab(name)}`;
  return {
    made,
    changed: { [index]: named(read(index), line) },
    next: [
      `data: a hook of packages/api-client in place of items, error and onRetry, its named failures in the stories' beforeEach`,
      `address: ${page}: { path: '${address}', role: 'Admin' } in PAGES (packages/contract/src/constants/pages.ts); from there the compiler leads`,
      `states: ${page}: ['${name}', { ...aList, ...forStaff }] in scripts/checks/page-states.ts (NotFound and Admin cannot be)`,
      `stories that need the address: SignedOut = turnedAway(null, '${address}'), Forbidden = turnedAway('customer', '${address}') from ../testing/turnedAway`,
      `route: apps/storefront/src/routes/${capital(name)}Route.tsx, named by staffPages.ts and table.ts; its href: packages/screens/src/lib/paths.ts`,
      'pictures: npm run visual',
    ],
  };
}

/** The entry file with the screen in it, by the names of its files. */
function named(text, line) {
  if (text === undefined) return `${line}\n`;
  const fileOf = (one) => / from '\.\/([^']+)'/.exec(one)?.[1] ?? '';
  return insertBefore(text, line, (one) => one === '' || fileOf(one).localeCompare(fileOf(line)) > 0);
}
