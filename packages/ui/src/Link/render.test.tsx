import { fireEvent, render, screen } from '@testing-library/react';
import {
  createElement,
  createRef,
  lazy,
  type MouseEvent,
  type ReactElement,
  type Ref,
  Suspense,
  useState,
} from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import * as ui from '..';

const went = vi.fn();

interface RouterProps extends Omit<ui.LinkProps, 'href' | 'className'> {
  to: string;
  className?: string | ((state: { isActive: boolean }) => string);
}

/** As the routers' own do it: the caller's handler first, then its own unless the press was taken. */
function RouterLink({ to, onClick, className, children, ...rest }: RouterProps) {
  const onRoute = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) went(to);
    event.preventDefault();
  };
  const dressed = typeof className === 'function' ? className({ isActive: true }) : className;
  return (
    <a {...rest} className={dressed} href={`/app${to}`} onClick={onRoute}>
      {children}
    </a>
  );
}

const Provided = ({ children, ...rest }: ui.LinkProps) => (
  <a {...rest} data-provided="">
    {children}
  </a>
);

/** An anchor to be filled. */
const Plain = (props: ui.LinkProps) => createElement('a', props);

const to = <RouterLink to="/shelf" />;
const nothing = () => {};
const line = { image: null, name: 'Cake', price: 25_000 };
const history = { statusLabel: 'Done', statusTone: 'ok', statusIcon: null, meta: '', selectLabel: 'Select' } as const;
const order = { number: 'Cake', ageMinutes: 1, who: '', deliveryMethod: '', deliveryIcon: null, lines: [] };
const pen = { kind: 'edit', label: 'Edit cake', render: to } as const;

/** Every part that leads somewhere, with the name of its link. */
const parts: [string, string, () => ReactElement][] = [
  ['Link', 'Cake', () => <ui.Link render={to}>Cake</ui.Link>],
  ['LinkButton', 'Cake', () => <ui.LinkButton render={to}>Cake</ui.LinkButton>],
  ['Brand', 'Seduh, home', () => <ui.Brand render={to} />],
  ['Breadcrumb', 'Cake', () => <ui.Breadcrumb items={[{ label: 'Cake', render: to }, { label: 'Here' }]} />],
  ['TabBar', 'Cake', () => <ui.TabBar label="Main" items={[{ label: 'Cake', icon: null, render: to }]} />],
  ['TopBar', 'Cake', () => <ui.TopBar brandHref="/" links={[{ label: 'Cake', render: to }]} />],
  ['TopBar, its mark', 'Seduh, home', () => <ui.TopBar brandRender={to} links={[]} />],
  [
    'Footer',
    'Cake',
    () => <ui.Footer brandHref="/" blurb="" columns={[{ title: 'Shop', items: [{ label: 'Cake', render: to }] }]} />,
  ],
  ['Footer, its mark', 'Seduh, home', () => <ui.Footer brandRender={to} blurb="" columns={[]} />],
  ['ProductCard', 'Cake', () => <ui.ProductCard render={to} {...line} meta="" action={null} />],
  ['ProductCard, its pen', 'Edit cake', () => <ui.ProductCard href="/" {...line} meta="" action={pen} />],
  [
    'HistoryCard',
    'Cake',
    () => <ui.HistoryCard render={to} {...line} {...history} selectable selected={false} onSelectedChange={nothing} />,
  ],
  ['OrderCard', 'Cake', () => <ui.OrderCard render={to} {...order} />],
  [
    'CartLine',
    'Cake',
    () => <ui.CartLine render={to} {...line} detail="" quantity={1} onQuantityChange={nothing} onRemove={nothing} />,
  ],
  [
    'SuccessModal',
    'Cake',
    () => <ui.SuccessModal open onOpenChange={nothing} title="Done" actions={[{ label: 'Cake', render: to }]} />,
  ],
];

it.each(parts)('%s is followed by the link that `render` brings, also within a provider', (_, name, part) => {
  went.mockClear();
  const { unmount } = render(part());
  fireEvent.click(screen.getByRole('link', { name }));
  expect(went.mock.calls).toEqual([['/shelf']]);
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/app/shelf');
  unmount();
  render(<ui.LinkProvider component={Provided}>{part()}</ui.LinkProvider>);
  expect(screen.getByRole('link', { name }).dataset['provided']).toBeUndefined();
});

it('gives it class, style, words, attributes and handlers, and lets its own word go first', () => {
  const calls: string[] = [];
  const own = (
    <RouterLink
      to="/shelf"
      className="theirs"
      style={{ color: 'red' }}
      title="theirs"
      onClick={() => calls.push('theirs')}
      onFocus={() => calls.push('focus')}
    >
      forgotten
    </RouterLink>
  );
  render(
    <ui.LinkButton
      render={own}
      className="ours"
      style={{ color: 'blue', margin: 1 }}
      title="ours"
      lang="id"
      onClick={() => calls.push('ours')}
    >
      Menu
    </ui.LinkButton>,
  );
  const link = screen.getByRole('link', { name: 'Menu' });
  expect([...link.classList]).toEqual(expect.arrayContaining(['sd-btn', 'ours', 'theirs']));
  expect([link.style.color, link.style.margin]).toEqual(['red', '1px']);
  expect([link.title, link.lang]).toEqual(['theirs', 'id']);
  fireEvent.focus(link);
  fireEvent.click(link);
  expect(calls).toEqual(['focus', 'theirs', 'ours']);
});

it('dresses a link that makes its class of where one is', () => {
  const own = <RouterLink to="/shelf" className={({ isActive }) => (isActive ? 'here' : '')} />;
  render(<ui.LinkButton render={own}>Menu</ui.LinkButton>);
  expect([...screen.getByRole('link').classList]).toEqual(expect.arrayContaining(['sd-btn', 'here']));
});

it('a handler of ours that takes the press keeps the router from following it', () => {
  went.mockClear();
  render(
    <ui.Link render={to} onClick={(event) => event.preventDefault()}>
      Menu
    </ui.Link>,
  );
  fireEvent.click(screen.getByRole('link'));
  expect(went).not.toHaveBeenCalled();
});

it('fills both refs, objects and functions, and neither anew with each render', () => {
  const given = createRef<HTMLAnchorElement>();
  const seen: (string | null)[] = [];
  const own: Ref<HTMLAnchorElement> = (node) => {
    seen.push(node && node.tagName);
  };
  function Page() {
    const [times, setTimes] = useState(0);
    return (
      <>
        <ui.Link ref={given} render={<RouterLink to="/shelf" ref={own} />}>
          Menu
        </ui.Link>
        <button onClick={() => setTimes(times + 1)}>{times}</button>
      </>
    );
  }
  const { unmount } = render(<Page />);
  const anchor = given.current;
  expect(anchor).toBe(screen.getByRole('link'));
  fireEvent.click(screen.getByRole('button', { name: '0' }));
  expect(screen.getByRole('button').textContent).toBe('1');
  expect(seen).toEqual(['A']);
  unmount();
  expect(seen).toEqual(['A', null]);
  expect(given.current).toBeNull();
});

it('calls what a ref gives back in place of the ref', () => {
  const end = vi.fn();
  const own = vi.fn(() => end);
  const { unmount } = render(
    <ui.Link ref={createRef()} render={<RouterLink to="/" ref={own} />}>
      Home
    </ui.Link>,
  );
  unmount();
  expect([own.mock.calls.length, end.mock.calls.length]).toEqual([1, 1]);
});

it('waits for an element that a server component sends later', async () => {
  // what React makes of it on the way: an element that is not one yet
  const late = lazy(async () => ({ default: to as never })) as unknown as ReactElement;
  render(
    <Suspense fallback="Waiting">
      <ui.LinkButton render={late}>Menu</ui.LinkButton>
    </Suspense>,
  );
  expect(screen.getByText('Waiting')).toBeTruthy();
  const link = await screen.findByRole('link', { name: 'Menu' });
  expect([link.getAttribute('href'), link.classList.contains('sd-btn')]).toEqual(['/app/shelf', true]);
});

it.each([
  ['in a page the server made', () => <ui.LinkButton render={to}>Menu</ui.LinkButton>],
  ['as a plain anchor', () => <ui.LinkButton render={<Plain href="/app/shelf" />}>Menu</ui.LinkButton>],
])('stands %s', (_, part) => {
  const html = renderToString(part());
  expect(html).toMatch(/^<a (?=[^>]*href="\/app\/shelf")(?=[^>]*class="sd-btn [^"]*")[^>]*>Menu<\/a>$/);
});
