import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Avatar, initials } from './Avatar';

it.each([
  ['', ''],
  ['   ', ''],
  ['Rani', 'R'],
  ['rani anjani', 'RA'],
  ['Raden Ajeng Kartini', 'RK'],
  ['Siti-Nur (admin)', 'SA'],
  ['rani@seduh.example', 'RE'],
  ['Éloïse ödegård', 'ÉÖ'],
  ['王 小明', '王小'],
  ['🙂', ''],
])('makes of "%s" the initials "%s"', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

it('tries a new picture after a broken one', () => {
  const { container, rerender } = render(<Avatar name="Rani Anjani" src="/broken.jpg" />);
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(screen.getByText('RA')).toBeTruthy();
  rerender(<Avatar name="Rani Anjani" src="/new.jpg" />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/new.jpg');
});

it('is silent: the name stands beside it', () => {
  render(<Avatar name="Rani" src="/rani.jpg" className="mine" data-testid="avatar" />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByTestId('avatar').classList).toContain('mine');
});
