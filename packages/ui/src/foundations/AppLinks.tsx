/** Stories of the app to which the handbook leads: title and name, by the words of the link. */
export const appStories = {
  menu: ['Screens/Products', 'Success'],
  cart: ['Screens/Cart', 'Success'],
  checkout: ['Screens/Payment', 'Success'],
  'changed price': ['Screens/Payment/Refusals', 'PriceChanged'],
  'sign up': ['Screens/SignUp', 'Success'],
  'new product': ['Screens/ProductForm/New', 'Success'],
  profile: ['Screens/Profile', 'Success'],
  history: ['Screens/History', 'Success'],
  'error pages': ['Screens/Problem', 'NotFound'],
  'order board': ['Screens/Orders', 'Success'],
  'sign-up to paid order': ['Flows/Sign-up to paid order', 'Cash'],
  'add a product': ['Flows/Add a product', 'WithPicture'],
} as const satisfies Record<string, readonly [title: string, story: string]>;

/** As Storybook makes an address of a title: `Flows/Add a product` becomes `flows-add-a-product`. */
const slug = (title: string) => title.toLowerCase().replace(/[^a-z\d]+/g, '-');
/** And of a story's name, which parts at its capitals as well. */
const kebab = (story: string) => slug(story.replace(/(?<=[a-z])(?=[A-Z])/g, '-'));

/** Links to screens and flows of the app. */
export function AppLinks({ to }: { to: (keyof typeof appStories)[] }) {
  return (
    <ul className="doc-links">
      {to.map((name) => {
        const [title, story] = appStories[name];
        const kind = title.startsWith('Flows/') ? 'Flow' : 'Screen';
        return (
          <li key={name}>
            <a className="sd-link sd-small" href={`./?path=/story/${slug(title)}--${kebab(story)}`} target="_top">
              {kind}: {name}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
