import { AppLinks } from './AppLinks';
import { PageLink, type PageLinkProps, StoryLinks } from './StoryLinks';

const foundations = [
  'Colour',
  'Type',
  'Space',
  'Shape',
  'Density',
  'Motion',
  'Icons',
  'Kawung',
  'Voice',
  'MoneyAndDates',
  'ThemeEditor',
];
const patterns = ['Form', 'Checkout', 'EmptyAndError', 'ConfirmAndUndo', 'Loading', 'Selection'];

/** The parts of the sidebar, what each holds and a link into it. */
export function StartMap() {
  return (
    <ul className="doc-cards doc-cards-mid">
      <li className="doc-card">
        <h3>Gallery</h3>
        <p className="sd-small">A screen in all its states side by side, in both themes and at both widths.</p>
        <ul className="doc-links">
          <li>
            <a className="sd-link sd-small" href="./?path=/story/gallery--gallery" target="_top">
              Open the gallery
            </a>
          </li>
        </ul>
      </li>
      <li className="doc-card">
        <h3>Screens</h3>
        <p className="sd-small">Each route in every state it can have, as a guest and as staff see it.</p>
        <AppLinks to={['menu', 'checkout', 'order board']} />
      </li>
      <li className="doc-card">
        <h3>Flows</h3>
        <p className="sd-small">Whole ways through the shop that walk by themselves: as a hand would.</p>
        <AppLinks to={['sign-up to paid order', 'add a product']} />
      </li>
      <li className="doc-card">
        <h3>UI</h3>
        <p className="sd-small">Every part in every state, with its props.</p>
        <StoryLinks parts={['Button', 'TextField', 'Modal', 'ProductCard']} />
      </li>
      <li className="doc-card">
        <h3>Foundations</h3>
        <p className="sd-small">What parts are made of, read from the stylesheet itself.</p>
        <PageLinks of="Foundations" pages={foundations} />
      </li>
      <li className="doc-card">
        <h3>Patterns</h3>
        <p className="sd-small">How parts are put together, when, and when not.</p>
        <PageLinks of="Patterns" pages={patterns} />
      </li>
    </ul>
  );
}

function PageLinks({ of, pages }: Pick<PageLinkProps, 'of'> & { pages: string[] }) {
  return (
    <ul className="doc-links">
      {pages.map((page) => (
        <li key={page}>
          <PageLink of={of} page={page} />
        </li>
      ))}
    </ul>
  );
}
