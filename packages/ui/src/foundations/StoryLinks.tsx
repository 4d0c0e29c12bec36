// only the names are wanted: nothing here is ever loaded
const stories = Object.keys(
  import.meta.glob(['../{,shop/}[A-Z]*/*.stories.tsx', './*.stories.tsx', '../patterns-docs/*.stories.tsx']),
);

const kebab = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

/** @param path how the story's file ends */
function addressOf(path: string, story: string): string {
  if (!stories.some((file) => file.endsWith(path))) throw new Error(`There is no ${path}`);
  return `./?path=${story}`;
}

export interface PageLinkProps {
  /** The part of the sidebar it is in. */
  of: 'Foundations' | 'Patterns';
  /** The page's file without its ending: `MoneyAndDates`. */
  page: string;
}

/**
 * A link to a page of this handbook.
 * @throws when there is none
 */
export function PageLink({ of, page }: PageLinkProps) {
  const file = `/${page}.stories.tsx`;
  const words = kebab(page);
  return (
    <a
      className="sd-link sd-small"
      href={addressOf(file, `/story/${of.toLowerCase()}-${words}--${words}`)}
      target="_top"
    >
      {page[0] + words.slice(1).replaceAll('-', ' ')}
    </a>
  );
}

/** Components whose stories keep an older name, which links and screenshots use. */
const files: Partial<Record<string, string>> = { SortDropdown: 'Select' };

export interface StoryLinksProps {
  /** Components by the name of their stories. */
  parts: string[];
}

/**
 * Links to the stories of components.
 * @throws for a component that has none, so no link is dead
 */
export function StoryLinks({ parts }: StoryLinksProps) {
  return (
    <ul className="doc-links">
      {parts.map((part) => (
        <li key={part}>
          <a
            className="sd-link sd-small"
            href={addressOf(`/${files[part] ?? part}.stories.tsx`, `/docs/ui-${part.toLowerCase()}--docs`)}
            target="_top"
          >
            {part}
          </a>
        </li>
      ))}
    </ul>
  );
}
