import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { AddressCard } from './AddressCard';

it('puts class, ref and the rest on the root', () => {
  const ref = createRef<HTMLDivElement>();
  render(<AddressCard ref={ref} className="extra" id="addr" icon={<svg />} title="Menteng" lines={[]} outlined />);
  expect(ref.current?.classList).toContain('extra');
  expect(ref.current?.id).toBe('addr');
  expect(ref.current?.hasAttribute('data-outlined')).toBe(true);
});

it('says each line in a paragraph of its own, in order', () => {
  const { container } = render(<AddressCard icon={<svg />} title="Menteng" lines={['Gate 2', '+62 812']} />);
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['Gate 2', '+62 812']);
});

it('ends with its action', () => {
  const { container } = render(
    <AddressCard icon={<svg />} title="Menteng" lines={[]} action={<button type="button">Edit</button>} />,
  );
  expect(container.firstElementChild?.lastElementChild).toBe(screen.getByRole('button', { name: 'Edit' }));
});
