import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { ErrorPage } from './ErrorPage';

it('puts class, ref and the rest on the root', () => {
  const ref = createRef<HTMLElement>();
  render(<ErrorPage ref={ref} className="extra" id="err" glass="empty" title="Gone" text="Not here." />);
  expect(ref.current?.classList).toContain('extra');
  expect(ref.current?.id).toBe('err');
});

it("has the page's one h1, and the error's plain name outside it", () => {
  render(<ErrorPage glass="empty" status="404 Not Found" title="Gone" text="Not here." />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Gone');
  expect(screen.getByText('404 Not Found').tagName).toBe('P');
});

it('leaves out what it was not given', () => {
  const { container } = render(<ErrorPage glass="empty" title="Gone" text="Not here." />);
  expect(container.querySelectorAll('p')).toHaveLength(1);
  expect(container.querySelector('.sd-err-actions')).toBeNull();
});
