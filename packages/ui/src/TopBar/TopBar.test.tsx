import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LinkProvider, type LinkProps } from '../Link';
import { TopBar, type TopBarProps } from './TopBar';

const props: TopBarProps = {
  brandHref: '/',
  links: [
    { label: 'Home', href: '/', current: true },
    { label: 'Your Cart', href: '/cart', count: 0 },
  ],
};

it('puts class, ref and the rest on the root', () => {
  const ref = createRef<HTMLElement>();
  render(<TopBar {...props} ref={ref} className="extra" id="bar" />);
  expect(screen.getByRole('banner')).toBe(ref.current);
  expect(ref.current?.classList).toContain('extra');
  expect(ref.current?.id).toBe('bar');
});

it('marks the page being looked at, and only that', () => {
  render(<TopBar {...props} />);
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null]);
});

it.each([
  [0, 'Your Cart'],
  [1, 'Your Cart 1 item'],
  [3, 'Your Cart 3 items'],
])('says how many wait behind a link: %i', (count, name) => {
  render(<TopBar {...props} links={[{ label: 'Your Cart', href: '/cart', count }]} />);
  expect(within(screen.getByRole('navigation')).getByRole('link', { name })).toBeTruthy();
});

it('draws its hairline as the page scrolls, and nothing that stands in it', () => {
  let drawn = 0;
  function Counted({ href, children }: LinkProps) {
    drawn += 1;
    return <a href={href}>{children}</a>;
  }
  const scrollTo = (top: number) =>
    act(() => {
      window.scrollY = top;
      fireEvent.scroll(window);
    });
  render(
    <LinkProvider component={Counted}>
      <TopBar {...props} />
    </LinkProvider>,
  );
  const before = drawn;
  expect(before).toBeGreaterThan(0);
  scrollTo(40);
  expect(screen.getByRole('banner').dataset.scrolled).toBe('true');
  scrollTo(0);
  expect(screen.getByRole('banner').dataset.scrolled).toBeUndefined();
  expect(drawn).toBe(before);
});

it('renders on a server as a page that has not scrolled, and is taken over so, whatever another bar has seen', () => {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 40 });
  const { unmount } = render(<TopBar {...props} />);
  expect(screen.getByRole('banner').dataset.scrolled).toBe('true');
  unmount();
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 0 });
  expect(renderToString(<TopBar {...props} />)).not.toContain('data-scrolled');
});

it('knows that the page has scrolled, also where it had before the bar came', () => {
  const scrollTo = (y: number) => {
    Object.defineProperty(window, 'scrollY', { configurable: true, value: y });
    act(() => void window.dispatchEvent(new Event('scroll')));
  };
  scrollTo(40);
  render(<TopBar {...props} />);
  const bar = screen.getByRole('banner');
  expect(bar.dataset.scrolled).toBe('true');
  scrollTo(0);
  expect(bar.dataset.scrolled).toBeUndefined();
  scrollTo(1);
  expect(bar.dataset.scrolled).toBe('true');
});
