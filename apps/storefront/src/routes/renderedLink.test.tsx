import { LinkButton, TopBar } from '@seduh/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, NavLink, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

function Place() {
  return <output>{useLocation().pathname}</output>;
}

it.each([
  ['a link', () => <LinkButton render={<Link to="/menu" />}>Menu</LinkButton>],
  ['a link that knows where it is', () => <LinkButton render={<NavLink to="/menu" />}>Menu</LinkButton>],
  ['a link of a bar', () => <TopBar brandHref="/" links={[{ label: 'Menu', render: <Link to="/menu" /> }]} />],
])('%s of the router in a part is followed without a new page', (_, part) => {
  render(
    <MemoryRouter initialEntries={['/']}>
      {part()}
      <Place />
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name: 'Menu' });
  expect(link.getAttribute('href')).toBe('/menu');
  fireEvent.click(link);
  expect(screen.getByRole('status').textContent).toBe('/menu');
});

it('a link that loads does not move the router, nor does one that is off', () => {
  const onClick = vi.fn();
  render(
    <MemoryRouter initialEntries={['/']}>
      <LinkButton loading onClick={onClick} render={<Link to="/menu" onClick={onClick} />}>
        Loading
      </LinkButton>
      <LinkButton disabled onClick={onClick} render={<Link to="/menu" />}>
        Off
      </LinkButton>
      <Place />
    </MemoryRouter>,
  );
  for (const link of screen.getAllByRole('link')) fireEvent.click(link);
  expect(screen.getByRole('status').textContent).toBe('/');
  expect(onClick).not.toHaveBeenCalled();
});
