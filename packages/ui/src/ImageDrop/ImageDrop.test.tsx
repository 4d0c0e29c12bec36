import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ImageDrop } from './ImageDrop';
import { imageProblem } from './imageProblem';

const base = { label: 'Drop a picture here', image: null, accept: 'image/png' };

it('refuses a file while disabled, and the browser does not open it either', () => {
  render(<ImageDrop {...base} onPick={vi.fn()} disabled />);
  const zone = screen.getByRole('button');
  const over = createEvent.dragOver(zone, { dataTransfer: { types: ['Files'], dropEffect: 'copy' } });
  fireEvent(zone, over);
  expect([over.defaultPrevented, (over as DragEvent).dataTransfer?.dropEffect]).toEqual([true, 'none']);
  expect(zone.dataset['over']).toBeUndefined();
});

it('tells nothing when what was dropped is no file, or while disabled', () => {
  const onPick = vi.fn();
  const { rerender } = render(<ImageDrop {...base} onPick={onPick} />);
  fireEvent.drop(screen.getByRole('button'), { dataTransfer: { files: [] } });
  rerender(<ImageDrop {...base} onPick={onPick} disabled />);
  fireEvent.drop(screen.getByRole('button'), { dataTransfer: { files: [new File(['x'], 'a.png')] } });
  expect(onPick).not.toHaveBeenCalled();
});

it('puts class and the rest on the root and reads error before hint', () => {
  render(<ImageDrop {...base} onPick={vi.fn()} className="mine" data-testid="root" error="bad" hint="help" />);
  expect(screen.getByTestId('root').classList).toContain('mine');
  const ids = screen.getByRole('button').getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['bad', 'help']);
});

const rules = { types: ['image/jpeg', 'image/png'], maxBytes: 4, wrongType: 'type', tooLarge: 'size' };

it.each([
  ['image/png', 4, null],
  ['image/jpeg', 0, null],
  ['image/png', 5, 'size'],
  ['image/gif', 1, 'type'],
  ['image/gif', 9, 'type'],
  ['', 1, 'type'],
])('says of %s with %i bytes: %s', (type, bytes, problem) => {
  expect(imageProblem(new File(['x'.repeat(bytes)], 'a.png', { type }), rules)).toBe(problem);
});
