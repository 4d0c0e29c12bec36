import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { FilePick } from './FilePick';

it('puts class, ref and the rest on the button, and the file’s rules on the chooser', () => {
  const ref = createRef<HTMLButtonElement>();
  render(
    <FilePick
      ref={ref}
      className="mine"
      id="cam"
      label="Take Picture"
      accept="image/png"
      capture="environment"
      onPick={vi.fn()}
    />,
  );
  expect(ref.current).toBe(screen.getByRole('button', { name: 'Take Picture' }));
  expect(ref.current?.id).toBe('cam');
  expect(ref.current?.classList).toContain('mine');
  const input = screen.getByLabelText('Take Picture');
  expect([input.getAttribute('accept'), input.getAttribute('capture')]).toEqual(['image/png', 'environment']);
});

it('tells nothing when the chooser is left without a file', () => {
  const onPick = vi.fn();
  render(<FilePick label="Take Picture" accept="image/png" onPick={onPick} />);
  fireEvent.change(screen.getByLabelText('Take Picture'), { target: { files: [] } });
  expect(onPick).not.toHaveBeenCalled();
});
