import { appStories } from './appStories';

/** As Storybook makes an address of a title: `Flows/Add a product` becomes `flows-add-a-product`. */
const slug = (title: string) => title.toLowerCase().replace(/[^a-z\d]+/g, '-');
/** And of a story's name, which parts at its capitals as well. */
const kebab = (story: string) => slug(story.replace(/(?<=[a-z])(?=[A-Z])/g, '-'));

/** The way to screens and flows of the app. */
export function AppLinks({ to }: { to: (keyof typeof appStories)[] }) {
  return (
    <ul className="doc-links">
      {to.map((name) => {
        const [title, story] = appStories[name];
        const kind = title.startsWith('Flows/') ? 'Flow' : 'Screen';
        return (
          <li key={name}>
            <a className="link small" href={`./?path=/story/${slug(title)}--${kebab(story)}`} target="_top">
              {kind}: {name}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
