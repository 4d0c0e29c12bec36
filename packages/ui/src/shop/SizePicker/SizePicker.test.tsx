import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SizePicker } from './SizePicker';

const option = (id: number, more = {}) => ({ id, code: `C${id}`, name: `Size ${id}`, ...more });

it('names a tile by the full name and describes it by its note', () => {
  render(
    <SizePicker legend="Size" options={[option(1), option(2, { note: '+ IDR 4,000' })]} value={2} onChange={vi.fn()} />,
  );
  const [plain, noted] = screen.getAllByRole('radio');
  expect(plain?.getAttribute('aria-label')).toBe('Size 1');
  expect(screen.getByText('C1').getAttribute('aria-hidden')).toBe('true');
  expect(plain?.hasAttribute('aria-describedby')).toBe(false);
  const note = document.getElementById(noted?.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe('+ IDR 4,000');
});

it('draws each cup larger than the one before, and no larger than the drawing', () => {
  const { container } = render(
    <SizePicker legend="Size" options={[1, 2, 3, 4, 5].map((id) => option(id))} value={1} onChange={vi.fn()} />,
  );
  const tops = [...container.querySelectorAll('path[stroke]')].map((cup) =>
    Number(/M[\d.]+ ([\d.]+)/.exec(cup.getAttribute('d') ?? '')?.[1]),
  );
  expect(tops).toEqual([17, 10, 4, 4, 4]);
});

it('keeps two pickers on one page apart', () => {
  render(
    <>
      <SizePicker legend="First" options={[option(1)]} value={1} onChange={vi.fn()} />
      <SizePicker legend="Second" options={[option(1)]} value={1} onChange={vi.fn()} />
    </>,
  );
  const names = screen.getAllByRole('radio').map((radio) => radio.getAttribute('name'));
  expect(new Set(names).size).toBe(2);
});
